internal import LayoutText

extension LayoutWriter {
  /// The number of a value; a hole is a parameter.
  mutating func number(_ value: SwiftValue?) -> Number? {
    switch value {
    case .number(let number)?: return number
    case .hole(let hole)?: return holes.number(hole)
    case .subject(let subject)?:
      if subject.isIndex { return Number(.input("section.index"), .whole) }
      return holes.number(subject.hole(at: 0..<0))
    case .word("zero")?: return Number(.zero, .real)
    case .choice(let condition, let left, let right)?:
      if let value = isTrue(condition) { return number(value ? left : right) }
      guard let left = number(left), let right = number(right) else { return nil }
      if case .number(let joined) = SwiftValue.joined(condition, .number(left), .number(right)) {
        return joined
      }
      return nil
    default: return nil
    }
  }

  // MARK: Sizes

  /// One axis of a size; `nil` where it is none.
  mutating func dimension(_ value: SwiftValue?) -> String? {
    switch value {
    case .record(let record)? where record.type == Framework.dimension:
      guard case .word(let kind)? = record.fields["kind"],
        let number = number(record.fields["dimension"])
      else { return nil }
      return dimension(kind, number.real)
    case .choice(let condition, let left, let right)?:
      if let value = isTrue(condition) { return dimension(value ? left : right) }
      guard let left = dimension(left), let right = dimension(right) else { return nil }
      return "(\(asked(condition)) ? \(left) : \(right))"
    case .hole(let hole)?: return primary(holes.number(hole).real, as: .size)
    default: return nil
    }
  }

  mutating func dimension(_ kind: String, _ term: Term) -> String {
    switch kind {
    case "absolute":
      // A bare number below 1 would look like a fraction.
      if term.isLiteral, let value = term.constant, value > 0, value < 1 {
        return text(.number(value), as: .size) + "pt"
      }
      return primary(term, as: .size)
    case "estimated": return "~" + primary(term, as: .size)
    case "uniformAcrossSiblings": return "uniform(\(text(term, as: .size)))"
    default:
      let unit = kind == "fractionalWidth" ? "w" : "h"
      return fraction(term) + unit
    }
  }

  /// A factor of a length, without its unit.
  mutating func fraction(_ term: Term) -> String {
    let term = settled(term)
    switch term {
    case .number(let value) where value >= 0: return text(term, as: .fraction)
    case .binary("/", .number(let a), .number(let b))
    where a >= 0 && b > 0 && a == a.rounded() && b == b.rounded():
      return "\(text(.number(a), as: .fraction))/\(text(.number(b), as: .fraction))"
    default: return "(\(text(term, as: .fraction)))"
    }
  }

  /// The two axes of a size.
  mutating func size(_ value: SwiftValue?) -> (width: String, height: String)? {
    switch value {
    case .record(let record)? where record.type == Framework.size:
      guard let width = dimension(record.fields["widthDimension"]),
        let height = dimension(record.fields["heightDimension"])
      else { return nil }
      return (width, height)
    case .choice(let condition, let left, let right)?:
      if let value = isTrue(condition) { return size(value ? left : right) }
      guard let a = size(left), let b = size(right) else { return nil }
      let test = asked(condition)
      func joined(_ a: String, _ b: String) -> String { a == b ? a : "(\(test) ? \(a) : \(b))" }
      return (joined(a.width, b.width), joined(a.height, b.height))
    case .hole(let hole)?:
      return (
        primary(parameter(hole, "width").real, as: .size),
        primary(parameter(hole, "height").real, as: .size)
      )
    default: return nil
    }
  }

  // MARK: Edges

  private static let edges = ["top", "leading", "bottom", "trailing"]

  /// What stands behind `insets:`; `nil` where there are none.
  mutating func insets(_ value: SwiftValue?) -> String? {
    var terms: [String: Term] = [:]
    switch value {
    case .record(let record)? where record.type == Framework.insets:
      for edge in Self.edges {
        guard let number = number(record.fields[edge]) else { return nil }
        terms[edge] = number.real
      }
    case .hole(let hole)?:
      for edge in Self.edges { terms[edge] = parameter(hole, edge).real }
    default: return nil
    }
    return edgeTexts(terms)
  }

  /// The edges of a padding: top, leading, bottom, trailing; `nil` where all are 0.
  mutating func edges(_ terms: [Term]) -> String? {
    edgeTexts(Dictionary(uniqueKeysWithValues: zip(Self.edges, terms)))
  }

  private mutating func edgeTexts(_ terms: [String: Term]) -> String? {
    let values = Self.edges.compactMap { terms[$0] }
    guard values.contains(where: { $0.constant != 0 }) else { return nil }
    if values.allSatisfy({ $0 == values[0] }) { return text(values[0], as: .distance) }
    var parts: [String] = []
    var left = terms
    for (pair, first, second) in [
      ("horizontal", "leading", "trailing"), ("vertical", "top", "bottom"),
    ]
    where terms[first] == terms[second] {
      if let term = terms[first], term.constant != 0 {
        parts.append("\(pair) \(labelled(term))")
      }
      (left[first], left[second]) = (nil, nil)
    }
    for edge in Self.edges {
      guard let term = left[edge], term.constant != 0 else { continue }
      parts.append("\(edge) \(labelled(term))")
    }
    return parts.joined(separator: ", ")
  }

  private mutating func labelled(_ term: Term) -> String {
    if case .number = term { return text(term, as: .distance) }
    return primary(term, as: .distance)
  }

  /// What stands behind `spacing:` of a group; `nil` for none.
  mutating func spacing(_ value: SwiftValue?) -> String? {
    switch value {
    case .record(let record)? where record.type == Framework.spacing:
      guard case .word(let kind)? = record.fields["kind"],
        let number = number(record.fields["spacing"])
      else { return nil }
      if kind == "flexible" { return ">=" + primary(number.real, as: .distance) }
      return text(number.real, as: .distance)
    case .hole(let hole)?: return text(holes.number(hole).real, as: .distance)
    default: return nil
    }
  }

  /// What stands behind `edgeSpacing:`.
  mutating func edgeSpacing(_ value: SwiftValue?) -> String? {
    guard case .record(let record)? = value else { return nil }
    var texts: [String: String] = [:]
    for edge in Self.edges {
      guard let part = record.fields[edge], part != .none, let text = spacing(part), text != "0"
      else { continue }
      texts[edge] = text.contains(" ") ? "(\(text))" : text
    }
    guard !texts.isEmpty else { return nil }
    if texts.count == 4, Set(texts.values).count == 1 { return texts["top"] }
    var parts: [String] = []
    for (pair, first, second) in [
      ("horizontal", "leading", "trailing"), ("vertical", "top", "bottom"),
    ] {
      if let text = texts[first], text == texts[second] {
        parts.append("\(pair) \(text)")
        (texts[first], texts[second]) = (nil, nil)
      }
    }
    for edge in Self.edges { if let text = texts[edge] { parts.append("\(edge) \(text)") } }
    return parts.joined(separator: ", ")
  }

  // MARK: Anchors

  /// The edges of an anchor: a word, one of two, or the parameter that is one.
  mutating func anchor(_ value: SwiftValue?) -> String? {
    if let (condition, yes, no) = value?.firstChoice {
      guard let yes = anchor(yes), let no = anchor(no) else { return nil }
      if yes == no { return yes }
      return "\(asked(condition)) ? \(yes.contains(" ") ? "(\(yes))" : yes) : \(no)"
    }
    if case .hole(let hole)? = value { return holes.word(hole).map { text($0, as: .size) } }
    return Self.anchorWord(value)
  }

  /// The word of a set of edges: `topTrailing`.
  static func anchorWord(_ value: SwiftValue?) -> String? {
    var edges: Set<String> = []
    switch value {
    case .word(let word)?: edges = word == "all" ? [] : [word]
    case .array(let elements)?:
      for element in elements {
        guard case .word(let word) = element.value, element.condition.isTrue == true else {
          return nil
        }
        if word == "all" { edges.formUnion(Self.edges) } else { edges.insert(word) }
      }
    default: return nil
    }
    if edges.isSuperset(of: ["top", "bottom"]) { edges.subtract(["top", "bottom"]) }
    if edges.isSuperset(of: ["leading", "trailing"]) { edges.subtract(["leading", "trailing"]) }
    switch (
      edges.contains("top"), edges.contains("bottom"), edges.contains("leading"),
      edges.contains("trailing")
    ) {
    case (true, _, true, _): return "topLeading"
    case (true, _, _, true): return "topTrailing"
    case (true, _, _, _): return "top"
    case (_, true, true, _): return "bottomLeading"
    case (_, true, _, true): return "bottomTrailing"
    case (_, true, _, _): return "bottom"
    case (_, _, true, _): return "leading"
    case (_, _, _, true): return "trailing"
    default: return edges.isEmpty ? "none" : nil
    }
  }

  /// The offset of an anchor; `nil` for none.
  mutating func offset(of anchor: SwiftValue.Record) -> String? {
    if let point = anchor.fields["fractionalOffset"] {
      guard let (x, y) = coordinates(point) else { return nil }
      if x.constant == 0, y.constant == 0 { return nil }
      return [(x, "w"), (y, "h")].map { term, unit in
        if term.constant == 0 { return "0" }
        if case .number(let value) = term, value < 0 {
          return "-" + fraction(.number(-value)) + unit
        }
        return fraction(term) + unit
      }.joined(separator: ", ")
    }
    return anchor.fields["absoluteOffset"].flatMap { point($0) }
  }

  /// `x, y` of a point; `nil` for 0, 0.
  mutating func point(_ value: SwiftValue) -> String? {
    guard let (x, y) = coordinates(value), x.constant != 0 || y.constant != 0 else { return nil }
    return "\(text(x, as: .distance)), \(text(y, as: .distance))"
  }

  private mutating func coordinates(_ value: SwiftValue) -> (Term, Term)? {
    switch value {
    case .record(let record):
      guard let x = number(record.fields["x"]), let y = number(record.fields["y"]) else {
        return nil
      }
      return (x.real, y.real)
    case .hole(let hole): return (parameter(hole, "x").real, parameter(hole, "y").real)
    case .word("zero"): return (.zero, .zero)
    default: return nil
    }
  }
}
