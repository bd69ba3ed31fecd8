internal import LayoutSwiftSource
internal import LayoutText

/// Variables behind property wrappers that the files declare, or that are declared elsewhere: what wraps `name`
/// is the field `_name`.
extension Evaluator {
  func isWrapped(_ variable: Variable) -> Bool {
    variable.binding.getter == nil && !variable.attributes.isEmpty
      && !wrappers(in: variable.attributes, variable.owner).isEmpty
  }

  /// Attributes of the framework's that begin with a capital letter and do not change what a variable
  /// holds, or that are read elsewhere.
  private static let knownAttributes = wrappers.union([
    "AccessibilityFocusState", "ContainerRelative", "Environment", "EnvironmentObject",
    "FetchRequest", "FocusedBinding", "FocusedObject", "FocusedValue", "GKInspectable",
    "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "Namespace",
    "ObservationIgnored", "ObservationTracked", "Published", "Query", "SectionedFetchRequest",
    "Sendable", "UIApplicationDelegateAdaptor", "ViewBuilder",
  ])

  /// Whether `name` is what wraps a variable of a type.
  func isWrapper(_ name: String, of path: String) -> Bool {
    guard name.first == "_" else { return false }
    return program.variable(String(name.dropFirst()), of: path, isStatic: false).map(isWrapped)
      ?? false
  }

  /// The paths of the wrappers among attributes, with their arguments.
  func wrappers(
    in attributes: [SwiftAttribute], _ owner: String?
  ) -> [(path: String, arguments: [SwiftArgument])] {
    attributes.compactMap { attribute in
      let path = program.typePath(ofText: attribute.name, from: owner)
      let isForeign =
        attribute.name.first?.isUppercase == true && !Self.knownAttributes.contains(attribute.name)
      let isWrapper = program.types[path].map(\.isWrapper) ?? isForeign
      return isWrapper ? (path, attribute.arguments) : nil
    }
  }

  /// What wraps a variable that an initialiser is given or that begins with its own value; `nil` where
  /// it gets its value later.
  mutating func newWrapper(
    of variable: Variable, _ given: SwiftArgument?
  ) throws -> SwiftValue? {
    let type = variable.binding.type?.text
    if let given {
      return try wrapper(of: variable, try evaluate(given.value, as: type))
    }
    if let expression = variable.binding.value {
      return try wrapper(of: variable, try initialValue(expression, of: variable))
    }
    return try wrapper(of: variable, nil)
  }

  /// A new wrapper around a value; `nil` where it cannot be made without one.
  mutating func wrapper(of variable: Variable, _ value: SwiftValue?) throws -> SwiftValue? {
    let wrappers = wrappers(in: variable.attributes, variable.owner)
    guard let (path, own) = wrappers.first, wrappers.count == 1, program.types[path] != nil else {
      var hole = Hole(variable.name, .lost, at: variable.range, name: variable.name)
      hole.type = program.type(of: variable)
      hole.begin(with: value)
      return .hole(hole)
    }
    let outer = Scope(type: variable.owner, file: variable.file)
    return try enter(outer, variable.name) { evaluator in
      var arguments = own
      if let value {
        let name = "wrappedValue"
        evaluator.declare(name, value)
        let argument = SwiftExpression(.name(name, generics: nil), at: variable.range)
        arguments.insert(SwiftArgument(label: name, value: argument), at: 0)
      } else {
        guard evaluator.isMade(path, of: arguments) else { return nil }
      }
      return try evaluator.make(path, arguments, SwiftExpression(.unread, at: variable.range))
    }
  }

  /// Whether a wrapper is made without the value that it wraps.
  private func isMade(_ path: String, of arguments: [SwiftArgument]) -> Bool {
    let initializers = program.functions("init", of: path, isStatic: false)
    if !initializers.isEmpty { return match(arguments, initializers) != nil }
    let stored = program.storedVariables(of: path)
    return stored.allSatisfy { $0.name != "wrappedValue" || $0.binding.value != nil }
  }

  /// The value behind a wrapper; `nil` where there is none.
  mutating func wrappedValue(
    of variable: Variable, in fields: [String: SwiftValue], at range: TextRange
  ) throws -> SwiftValue? {
    guard let wrapper = fields["_" + variable.name], isWrapped(variable) else { return nil }
    return try wrapper.isHole ? wrapper : member("wrappedValue", of: wrapper, at: range)
  }

  /// `owner` with the value behind a wrapper set; `nil` where the variable has none.
  mutating func settingWrappedValue(
    _ name: String, of owner: SwiftValue, to value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue? {
    guard let path = typePath(of: owner), program.types[path] != nil,
      let variable = program.variable(name, of: path, isStatic: false), isWrapped(variable)
    else { return nil }
    var fields: [String: SwiftValue] = [:]
    if case .record(let record) = owner { fields = record.fields }
    if case .object(let id) = owner { fields = store[object: id]?.fields ?? [:] }
    let changed =
      if let wrapper = fields["_" + name] {
        try setting("wrappedValue", of: wrapper, to: value, at: range)
      } else {
        try wrapper(of: variable, value) ?? .none
      }
    return try storing("_" + name, of: owner, to: changed, at: range)
  }
}
