/// What may be written after the colon of a property: all that can be checked before
/// evaluation.
package struct ValueForm: Hashable, Sendable {
  /// Which labels the values may carry.
  package enum Labels: Hashable, Sendable {
    case none
    /// One of these words, which are the places of a whole: the property may be set in parts, too.
    case parts([String])
    /// The names of the layout's sections.
    case sections
    /// The file's parameters.
    case parameters
  }

  /// What the values refer to, beyond their type.
  package enum Reference: Hashable, Sendable {
    /// One of the file's layouts, by name.
    case layout
    /// A device, by name.
    case device
    /// A file, by a path relative to the file that it is written in: what its name ends in.
    case file(endingIn: [String])
    /// A JSON file with data; previews keep its path as it is written.
    case data
    /// The scroll offsets of orthogonally scrolling sections.
    case scrollOffset
    /// The container: fractions of its lengths stand for points.
    case container
    /// Another element of the layout, by the names that lead to it.
    case element
  }

  private let phrase: String?
  /// What each value may be.
  package var type: ValueType
  package var labels = Labels.none
  /// How many values without a label may stand there.
  package var unlabelled: ClosedRange<Int> = 1...1
  /// Whether labelled values may stand beside one without a label.
  package var takesLabelsBesideValue = false
  /// The words, where a word is expected.
  package var enumeration: Enumeration?
  /// The forms of values behind single labels, where they differ.
  package var labelledForms: [String: LabelledForm] = [:]
  /// The form of a value without a label, where it differs.
  package var unlabelledForm: LabelledForm?
  /// How many values may stand there in all.
  package var mostValues = Int.max
  package var foreign = ForeignSpellings()
  package var reference: Reference?
  /// Spellings worth offering where such a value may stand.
  package var suggestions: [String] = []

  package init(_ name: String, _ type: ValueType) { (phrase, self.type) = (name, type) }

  /// One of the words of `enumeration`.
  init(_ enumeration: Enumeration) {
    (phrase, type) = (nil, .word)
    self.enumeration = enumeration
  }

  /// What the reference calls such a value: "points".
  package var name: String {
    phrase ?? "one of " + (enumeration?.words ?? []).joined(separator: ", ")
  }

  /// Whether the same may be written behind every label, and without one.
  package var isSameEverywhere: Bool { labelledForms.isEmpty && unlabelledForm == nil }

  /// What may be written behind `label`.
  package func behind(_ label: String?) -> ValueForm {
    guard let part = form(behind: label) else { return self }
    var form = self
    (form.type, form.enumeration) = (part.type, part.enumeration)
    form.foreign.insteadOfInfinity = part.insteadOfInfinity
    return form
  }

  /// Of what type that is.
  package func type(behind label: String?) -> ValueType { form(behind: label)?.type ?? type }

  private func form(behind label: String?) -> LabelledForm? {
    if let label { labelledForms[label] } else { unlabelledForm }
  }

  /// What other languages write in such a place.
  package struct ForeignSpellings: Hashable, Sendable {
    /// Words for the labels.
    package var labels: [String: String] = [:]
    /// Values, and the words for them.
    package var words: [String: String] = [:]
    /// The label under which the mode stands that is a label here.
    package var modeLabel: String?
    /// What is meant where nothing is written.
    package var bare: String?
    /// What to do where a length is infinite, or 0 stands for it.
    package var insteadOfInfinity: String?
  }

  /// What may be written behind one of the labels.
  package struct LabelledForm: Hashable, Sendable {
    let type: ValueType
    var enumeration: Enumeration?
    var insteadOfInfinity: String?

    init(_ type: ValueType, _ enumeration: Enumeration? = nil) {
      (self.type, self.enumeration) = (type, enumeration)
    }
  }
}

/// One value after a property's colon, with the word before it.
package struct LabelledValue: Hashable, Sendable {
  package let label: String?
  package let value: Value

  package init(_ label: String?, _ value: Value) { (self.label, self.value) = (label, value) }
}

/// Why a value of the right type cannot stand where it stands.
package struct Mismatch: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A length that must be greater than 0.
    case notPositive(Double)
    /// A number that must not be negative.
    case negative(Double)
    /// A number that must be whole.
    case notWhole(Double)
    /// A whole number out of its range.
    case outOfRange(Double, ClosedRange<Int>)
    /// A number beyond `Value.longest`.
    case tooLarge(Double)
    /// The minimum length of tracks plus the gap between them, which is not greater than 0.
    case endless(Double)
    /// A list without members.
    case empty
    /// An infinity, or the quotient of two zeros.
    case notFinite
    /// A pair that is neither points nor fractions of width and height in this order.
    case mixedOffset
    /// A fraction of the height for an x (`true`), or of the width for a y.
    case wrongSide(isX: Bool)
    /// A device that is not in the table.
    case unknownDevice(String)
    /// A kind of value that this place cannot take; only seen where a type was not known before.
    case wrongType
  }

  package let reason: Reason
  /// Which of the values it is, counted from 0.
  package let index: Int

  package init(_ reason: Reason, at index: Int = 0) { (self.reason, self.index) = (reason, index) }
}
