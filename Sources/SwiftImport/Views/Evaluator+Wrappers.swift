internal import LayoutSwiftSource
internal import LayoutText

/// The stored properties of views that SwiftUI keeps outside of them.
extension Evaluator {
  /// The wrappers whose values change while the view is shown, or with the size of its texts.
  private static let states: Set = [
    "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState",
    "ScaledMetric",
  ]
  /// The wrappers that initialisers make of a value.
  static let wrappers = states.union(["Binding", "ObservedObject", "Bindable"])

  /// What a property of a view of the files is that its caller does not give; `nil` where the view
  /// keeps it itself.
  mutating func ownedField(_ variable: Variable) throws -> SwiftValue? {
    if let value = environmentField(variable) { return value }
    guard isState(variable) else { return nil }
    if variable.binding.value != nil { return try read(variable, at: variable.range) }
    // It begins as nil, and is set while the view is shown.
    let isOptional = program.type(of: variable)?.hasSuffix("?") == true
    return isOptional ? .hole(stateHole(variable, initial: nil)) : nil
  }

  /// The value of a property that reads the environment.
  func environmentField(_ variable: Variable) -> SwiftValue? {
    guard let attribute = variable.attributes.first(where: { $0.name == "Environment" }),
      case .keyPath(let text)? = attribute.arguments.first?.value.form
    else { return nil }
    return Framework.environmentValue(text.lastName) ?? .hole(stateHole(variable, initial: nil))
  }

  /// `_name = State(initialValue: value)`, or `name = value` in an initialiser; `nil` where no such property
  /// is set.
  mutating func settingWrapped(
    _ name: String, of owner: SwiftValue, to value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue? {
    guard let path = typePath(of: owner), program.types[path] != nil else { return nil }
    if run.around.views.isReading, case .record = owner,
      let variable = program.variable(name, of: path, isStatic: false), isState(variable)
    {
      return try storing(name, of: owner, to: changingFromStart(value, variable), at: range)
    }
    guard name.first == "_",
      let variable = program.variable(String(name.dropFirst()), of: path, isStatic: false),
      variable.isWrapped(by: Self.wrappers)
    else { return nil }
    guard isState(variable) else {
      return try setting(variable.name, of: owner, to: value, at: range)
    }
    return try storing(
      variable.name, of: owner, to: changingFromStart(value, variable), at: range)
  }

  func isState(_ variable: Variable) -> Bool { variable.isWrapped(by: Self.states) }

  /// The value of a state that each use of the view begins with in its own way.
  mutating func changingFromStart(_ value: SwiftValue, _ variable: Variable) -> SwiftValue {
    var initial = ""
    if case .number(let number) = value { initial = "\(number.real.constant ?? 0)" }
    if case .truth(let term) = value { initial = "\(term.isTrue == true)" }
    let state = State(
      text: variable.name, name: variable.name, key: variable.key + " = " + initial,
      type: variable.binding.type?.text, range: variable.range)
    return changing(value, state, in: variable)
  }
}

extension Variable {
  fileprivate func isWrapped(by names: Set<String>) -> Bool {
    attributes.contains { names.contains($0.name) }
  }
}
