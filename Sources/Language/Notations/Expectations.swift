internal import LayoutGeometry

extension Notation where Subject == NumberBounds {
  /// A number, or `min 44`, `max 90`, or both.
  static var bounds: Notation {
    bounds { (value, index) throws(Mismatch) in try value.finiteNumber(at: index) }
  }

  /// The same of whole numbers.
  static var countBounds: Notation {
    bounds { (value, index) throws(Mismatch) in
      Double(try value.wholeNumber(in: 0...SectionNumbers.largest, at: index))
    }
  }

  private static func bounds(
    _ read: @escaping @Sendable (Value, Int) throws(Mismatch) -> Double
  ) -> Notation {
    var form = ValueForm("a number, or `min` and `max`", .number)
    form.labels = .parts(["min", "max"])
    form.unlabelled = 0...1
    form.suggestions = ["44", "min 44", "min 44, max 90"]
    return Notation(
      form,
      store: { (values, bounds) throws(Mismatch) in
        for (index, value) in values.enumerated() {
          let number = try read(value.value, index)
          switch value.label {
          case "min": bounds.least = number
          case "max": bounds.most = number
          default: bounds.exact = number
          }
        }
      }, spell: { $0.exact?.plainDecimal ?? "any" }
    ).optional(from: NumberBounds(), called: "any")
  }
}

extension Notation where Subject == ElementPath {
  /// The names that lead to an element.
  static var elementPath: Notation {
    Notation(
      .elementPath, read: { value throws(Mismatch) in try ElementPath(value, at: 0) },
      spell: { $0.names.joined(separator: ".") }
    ).optional(from: ElementPath([]), called: "none")
  }
}

extension Notation where Subject == [Expectation.Side: ElementPath] {
  /// Sides, each with the element whose side it equals.
  static var equalSides: Notation {
    var form = ValueForm.elementPath
    form.labels = .parts(Expectation.Side.allCases.map(\.rawValue))
    form.unlabelled = 0...0
    return Notation(
      form,
      store: { (values, sides) throws(Mismatch) in
        for (index, value) in values.enumerated() {
          guard let side = value.label.flatMap(Expectation.Side.init) else {
            throw Mismatch(.wrongType, at: index)
          }
          sides[side] = try ElementPath(value.value, at: index)
        }
      }, spell: { _ in "none" })
  }
}

extension Notation where Subject == [Int] {
  /// A whole number from 0, or a list of them.
  static var ordinals: Notation {
    var form = ValueForm("whole numbers", [.number, .list])
    form.suggestions = ["0", "[0, 6]"]
    return Notation(
      form,
      read: { value throws(Mismatch) in
        guard case .list(let members) = value else { return [try value.ordinal] }
        var ordinals: [Int] = []
        if members.isEmpty { throw Mismatch(.empty) }
        for member in members { ordinals.append(try member.ordinal) }
        return ordinals
      }, spell: { _ in "all" })
  }
}

extension Notation where Subject == Points {
  /// A distance that is not negative.
  static var distance: Notation {
    Notation(
      .points,
      read: { value throws(Mismatch) in
        let number = try value.finiteNumber()
        guard number >= 0 else { throw Mismatch(.negative(number)) }
        return number
      }, spell: { $0.plainDecimal }
    ).optional(from: 0, called: "none")
  }
}

extension ValueForm {
  /// The names that lead to an element.
  fileprivate static var elementPath: ValueForm {
    var form = ValueForm("an element", [.word, .text])
    form.reference = .element
    return form
  }
}

extension ElementPath {
  fileprivate init(_ value: Value, at index: Int) throws(Mismatch) {
    switch value {
    case .word(let path): self.init(path.split(separator: ".").map(String.init))
    case .text(let name): self.init([name])
    default: throw Mismatch(.wrongType, at: index)
    }
  }
}

extension Value {
  fileprivate var ordinal: Int {
    get throws(Mismatch) { try wholeNumber(in: 0...SectionNumbers.largest) }
  }
}
