package import LayoutGeometry

/// Whole numbers given by the name of a section, or for all sections.
package struct SectionNumbers: Hashable, Sendable {
  /// What holds for a section that is not named.
  package var common: [Double]?
  /// What holds for the sections of a name: one number for each of its instances, in order.
  package var named: [String: [Double]] = [:]

  package init() {}

  /// `number` for every section.
  package init(_ number: Double) { common = [number] }

  /// The numbers for the sections called `name`.
  package subscript(name: String?) -> [Double]? {
    name.flatMap { named[$0] } ?? common
  }
}

extension Notation where Subject == SectionNumbers {
  /// How many sections there are: `3` of every name, or `month 12`.
  static var sectionCounts: Notation { counts(.number) }

  /// Counts: `18` for every section, `posts 18` for one, `month [31, 28]` for several of a name.
  static var counts: Notation { counts([.number, .list]) }

  private static func counts(_ type: ValueType) -> Notation {
    numbers(ValueForm("counts by section", type), unlabelled: 0...1) {
      (number, index) throws(Mismatch) in
      guard number == number.rounded() else { throw Mismatch(.notWhole(number), at: index) }
      guard number >= 0 else { throw Mismatch(.negative(number), at: index) }
      guard number <= Double(SectionNumbers.largest) else {
        throw Mismatch(.outOfRange(number, 0...SectionNumbers.largest), at: index)
      }
    }
  }

  /// Distances: `posts 120`, or a list for several sections of a name.
  static var offsets: Notation {
    var form = ValueForm("points by section", [.number, .list])
    form.reference = .scrollOffset
    return numbers(form, unlabelled: 0...0) { (_, _) throws(Mismatch) in }
  }

  private static func numbers(
    _ form: ValueForm, unlabelled: ClosedRange<Int>,
    check: @escaping @Sendable (Double, Int) throws(Mismatch) -> Void
  ) -> Notation {
    var form = form
    form.labels = .sections
    form.unlabelled = unlabelled
    return Notation(
      form,
      store: { (values, subject) throws(Mismatch) in
        for (index, value) in values.enumerated() {
          let numbers = try value.value.numbers(at: index)
          for number in numbers { try check(number, index) }
          if let label = value.label {
            subject.named[label] = numbers
          } else {
            subject.common = numbers
          }
        }
      }, spell: { $0.named.isEmpty && $0.common == nil ? "none" : "some" })
  }
}

extension SectionNumbers {
  /// The most items or sections that there may be.
  package static let largest = 1_000_000_000
}

extension Value {
  /// The number it is, or the numbers of the list it is.
  fileprivate func numbers(at index: Int) throws(Mismatch) -> [Double] {
    guard case .list(let members) = self else { return [try finiteNumber(at: index)] }
    var numbers: [Double] = []
    if members.isEmpty { throw Mismatch(.empty, at: index) }
    for member in members { numbers.append(try member.finiteNumber(at: index)) }
    return numbers
  }
}

/// The values that parameters are given, by their names.
package struct ParameterSettings: Hashable, Sendable {
  package private(set) var values: [String: Value] = [:]

  package subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

extension Notation<ParameterSettings> {
  /// Values of the file's parameters: `columns 4`.
  static var settings: Notation {
    var form = ValueForm(
      "values by parameter", [.number, .boolean, .text, .word, .fraction, .list])
    form.labels = .parameters
    form.unlabelled = 0...0
    return Notation(
      form,
      store: { (values, subject) throws(Mismatch) in
        for value in values { subject[value.label ?? ""] = value.value }
      }, spell: { $0.values.isEmpty ? "none" : "some" })
  }
}

/// A size some of whose axes may be open.
@usableFromInline package struct PartialSize: Hashable, Sendable {
  @usableFromInline package var width: Double?
  @usableFromInline package var height: Double?

  @inlinable package init(width: Double? = nil, height: Double? = nil) {
    (self.width, self.height) = (width, height)
  }

  /// The length on `axis`; `nil` where it is open.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Notation where Subject == [PartialSize] {
  /// Sizes in points, `_` for an axis that is left open.
  static var sizes: Notation {
    var form = ValueForm("sizes in points", .size)
    form.unlabelled = 1...1_000_000
    form.suggestions = ["40 x 30", "40 x 30, 60 x _"]
    return Notation(
      form,
      store: { (values, subject) throws(Mismatch) in
        subject = []
        for (index, value) in values.enumerated() {
          subject.append(try value.value.openSize(at: index))
        }
      }, spell: { _ in "none" })
  }
}

extension Value {
  /// The size it is, with `_` for an open axis.
  package func openSize(at index: Int) throws(Mismatch) -> PartialSize {
    guard case .size(let width, let height) = self else { throw Mismatch(.wrongType, at: index) }
    return PartialSize(
      width: try width.length(at: index), height: try height.length(at: index))
  }

  /// The length it is, or `nil` for `_`.
  fileprivate func length(at index: Int) throws(Mismatch) -> Double? {
    if case .missing = self { return nil }
    let length = try finiteNumber(at: index)
    guard length >= 0 else { throw Mismatch(.negative(length), at: index) }
    return length
  }
}
