internal import LayoutSwiftSource
internal import LayoutText

extension LayoutWriter {
  /// How a property's value is written.
  enum PropertyForm: Equatable {
    case insets, spacing, edgeSpacing, length, truth, whole
    /// One of these.
    case words([String])

    /// The name of a case of `type`.
    static func word<Words: RawRepresentable & CaseIterable>(_ type: Words.Type) -> Self
    where Words.RawValue == String { .words(type.allCases.map(\.rawValue)) }

    var isWord: Bool { if case .words = self { true } else { false } }
  }

  /// A property of an object, where it differs from its default.
  struct ObjectProperty {
    let field: String
    let name: String
    let form: PropertyForm
  }

  /// The statements for `properties` of an object, in their order.
  mutating func properties(_ properties: [ObjectProperty], of object: HeapObject) -> [WrittenNode] {
    let defaults = Framework.fields(of: object.type)
    var nodes: [WrittenNode] = []
    for property in properties {
      guard let value = object.fields[property.field], value != defaults[property.field] else {
        continue
      }
      nodes += self.property(property, value, from: object.settings[property.field])
    }
    return nodes
  }

  mutating func property(
    _ property: ObjectProperty, _ value: SwiftValue, from source: TextRange?
  ) -> [WrittenNode] {
    if case .choice(let condition, let left, let right) = value,
      property.form != .length || number(value) == nil
    {
      return chosen(condition) {
        $0.property(property, left, from: source)
      } else: {
        $0.property(property, right, from: source)
      }
    }
    // Edges that are there under a condition.
    if property.form == .edgeSpacing, let (condition, yes, no) = value.firstChoice {
      return chosen(condition) {
        $0.property(property, yes, from: source)
      } else: {
        $0.property(property, no, from: source)
      }
    }
    if let text = text(property.form, value) {
      // What says the same as the default is left out.
      let isDefault =
        text.isEmpty
        || Framework.defaults[property.name]?.contains(text) == true && !property.form.isWord
      return isDefault
        ? [] : [WrittenNode(Written("\(property.name): \(text)"), from: source)]
    }
    switch value {
    case .none: return []
    case .hole(let hole):
      let missing = comment(property.name, hole)
      // What it is at first.
      guard case .words(let words) = property.form, case .word(let word)? = hole.initial,
        words.contains(word), Framework.defaults[property.name]?.contains(word) != true
      else { return [missing] }
      return [missing, WrittenNode(Written("\(property.name): \(word)"), from: source)]
    default:
      let range = source ?? 0..<0
      let hole = Hole(program.text(of: range), .lost, at: range, name: property.name)
      return [comment(property.name, hole)]
    }
  }

  private mutating func text(_ form: PropertyForm, _ value: SwiftValue) -> String? {
    switch form {
    case .insets:
      if case .record = value { return insets(value) ?? (areZero(value) ? "" : nil) }
      if case .hole = value { return insets(value) }
      return nil
    case .spacing: return spacing(value)
    case .edgeSpacing:
      guard case .record(let record) = value else { return nil }
      let isKnown = record.fields.values.allSatisfy { part in
        if part == .none { return true }
        if case .record = part { return true }
        return part.isHole
      }
      return isKnown ? edgeSpacing(value) ?? "" : nil
    case .length: return number(value).map { text($0.real, as: .distance) }
    case .words(let words):
      if case .hole(let hole) = value { return holes.word(hole).map { text($0, as: .size) } }
      return value.word.flatMap { words.contains($0) ? $0 : nil }
    case .truth:
      switch value {
      case .truth(let term): return text(term, as: .size)
      case .hole(let hole): return text(holes.condition(hole), as: .size)
      default: return nil
      }
    case .whole:
      // In front of everything else.
      if value == .word("max") { return "\(Self.greatestZIndex)" }
      return number(value).map { text($0.whole, as: .count) }
    }
  }

  /// The greatest that the language takes.
  private static let greatestZIndex = 1_000_000

  private func areZero(_ value: SwiftValue) -> Bool {
    guard case .record(let record) = value else { return false }
    return record.fields.values.allSatisfy {
      if case .number(let number) = $0 { return number.real.constant == 0 }
      return false
    }
  }

  // MARK: Conditions

  /// `if condition { yes } else { no }`, as short as it can be.
  mutating func chosen(
    _ condition: Term, _ yes: (inout LayoutWriter) -> [WrittenNode],
    else no: (inout LayoutWriter) -> [WrittenNode]
  ) -> [WrittenNode] {
    if let value = isTrue(condition) { return value ? yes(&self) : no(&self) }
    let nodes = (under(condition, yes), under(.not(condition), no))
    return chosen(condition, nodes.0, nodes.1)
  }

  private mutating func chosen(
    _ condition: Term, _ yes: [WrittenNode], _ no: [WrittenNode]
  ) -> [WrittenNode] {
    if yes.isEmpty, no.isEmpty { return [] }
    if yes.count == no.count, zip(yes, no).allSatisfy({ $0.isWritten(like: $1) }) { return yes }
    if yes.isEmpty { return chosen(.not(condition), no, []) }
    var draft = self
    let header = "if " + text(condition, as: .size)
    var (yes, no) = (yes, no)
    if (yes + no).contains(where: \.hasCondition) {
      let opposite = "if " + draft.text(.not(condition), as: .size)
      yes = yes.flatMap { $0.inside(header, not: opposite) }
      no = no.flatMap { $0.inside(opposite, not: header) }
    }
    var node = WrittenNode(Written(header), yes)
    guard !no.isEmpty else { return [node] }
    node.otherwise = no
    return [node]
  }
}

extension SwiftValue {
  /// A value of which a condition decides a part, as the two values that it may be.
  var firstChoice: (condition: Term, yes: SwiftValue, no: SwiftValue)? {
    firstCondition.map { ($0, value(where: $0), value(where: .not($0))) }
  }

  private var firstCondition: Term? {
    switch self {
    case .choice(let condition, _, _): return condition
    case .record(let record):
      let fields = record.fields.sorted { $0.key < $1.key }
      return fields.lazy.compactMap(\.value.cases?.condition).first
    case .array(let elements):
      return elements.lazy.compactMap { element in
        element.condition.isTrue == nil ? element.condition : element.value.cases?.condition
      }.first
    default: return nil
    }
  }

  /// What is left of it where `condition` holds.
  private func value(where condition: Term) -> SwiftValue {
    switch self {
    case .choice(let asked, let left, let right):
      if asked == condition { return left.value(where: condition) }
      if asked == .not(condition) { return right.value(where: condition) }
      return .choice(asked, left.value(where: condition), right.value(where: condition))
    case .record(var record):
      record.fields = record.fields.mapValues { $0.value(where: condition) }
      return .record(record)
    case .array(let elements):
      return .array(
        elements.compactMap { element in
          if element.condition == .not(condition) { return nil }
          return Element(
            condition: element.condition == condition ? .truth(true) : element.condition,
            value: element.value.value(where: condition), loops: element.loops)
        })
    default: return self
    }
  }
}

extension Framework {
  /// Texts that say what holds without them.
  static let defaults: [String: Set<String>] = [
    "spacing": ["0"], "extendsBoundary": ["true"], "pinned": ["false"],
    "supplementariesFollowInsets": ["true"], "showsSeparators": ["true"],
  ]
}
