internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// The statements of a block, whose names end with it.
  mutating func block(_ syntax: BlockSyntax?, in place: Place) -> [CheckedStatement] {
    guard let syntax else { return [] }
    scope.open()
    defer { scope.close() }
    return statements(syntax.statements, in: place)
  }

  mutating func statements(
    _ syntax: [StatementSyntax], in place: Place
  ) -> [CheckedStatement] {
    var written: [String: TextRange] = [:]
    var checked: [CheckedStatement] = []
    for statement in syntax {
      if case .property(let property) = statement {
        guard isModifier(property, of: place.owner) || isFirst(property, among: &written) else {
          continue
        }
      }
      if let statement = self.statement(statement, in: place) { checked.append(statement) }
    }
    return checked
  }

  private mutating func statement(
    _ syntax: StatementSyntax, in place: Place
  ) -> CheckedStatement? {
    switch syntax {
    case .element(let element): return self.element(element, in: place)
    case .property(let property):
      let checked = once(in: property.range) { $0.property(property, in: place) }
      if checked == nil, let owner = place.ownerIndex { doubtful.insert(owner) }
      return checked.map { .property($0) }
    case .condition(let condition): return self.condition(condition, in: place)
    case .binding(let binding):
      bind(binding)
    case .parameterDeclaration(let declaration):
      self.declare(declaration, in: place)
    case .definition(let definition): leaveOut(definition, in: place)
    case .use(let use): leaveOut(use, in: place)
    case .loop(let loop): leaveOut(loop, in: place)
    case .importStatement(let statement): leaveOut(statement, in: place)
    }
    return nil
  }

  /// A statement that the language has and this version of the tool does not: whatever its owner
  /// lacks may stand in it.
  private mutating func leaveOut(_ statement: some SyntaxView, in place: Place) {
    let word = statement.firstWord
    report(.notYet(checked.source[word], at: word))
    if let owner = place.ownerIndex { doubtful.insert(owner) }
  }

  /// Whether a property's path is written for the first time in its block; says so if not.
  private mutating func isFirst(
    _ property: PropertySyntax, among written: inout [String: TextRange]
  ) -> Bool {
    let path = property.path.map(\.text).joined(separator: ".")
    guard let name = property.name else { return true }
    guard let first = written[path] else {
      written[path] = name.range
      return true
    }
    report(.duplicateProperty(path, at: name.range, first: first))
    return false
  }

  /// Whether a property is applied as often as it is written.
  private func isModifier(_ property: PropertySyntax, of owner: ElementKind?) -> Bool {
    property.name.flatMap { owner?.property(named: $0.text) }?.description.isModifier ?? false
  }

  private mutating func condition(
    _ syntax: ConditionSyntax, in place: Place
  ) -> CheckedStatement {
    .condition(
      syntax.branches.map { branch in
        let condition = branch.isLastResort ? nil : self.condition(branch.condition, of: branch)
        return ConditionBranch(condition: condition, body: block(branch.block, in: place))
      })
  }

  private mutating func condition(
    _ syntax: ExpressionSyntax?, of branch: BranchSyntax
  ) -> ExpressionID {
    guard let syntax else { return fault(at: branch.range) }
    let id = expression(syntax)
    return require(id, .boolean) { type, range in
      .conditionIsNoTruth(type: type, at: range)
    }
  }

  private mutating func bind(_ syntax: BindingSyntax) {
    let access = inputs
    inputs = nil
    defer { inputs = access }
    // A value that is missing has been reported; its name is known all the same.
    let id = syntax.expression.map { expression($0) } ?? fault(at: syntax.range)
    guard let name = syntax.name else { return }
    add(name, value: id, parameter: nil)
  }

  private mutating func declare(_ syntax: ParameterDeclarationSyntax, in place: Place) {
    if place.owner?.title != ElementKind.file.title {
      report(.parameterInBlock(at: syntax.firstWord))
    }
    let access = inputs
    inputs = .nothing
    defer { inputs = access }
    let pattern = syntax.bounds.flatMap { self.pattern($0, words: nil) }
    let value = syntax.standard.map { expression($0) } ?? fault(at: syntax.range)
    guard let name = syntax.name else { return }
    checkBounds(pattern, around: value, of: name)
    add(name, value: value, parameter: ParameterRange(range: pattern))
  }

  /// A range whose ends are known must not be empty and must hold what stands for the parameter.
  private mutating func checkBounds(
    _ pattern: Expression.Pattern?, around value: ExpressionID, of name: NameToken
  ) {
    guard case .range(let from, let to, let isClosed)? = pattern else { return }
    let interval = Interval(
      from: from.flatMap(constantNumber), to: to.flatMap(constantNumber), isClosed: isClosed)
    let bounds = checked.range(of: from ?? to ?? value)
    let span = bounds.lowerBound..<checked.range(of: to ?? from ?? value).upperBound
    if interval.isEmpty {
      report(.emptyRange(interval.spelling, at: span))
    } else if let number = constantNumber(value), !interval.contains(number) {
      report(
        .parameterOutOfRange(name.text, number: number, at: checked.range(of: value))
          .pointing(at: span, "allowed here"))
    }
  }

  private mutating func add(
    _ name: NameToken, value: ExpressionID, parameter: ParameterRange?
  ) {
    var known = inference(of: value)
    if known.depth > Self.deepestBinding {
      report(.bindingTooDeep(limit: Self.deepestBinding, at: name.range))
      known = .fault
    }
    if scope.isBoundHere(name.text), let earlier = scope[name.text] {
      report(.duplicateName(name.text, at: name.range, first: checked[earlier].nameRange))
    }
    let value = known == .fault ? fault(at: name.range) : value
    checked.bindings.append(
      Binding(
        name: name.text, nameRange: name.range, value: value, type: known, parameter: parameter))
    scope.bind(name.text, to: BindingID(checked.bindings.count - 1))
  }

  /// How many expressions deep a value may go through others' names, which bounds the stack that
  /// evaluation takes.
  static let deepestBinding = 1000
}

extension SyntaxView {
  /// The word a statement begins with.
  var firstWord: TextRange { node.tokens.first?.range ?? range }
}
