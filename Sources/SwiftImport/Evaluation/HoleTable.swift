internal import LayoutDiagnostics
internal import LayoutText

/// The parameters that stand for holes, and what is reported of the Swift code.
struct HoleTable: Sendable {
  /// A hole that a number or a condition depends on.
  struct Entry: Sendable {
    let hole: Hole
    let isCondition: Bool
    let kind: Number.Kind
  }

  private(set) var entries: [String: Entry] = [:]
  /// The section that is run or written: what its data says is not what that of others says.
  private var section: String?
  /// By their keys the numbers of its data that its kind tells.
  private var numbers: [String: Int] = [:]
  /// What is noted beside holes, each place once.
  var diagnostics: [Diagnostic] = []
  /// The enumerations that are not declared, by the keys of the subjects that are cases of them.
  var foreignEnumerations: [String: Hole] = [:]

  /// The number that stands for `hole`.
  mutating func number(_ hole: Hole) -> Number {
    let kind: Number.Kind =
      switch hole.plainType {
      case "Int", "UInt", "Int32", "UInt32", "Int64": .whole
      case "CGFloat", "Double", "Float", "TimeInterval": .real
      default: .open
      }
    if let term = hole.dataTerm { return Number(term, kind) }
    if let known = numbers[hole.key] { return Number(.number(Double(known)), .whole) }
    let key = key("number", hole)
    // The first place counts, and the first value that is known.
    let first = entries[key]?.hole
    if first == nil || (first?.initial == nil && hole.initial != nil) {
      entries[key] = Entry(
        hole: first.map { hole.standing(at: $0.range) } ?? hole, isCondition: false, kind: kind)
    }
    return Number(.parameter(key), kind)
  }

  private func key(_ form: String, _ hole: Hole) -> String {
    guard let section, hole.key.holds(Hole.sectionMark) else { return "\(form) \(hole.key)" }
    return "\(form) \(hole.key) in \(section)"
  }

  /// From here on holes are those of a kind of section; with `nil` those of none.
  mutating func begin(_ kind: SectionKind?) {
    (section, numbers) = (kind?.name, [:])
    if let kind, !kind.subject.isIndex, let number = kind.label?.number {
      numbers[Hole.sectionMark + kind.subject.key] = number
    }
  }

  /// Adds what `other` has and this has not.
  mutating func add(_ other: HoleTable) {
    entries.merge(other.entries) { own, _ in own }
    foreignEnumerations.merge(other.foreignEnumerations) { own, _ in own }
    for diagnostic in other.diagnostics { note(diagnostic) }
  }

  /// The list that stands for `hole`; `nil` where it is no parameter that is a list.
  mutating func list(_ hole: Hole) -> Term? {
    guard hole.isParameter, case .list? = hole.initial else { return nil }
    let key = key("list", hole)
    entries[key] = Entry(hole: hole, isCondition: false, kind: .open)
    return .parameter(key)
  }

  /// The word that stands for `hole`; `nil` where it is no parameter that is a word.
  mutating func word(_ hole: Hole) -> Term? {
    guard hole.isParameter, case .word? = hole.initial else { return nil }
    let key = key("word", hole)
    entries[key] = Entry(hole: hole, isCondition: false, kind: .open)
    return .parameter(key)
  }

  /// The condition that stands for `hole`.
  mutating func condition(_ hole: Hole) -> Term {
    if let term = hole.dataTerm { return term }
    let key = key("condition", hole)
    if entries[key] == nil { entries[key] = Entry(hole: hole, isCondition: true, kind: .open) }
    return .parameter(key)
  }
}

extension Hole {
  /// What reads it from the data; `nil` where it is not there.
  var dataTerm: Term? {
    guard let dataPath else { return nil }
    return .input(dataStandard == nil ? dataPath : "(\(dataPath)\(standardText))")
  }

  /// What stands behind its place in the data for where these have none.
  var standardText: String { dataStandard.map { " ?? \($0)" } ?? "" }

  /// Its declared type without `?` and `!`.
  var plainType: String? {
    guard var text = type else { return nil }
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    return text
  }

  /// The hole of a comparison of this with a word.
  func compared(with word: String) -> Hole {
    var hole = self
    hole.key = key + " == " + word
    let word = word.withoutFiles
    hole.name = name + "Is" + word.prefix(1).uppercased() + word.dropFirst()
    hole.initial =
      switch initial {
      case .word(let first): .truth(first == word)
      default: nil
      }
    hole.type = "Bool"
    hole.dataPath = nil
    return hole
  }

  /// The hole of whether this is there.
  var presence: Hole {
    var hole = self
    hole.name = "has" + name.prefix(1).uppercased() + name.dropFirst()
    hole.key = key + " != nil"
    // A spacing that is nil is one of 0.
    hole.initial = plainType == Framework.spacing ? nil : initial.map { _ in .truth(true) }
    hole.type = "Bool"
    hole.dataPath = nil
    return hole
  }
}

extension HoleTable {
  mutating func noteWidthOfView(_ text: String, at range: TextRange) {
    guard !diagnostics.contains(where: { $0.code == .widthOfTheView }) else { return }
    diagnostics.append(.widthOfTheView(text, at: range))
  }

  mutating func noteFrameworkView(_ hole: Hole) { note(.frameworkView(hole.text, at: hole.range)) }

  /// Notes that a list takes more space than its rows.
  mutating func noteList(at range: TextRange) { note(.filledList(at: range)) }

  /// Notes that the order of the sections is that of an enumeration that is not declared.
  mutating func noteOrder(of subject: Subject) {
    guard let type = foreignEnumerations[subject.key] else { return }
    note(.unknownOrder(type.text, at: type.range))
  }

  /// Notes that the order of the sections could not be followed.
  mutating func noteOpenOrder(at range: TextRange) { note(.openOrder(at: range)) }

  mutating func noteMovedAttributes(_ function: String, at range: TextRange) {
    note(.movedAttributes(by: function, at: range))
  }

  mutating func noteHandler(at range: TextRange) { note(.movesWhileScrolling(at: range)) }

  mutating func noteLateSetting(
    _ name: String, object: String, use: TextRange, at range: TextRange
  ) {
    note(.setAfterUse(name, use: use, at: range))
  }

  private mutating func note(_ diagnostic: Diagnostic) {
    guard !diagnostics.contains(where: { $0.range == diagnostic.range }) else { return }
    diagnostics.append(diagnostic)
  }
}
