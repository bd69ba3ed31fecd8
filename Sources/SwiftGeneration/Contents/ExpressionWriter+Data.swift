internal import LayoutChecking
internal import LayoutLanguage

/// What the expressions of a view know of its data.
struct DataScope: Sendable {
  /// The variables of loops over lists of the data, with the paths of their entries.
  var turns: [BindingID: [String]] = [:]
  /// The type of the data, once all that is read of it is known.
  var shape: DataShape?
}

extension ExpressionWriter {
  /// The path of a value in the data; `nil` for other values.
  func dataPath(of id: ExpressionID) -> [String]? {
    switch program[id] {
    case .input(let index):
      return Input.all[index].name == Input.data.name ? [] : nil
    case .member(let owner, let path): return dataPath(of: owner).map { $0 + path }
    case .binding(let binding):
      if let path = data.turns[binding] { return path }
      let known = program[binding]
      guard known.parameter == nil, known.origin != .turn else { return nil }
      return dataPath(of: known.value)
    default: return nil
    }
  }

  /// The value of a place in the data as `kind`; `nil` for other values.
  func field(_ id: ExpressionID, _ kind: DataKind, isOptional: Bool = false) -> Code? {
    guard place == .view else { return nil }
    if case .fallback(let value, let otherwise) = program[id] {
      guard let field = field(value, kind, isOptional: true) else { return nil }
      let last = self.value(of: otherwise, as: kind)
      return Code(
        "\(field.text(inside: .sum)) ?? \(last.text(inside: .fallback))", .fallback,
        uses: field.uses.union(last.uses))
    }
    guard let path = dataPath(of: id) else { return nil }
    let name = reading(id)
    let use = DataUse(
      path: path, kind: kind, isOptional: isOptional, place: program.range(of: id).lowerBound)
    var code = Code(name.text, uses: name.uses.union([.data(use)]))
    guard !isOptional, let known = data.shape?[path[...]] else { return code }
    if known.isOptional {
      code = Code("\(code.text) ?? \(known.kind.nothing)", .fallback, uses: code.uses)
    }
    switch (kind, known.kind) {
    case (.float, .int): return code.wrapped { "CGFloat(\($0))" }
    case (.int, .float): return code.wrapped { "Int(\($0))" }
    default: return code
    }
  }

  /// The expression that reads a place in the data.
  func reading(_ id: ExpressionID) -> Code {
    switch program[id] {
    case .member(let owner, let path):
      let whole = reading(owner)
      let fields = path.map { "." + $0.escaped }.joined()
      return whole.wrapped { $0 + fields }
    case .binding(let binding):
      return locals[binding] ?? reading(program[binding].value)
    default: return Code("data", uses: [.view(.data)])
    }
  }

  private func value(of id: ExpressionID, as kind: DataKind) -> Code {
    switch kind {
    case .text, .record: text(id)
    case .boolean: condition(id)
    case .int: whole(id)
    case .float: float(id)
    }
  }

  /// The types that `id` may have: of a place in the data what is asked of it.
  func type(of id: ExpressionID) -> ValueType {
    guard place == .view, dataPath(of: id) != nil else { return program.inference(of: id).type }
    return program.expressions.dataRequirements[id]?.type ?? .data
  }

  /// Whether the value is in the data, and so an `Int` where it is compared with one.
  func isData(_ id: ExpressionID) -> Bool {
    guard place == .view else { return false }
    if case .fallback(let value, _) = program[id] { return isData(value) }
    return dataPath(of: id) != nil
  }

  /// A word, each written by `leaf`.
  func choice(of id: ExpressionID, _ leaf: (String) -> Code) -> Code {
    switch program[id] {
    case .constant(.word(let word)): leaf(word)
    case .binding(let binding):
      program[binding].parameter == nil
        ? unreachedTurn(binding) ?? choice(of: value(of: binding), leaf)
        : reference(to: binding) { _ in leaf("") }
    case .choice(let choices, let otherwise):
      choice(choices, otherwise) { choice(of: $0, leaf) }
    case .match(let subject, let cases, let otherwise):
      match(subject, cases, otherwise) { choice(of: $0, leaf) }
    default: leaf("")
    }
  }
}
