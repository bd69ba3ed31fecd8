/// How the values of one Swift type are written in source: checked, read and spelled.
///
/// A notation is the only place that connects a Swift type with its spelling.
package struct Notation<Subject: Sendable>: Sendable {
  package var form: ValueForm
  /// Stores values that fit the form; a part set alone leaves the rest of the subject as it is.
  let store: @Sendable (_ values: [LabelledValue], inout Subject) throws(Mismatch) -> Void
  /// The value in the author's notation.
  let spell: @Sendable (Subject) -> String
  /// A warning about values that have been stored.
  private(set) var warning: @Sendable ([LabelledValue]) -> ValueWarning? = { _ in nil }
  /// What a part set alone starts from where there is no subject yet.
  private(set) var base: Subject?
  /// What the reference calls a subject that is left open.
  private(set) var absence = "none"

  init(
    _ form: ValueForm,
    store: @escaping @Sendable ([LabelledValue], inout Subject) throws(Mismatch) -> Void,
    spell: @escaping @Sendable (Subject) -> String
  ) {
    (self.form, self.store, self.spell) = (form, store, spell)
  }

  /// A notation of one value without a label.
  init(
    _ form: ValueForm, read: @escaping @Sendable (Value) throws(Mismatch) -> Subject,
    spell: @escaping @Sendable (Subject) -> String
  ) {
    self.init(
      form,
      store: { (values, subject) throws(Mismatch) in
        if let value = values.first?.value { subject = try read(value) }
      }, spell: spell)
  }

  /// The same notation for a property that may be left open, called `absence` in the reference.
  ///
  /// - Parameter base: What a part set alone starts from.
  package func optional(from base: Subject, called absence: String) -> Notation {
    var copy = self
    copy.base = base
    copy.absence = absence
    return copy
  }

  /// The same notation of values that may be strange.
  func warning(_ warning: @escaping @Sendable ([LabelledValue]) -> ValueWarning?) -> Notation {
    var copy = self
    copy.warning = warning
    return copy
  }

  /// The same notation with a form that `change` refines.
  func with(_ change: (inout ValueForm) -> Void) -> Notation {
    var copy = self
    change(&copy.form)
    return copy
  }
}
