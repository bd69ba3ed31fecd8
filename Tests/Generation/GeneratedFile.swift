import LayoutLanguage

/// A file made from the vocabulary: a layout or a view, nearly always without errors.
///
/// Elements, their headers, properties and children are those that the language declares; values are
/// the words of their enumerations, or the examples of the reference with other numbers.
package struct GeneratedFile {
  /// The source.
  package private(set) var text = ""
  /// The names of the sections.
  package private(set) var sections: [String] = []
  /// What the file makes use of.
  package private(set) var features: Set<Feature> = []
  var choices: Choices
  /// What lengths in points are multiplied by.
  let factor: Double
  private var names = 0
  private var depth = 0
  /// Whether the element stands where the width of a container is known.
  private var isInSection = false

  /// What a law may not hold for.
  package enum Feature: Hashable, Sendable {
    /// An item may have contents of its own size.
    case contents
    case list, custom, waterfall
    /// A length that depends on other elements or on contents.
    case estimated, flexible
    /// A property of the reference's whole view, or of a whole number of sections.
    case conditions
    case horizontalScrolling, orthogonal, pinned
    /// A length that the system gives.
    case systemLength
  }

  /// The file of `choices`, all lengths in points multiplied by `factor`.
  package init(_ choices: Choices, factor: Double = 1) {
    (self.choices, self.factor) = (choices, factor)
    if self.choices.chance(2) { line("let gap = \(length())") }
    let isView = self.choices.chance(5)
    element(isView ? View.vocabulary.kind : Layout.vocabulary.kind)
    preview()
  }
}

extension GeneratedFile {
  /// Writes an element of `kind`: its header, then its body.
  private mutating func element(_ kind: ElementKind) {
    depth += 1
    defer { depth -= 1 }
    note(kind)
    let wasInSection = isInSection
    if kind.traits.contains(.repeatsWithData) { isInSection = true }
    defer { isInSection = wasInSection }
    let header = header(of: kind)
    open(header)
    properties(of: kind) { !$0.isModifier }
    children(of: kind, least: header.hasArrangement ? 0 : nil)
    properties(of: kind, where: \.isModifier)
    layers(of: kind)
    line("}")
  }

  private mutating func properties(
    of kind: ElementKind, where isMeant: (PropertyDescription) -> Bool
  ) {
    for property in kind.properties where isMeant(property) {
      if property.isRequired || choices.chance(5) { write(property, of: kind) }
    }
  }

  private mutating func note(_ kind: ElementKind) {
    if kind.traits.contains(.isContent) { features.insert(.contents) }
    if kind.traits.contains(.isList) { features.insert(.list) }
    if kind.name == CustomGroup.vocabulary.name { features.insert(.custom) }
    if kind.name == Waterfall.vocabulary.name { features.insert(.waterfall) }
  }

  private mutating func header(of kind: ElementKind) -> String {
    let form = kind.header
    var header = kind.name
    if form.subject != .absent, form.subject == .required || choices.chance(2) {
      header += " \"\(choices.pick(["Hi", "Hello world", "Some words that wrap", "", "한", "ﬁ"]))\""
    } else if form.subject == .absent, form.name != .absent {
      names += 1
      header += " n\(names)"
      if kind.traits.contains(.repeatsWithData) { sections.append("n\(names)") }
    }
    if form.size == .required || form.size == .optional && !choices.chance(4) {
      header += " " + size(of: form)
    } else if form.size == .optional, kind.name != Item.vocabulary.name {
      features.insert(.systemLength)
    }
    if form.mustSplit || form.takesArrangement && choices.chance(3) {
      header += (form.mustSplit || choices.chance(2) ? " split " : " repeat ") + count()
    }
    return header
  }

  /// A small number of children, at times one that is computed.
  private mutating func count() -> String {
    let count = choices.number(below: 4) + 1
    guard isInSection, choices.chance(5) else { return "\(count)" }
    return "(container.width >= \(points(500)) ? \(count + 1) : \(count))"
  }

  private mutating func size(of form: HeaderForm) -> String {
    if form.isSizeInPoints {
      let sides = (0..<2).map { _ in
        form.hasOpenAxes && choices.chance(3) ? "_" : points(choices.pick([40, 12, 33.5, 120, 1]))
      }
      return sides.joined(separator: " x ")
    }
    let width = dimension("w", form)
    var height = dimension("h", form)
    if height.hasPrefix("aspect"), width.hasPrefix("~") || width.hasPrefix("uniform") {
      height = points(60)
    }
    return width + " x " + height
  }

  private mutating func dimension(_ unit: String, _ form: HeaderForm) -> String {
    switch choices.number(below: 12) {
    case 0...2: return "1\(unit)"
    case 3: return "1/2\(unit)"
    case 4: return "\(choices.number(below: 4) + 1)/5\(unit)"
    case 5: return "0.33\(unit)"
    case 6...8: return points(choices.pick([44, 20, 90, 150.5, 7]))
    case 9:
      features.insert(.estimated)
      return "~\(points(choices.pick([50, 300, 1])))"
    case 10 where form.takesUniform:
      features.insert(.estimated)
      return "uniform(\(points(40)))"
    case 11 where unit == "h": return "aspect(\(choices.number(below: 3) + 1)/2)"
    default:
      return isInSection ? "(container.width / \(choices.number(below: 5) + 1))" : points(44)
    }
  }

  // Properties

  private mutating func write(_ property: PropertyDescription, of kind: ElementKind) {
    guard !isOfFiles(property) else { return }
    var value = value(of: property)
    if value.contains(">=") { features.insert(.flexible) }
    if property.name == Section.scrollName, value != "none" { features.insert(.orthogonal) }
    if property.name.hasSuffix("nsetsReference") { features.insert(.systemLength) }
    if property.name == "scrollDirection" { features.insert(.horizontalScrolling) }
    if property.name == "pinned" { features.insert(.pinned) }
    if kind.traits.contains(.isContent), property.isRequired { value = exampleValue(of: property) }
    let statement = "\(property.name): \(value)"
    guard isInSection, !property.isRequired, choices.chance(6) else { return line(statement) }
    features.insert(.conditions)
    line("if container.width >= \(points(choices.pick([200, 400, 700]))) { \(statement) }")
  }

  /// Whether it names a file, a device or another element.
  private func isOfFiles(_ property: PropertyDescription) -> Bool { property.form.reference != nil }

  private func exampleValue(of property: PropertyDescription) -> String {
    guard let colon = property.example.firstIndex(of: ":") else { return "" }
    return String(property.example[colon...].dropFirst(2))
  }

  private mutating func value(of property: PropertyDescription) -> String {
    let form = property.form
    if form.type == .word, let words = form.enumeration?.words, !words.isEmpty {
      return choices.pick(words)
    }
    if form.type == .boolean { return choices.chance(2) ? "false" : "true" }
    let value = exampleValue(of: property)
    let isLength = form.name.contains("points") || form.name.contains("spacing")
    if isLength, form.labels == .none, form.unlabelled == 1...1, choices.chance(2) {
      return choices.chance(3) && text.contains("let gap") ? "gap" : length()
    }
    return form.name.contains("whole") ? value : varied(value)
  }

  /// `value` with other numbers where lengths in points stand.
  private mutating func varied(_ value: String) -> String {
    var result = ""
    var rest = Substring(value)
    while let character = rest.first {
      guard character.isNumber, result.last?.isLetter != true else {
        result.append(character)
        rest.removeFirst()
        continue
      }
      let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "/" }
      rest = rest.dropFirst(number.count)
      let isLength = !number.contains("/") && rest.first != "w" && rest.first != "h"
      result += isLength ? points((Double(number) ?? 1) + step()) : String(number)
    }
    return result
  }

  private mutating func step() -> Double { choices.pick([0, 0, 1, 3.5, 12]) }

  private mutating func length() -> String { points(choices.pick([0, 8, 2, 0.5, 16, 33.25])) }

  /// A length as it is written.
  private func points(_ length: Double) -> String {
    let scaled = length * factor
    return scaled == scaled.rounded() ? "\(Int(scaled))" : "\(scaled)"
  }

  // Children

  /// - Parameter least: The number of children where the header fixes it.
  private mutating func children(of kind: ElementKind, least: Int?) {
    let slots = kind.slots
    let single = slots.filter { $0.count == .exactlyOne }
    if !single.isEmpty { child(single) }
    for slot in slots where slot.count == .atMostOne && choices.chance(2) { child([slot]) }
    let contents = slots.filter { $0.count == .oneContent }
    if !contents.isEmpty, kind.name == View.vocabulary.name || choices.chance(4) { child(contents) }
    let main = slots.filter { $0.count == .any && $0.kind.isMain }
    if !main.isEmpty {
      let isNeeded = kind.name == Layout.vocabulary.name || kind.traits.contains(.needsChildren)
      let more = least == nil ? choices.number(below: depth < 6 ? 3 : 1) : 0
      for _ in 0..<(isNeeded ? 1 : 0) + more { child(main) }
    }
    let others = slots.filter { $0.count == .any && !$0.kind.isMain && !$0.kind.isLayer }
    if !others.isEmpty, depth < 7, choices.chance(3) { child(others) }
  }

  /// What stands over and under a content, behind its modifiers.
  private mutating func layers(of kind: ElementKind) {
    let layers = kind.slots.filter(\.kind.isLayer)
    if !layers.isEmpty, depth < 6, choices.chance(5) { child(layers) }
  }

  /// A child in one of `slots`; deep inside one without children.
  private mutating func child(_ slots: [ChildSlot]) {
    let leaves = slots.filter { slot in !slot.kind.slots.contains { $0.kind.isMain } }
    let isEnd = !leaves.isEmpty && (depth > 6 || choices.isEmpty)
    element(choices.pick(isEnd ? leaves : slots).kind)
  }

  // The view that it is shown in

  private mutating func preview() {
    let sizes = [(393.0, 852.0), (320, 568), (834, 1194), (852, 393)]
    let (width, height) = choices.pick(sizes)
    open("preview \"p\" \(points(width)) x \(points(height))")
    line("scale: \(number(3 / factor))")
    if choices.chance(3) { line("safeArea: top \(points(59)), bottom \(points(34))") }
    if choices.chance(3) { line("os: \(choices.pick([15, 16, 18, 26]))") }
    if !sections.isEmpty {
      let items = sections.map { "\($0) \(choices.pick([9, 0, 1, 4, 30]))" }
      line("items: " + items.joined(separator: ", "))
    }
    line("}")
  }

  private func number(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  // Writing

  private mutating func open(_ header: String) { line(header + " {") }

  private mutating func line(_ statement: String) { text += statement + "\n" }
}

extension ElementKind {
  /// Whether it is what an owner is there for: a section, an item, a content, rather than a header, a
  /// badge or an overlay.
  fileprivate var isMain: Bool {
    traits.contains(.repeatsWithData) || traits.contains(.takesData)
      || traits.contains(.isContent) && !isLayer
  }

  /// Whether it is wrapped around a content.
  fileprivate var isLayer: Bool { traits.contains(.isModifier) }
}

extension String {
  /// Whether it is a header that says how often its only child is repeated.
  fileprivate var hasArrangement: Bool { contains(" split ") || contains(" repeat ") }
}
