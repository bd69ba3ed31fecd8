/// One property of one element, declared once.
///
/// The checker reads its form, the evaluator stores through it, and suggestions and the reference are
/// made from it.
package struct Property<Owner: Sendable>: Sendable {
  package let description: PropertyDescription
  /// Stores values that fit the form in an owner.
  package let store: @Sendable ([LabelledValue], inout Owner) throws(Mismatch) -> Void
  /// Gives an owner what another one has.
  package let copy: @Sendable (_ other: Owner, inout Owner) -> Void

  /// A warning about values that have been stored.
  package let warning: @Sendable ([LabelledValue]) -> ValueWarning?

  /// Declares the property that lives at `path`.
  ///
  /// - Parameters:
  ///   - path: Made on demand: most programs use few of the properties.
  ///   - notation: How its values are written.
  @inline(__always)
  package init<Subject>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Subject>,
    _ notation: Notation<Subject>, _ words: PropertyDocumentation
  ) {
    self.init(name, PropertyAccess(path()), notation, words)
  }

  /// Declares the property that lives at `path` and may be left open.
  @inline(__always)
  package init<Subject>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Subject?>,
    _ notation: Notation<Subject>, _ words: PropertyDocumentation
  ) {
    self.init(name, PropertyAccess(path()), notation, words)
  }

  private init<Subject>(
    _ name: String, _ access: PropertyAccess<Owner, Subject>, _ notation: Notation<Subject>,
    _ words: PropertyDocumentation
  ) {
    description = PropertyDescription(
      name: name, form: notation.form, words: words, path: access.path)
    let (read, change) = (access.read, access.change)
    // Of a notation, which is large, closures hold what they call.
    let (write, spell) = (notation.store, notation.spell)
    // A subject that is an array is copied, as its owner holds it, too; each is written once or twice.
    store = { (values, owner) throws(Mismatch) in
      var subject = read(owner)
      defer { change(&owner, subject) }
      try write(values, &subject)
    }
    copy = { other, owner in change(&owner, read(other)) }
    warning = notation.warning
    standard = { owner in spell(read(owner)) }
  }

  private init<Subject>(
    _ name: String, _ access: PropertyAccess<Owner, Subject?>, _ notation: Notation<Subject>,
    _ words: PropertyDocumentation
  ) {
    description = PropertyDescription(
      name: name, form: notation.form, words: words, path: access.path)
    let (read, change) = (access.read, access.change)
    let (write, spell) = (notation.store, notation.spell)
    let (base, absence) = (notation.base, notation.absence)
    store = { (values, owner) throws(Mismatch) in
      guard var subject = read(owner) ?? base else { return }
      try write(values, &subject)
      change(&owner, subject)
    }
    copy = { other, owner in change(&owner, read(other)) }
    warning = notation.warning
    standard = { owner in read(owner).map(spell) ?? absence }
  }

  /// Declares a modifier, which is applied each time it is written.
  init<Subject>(
    modifier name: String, _ notation: Notation<Subject>, _ words: PropertyDocumentation,
    _ make: @escaping @Sendable (Subject) -> Modifier
  ) where Owner == Content {
    description = PropertyDescription(name: name, form: notation.form, words: words, path: nil)
    let (write, base, absence) = (notation.store, notation.base, notation.absence)
    store = { (values, owner) throws(Mismatch) in
      guard var subject = base else { return }
      try write(values, &subject)
      owner.modifiers.append(make(subject))
    }
    // What is written again is applied again, and takes nothing back.
    copy = { _, _ in }
    warning = notation.warning
    standard = { _ in absence }
  }

  /// The spelling of the value that an owner holds.
  let standard: @Sendable (Owner) -> String
}

/// The documentation of a property.
package struct PropertyDocumentation: Hashable, Sendable {
  /// One sentence in the indicative.
  let summary: String
  /// A line of source that uses the property; the tests compile it.
  let example: String
  /// What UIKit calls it, where that differs.
  let uikit: [String]
  /// What CSS and other languages call it.
  let elsewhere: [String]
  /// What SwiftUI calls it, where that differs.
  private(set) var swiftUI: [String] = []
  /// Whether it has no value of its own and must be written.
  private(set) var isRequired = false
  /// What uses it, for a property that no frame depends on.
  private(set) var reader: String?
  /// From which system on it exists; `nil`: from the first.
  private(set) var availability: Availability?
  /// What it applies to, where that is not its element.
  private(set) var concern: Concern?

  /// What a property may apply to beside its element.
  package enum Concern: Hashable, Sendable {
    /// The cell that its element stands in.
    case cell
    /// The sections of a layout.
    case sections
    /// A whole view.
    case view
    /// What stands in its element.
    case content
  }

  package init(
    _ summary: String, _ example: String, uikit: [String] = [], elsewhere: [String] = []
  ) {
    (self.summary, self.example, self.uikit) = (summary, example, uikit)
    self.elsewhere = elsewhere
  }

  /// The same documentation for a property that must be written, if `condition` holds.
  func required(if condition: Bool = true) -> PropertyDocumentation {
    var copy = self
    copy.isRequired = condition
    return copy
  }

  /// The same documentation for a property that SwiftUI has under other names.
  func inSwiftUI(_ names: String...) -> PropertyDocumentation {
    var copy = self
    copy.swiftUI = names
    return copy
  }

  /// The same documentation for a property that applies to `concern`.
  func about(_ concern: Concern) -> PropertyDocumentation {
    var copy = self
    copy.concern = concern
    return copy
  }

  /// The same documentation for a property that older systems do not have.
  func since(_ availability: Availability) -> PropertyDocumentation {
    var copy = self
    copy.availability = availability
    return copy
  }

  /// The same documentation for a property that only `reader` uses; `nil`: that frames depend on.
  func read(by reader: String?) -> PropertyDocumentation {
    var copy = self
    copy.reader = reader
    return copy
  }
}

/// A property without the type of its owner: what checker, suggestions and reference read.
package struct PropertyDescription: Sendable {
  /// What is declared once for all elements that have the property; a class so that each of them
  /// has one reference to copy.
  final class Storage: Sendable {
    let name: String
    let form: ValueForm
    let words: PropertyDocumentation
    let path: PropertyPath?

    init(_ name: String, _ form: ValueForm, _ words: PropertyDocumentation, _ path: PropertyPath?) {
      (self.name, self.form, self.words, self.path) = (name, form, words, path)
    }
  }

  let storage: Storage
  /// Spells what an owner has when the property is left out.
  var spellStandard: @Sendable () -> String = { "" }

  package var name: String { storage.name }
  package var form: ValueForm { storage.form }
  /// What its values refer to. Another module would copy the whole form for it.
  package var reference: ValueForm.Reference? { storage.form.reference }
  /// Which labels its values may carry.
  package var labels: ValueForm.Labels { storage.form.labels }
  var words: PropertyDocumentation { storage.words }
  /// Where its owner keeps it; `nil` for a modifier, which is not kept in one place.
  package var path: PropertyPath? { storage.path }
  /// Whether it wraps something around its element each time it is written.
  package var isModifier: Bool { storage.path == nil }

  /// The value an owner has when the property is left out, as an author would write it; empty where
  /// it has none.
  package var standard: String { spellStandard() }
  package var summary: String { words.summary }
  package var example: String { words.example }
  package var uikitNames: [String] { words.uikit }
  package var swiftUINames: [String] { words.swiftUI }
  /// Whether CSS, SwiftUI or other languages call it `name`.
  package func isCalled(elsewhere name: String) -> Bool {
    words.elsewhere.contains(name) || words.swiftUI.contains(name)
  }
  package var concern: PropertyDocumentation.Concern? { words.concern }
  package var isRequired: Bool { words.isRequired }
  package var reader: String? { words.reader }
  package var availability: Availability? { words.availability }

  init(name: String, form: ValueForm, words: PropertyDocumentation, path: PropertyPath?) {
    storage = Storage(name, form, words, path)
  }
}

/// Where the value of a property is, and how it is read from its owner and written to it.
///
/// Where it is made of a key path that is written in the same place, the optimizer leaves plain accesses:
/// reading and writing need no key path, for whose types the runtime would make classes.
private struct PropertyAccess<Owner, Subject>: Sendable {
  let path: PropertyPath
  let read: @Sendable (Owner) -> Subject
  let change: @Sendable (inout Owner, Subject) -> Void

  @inline(__always)
  init(_ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Subject>) {
    self.path = PropertyPath(path())
    read = { owner in owner[keyPath: path()] }
    change = { owner, subject in owner[keyPath: path()] = subject }
  }
}

/// Where the owners of a property store it: readers of models find its name and its place in the
/// source by it.
package struct PropertyPath: Hashable, Sendable {
  private let path: @Sendable () -> AnyKeyPath

  package init(_ path: @autoclosure @escaping @Sendable () -> AnyKeyPath) {
    self.path = path
  }

  package static func == (first: PropertyPath, second: PropertyPath) -> Bool {
    first.path() == second.path()
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path()) }
}
