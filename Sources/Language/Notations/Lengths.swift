internal import LayoutGeometry

extension Value {
  /// The number it is, which must be finite.
  func finiteNumber(at index: Int = 0) throws(Mismatch) -> Double {
    guard case .number(let number) = self else { throw Mismatch(.wrongType, at: index) }
    guard number.isFinite else { throw Mismatch(.notFinite, at: index) }
    guard number.value.magnitude <= Self.longest else {
      throw Mismatch(.tooLarge(number.value), at: index)
    }
    return number.value
  }

  /// The longest length that may be written, in points: doubles are exact to the pixel there.
  package static let longest = 1_000_000_000.0

  /// The whole number it is.
  func wholeNumber(in range: ClosedRange<Int>, at index: Int = 0) throws(Mismatch) -> Int {
    guard case .number(let exact) = self else { throw Mismatch(.wrongType, at: index) }
    guard exact.isFinite else { throw Mismatch(.notFinite, at: index) }
    let number = exact.value
    guard number == number.rounded() else { throw Mismatch(.notWhole(number), at: index) }
    guard Double(range.lowerBound) <= number, number <= Double(range.upperBound) else {
      throw Mismatch(.outOfRange(number, range), at: index)
    }
    return Int(number)
  }
}

extension Notation where Subject == Points {
  /// A distance in points, as in `16`; negative ones overlap.
  static var points: Notation {
    Notation(
      .points, read: { value throws(Mismatch) in try value.finiteNumber() },
      spell: { $0.plainDecimal })
  }

  /// A factor of more than 0.
  static var positive: Notation {
    Notation(
      .points,
      read: { value throws(Mismatch) in
        let number = try value.finiteNumber()
        guard number > 0 else { throw Mismatch(.notPositive(number)) }
        return number
      }, spell: { $0.plainDecimal })
  }
}

extension Notation where Subject == Int {
  /// A whole number in `range`.
  static func whole(in range: ClosedRange<Int>) -> Notation {
    var form = ValueForm("a whole number", .number)
    form.suggestions = ["1", "2"]
    return Notation(
      form, read: { value throws(Mismatch) in try value.wholeNumber(in: range) },
      spell: { String($0) })
  }

  /// Where something is drawn: higher numbers lie above lower ones.
  static var zIndex: Notation { whole(in: -1_000_000...1_000_000) }
}

extension Notation where Subject == Bool {
  /// `true` or `false`.
  static var boolean: Notation {
    var form = ValueForm("`true` or `false`", .boolean)
    form.foreign.bare = "true"
    form.suggestions = ["true", "false"]
    return Notation(
      form,
      read: { value throws(Mismatch) in
        guard case .boolean(let boolean) = value else { throw Mismatch(.wrongType) }
        return boolean
      }, spell: { String($0) })
  }
}

extension Notation where Subject == String {
  /// A text in quotes.
  static var string: Notation {
    var form = ValueForm("a string", .text)
    form.suggestions = ["\"name\""]
    return text(form)
  }

  /// The path of a file.
  static var fileName: Notation { text(ValueForm("a file's path", .text)) }

  /// The name of one of the file's layouts, quoted or not.
  static var layoutName: Notation {
    var form = ValueForm("a layout's name", [.word, .text])
    form.reference = .layout
    return text(form)
  }

  /// A text, or where `form` takes one a word.
  private static func text(_ form: ValueForm) -> Notation {
    Notation(
      form,
      read: { value throws(Mismatch) in
        switch value {
        case .text(let text): return text
        case .word(let word) where form.type.contains(.word): return word
        default: throw Mismatch(.wrongType)
        }
      }, spell: { "\"\($0)\"" })
  }
}

extension Notation<DeviceChoice> {
  /// The name of a device, which may be shortened.
  static var deviceName: Notation {
    var form = ValueForm("a device's name", .text)
    form.reference = .device
    return Notation(
      form,
      store: { (values, choice) throws(Mismatch) in
        guard let value = values.first?.value else { return }
        guard case .text(let name) = value else { throw Mismatch(.wrongType) }
        // It is looked up once where a preview is read again on its device.
        if name == choice.name, !choice.isEmpty { return }
        choice = DeviceChoice(name)
        if choice.isEmpty { throw Mismatch(.unknownDevice(name)) }
      }, spell: { "\"\($0.name)\"" })
  }
}

extension Notation
where Subject: RawRepresentable & CaseIterable & Sendable, Subject.RawValue == String {
  /// One of the words that name the cases of an enumeration.
  static var word: Notation {
    let enumeration = Enumeration(Subject.self)
    var form = ValueForm(enumeration)
    form.suggestions = enumeration.words
    return Notation(
      form,
      read: { value throws(Mismatch) in
        guard case .word(let word) = value, let subject = Subject(rawValue: word) else {
          throw Mismatch(.wrongType)
        }
        return subject
      }, spell: { $0.rawValue })
  }
}

extension ValueForm {
  static var points: ValueForm {
    var form = ValueForm("points", .number)
    form.suggestions = ["8", "16"]
    return form
  }
}
