internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// The statements of a block, whose names end with it.
  mutating func block(_ syntax: BlockSyntax?, in place: StatementPlace) -> [CheckedStatement] {
    guard let syntax else { return [] }
    file.scope.open()
    defer { file.scope.close() }
    return statements(syntax.statements, in: place)
  }

  mutating func statements(
    _ syntax: [StatementSyntax], in place: StatementPlace
  ) -> [CheckedStatement] {
    context.depth += 1
    defer { context.depth -= 1 }
    expansion.statements += syntax.count
    var written: [String: TextRange] = [:]
    var checked: [CheckedStatement] = []
    for statement in syntax {
      if case .property(let property) = statement {
        guard isFirst(property, in: place.owner, among: &written) else { continue }
      }
      if let statement = self.statement(statement, in: place) { checked.append(statement) }
    }
    return checked
  }

  private mutating func statement(
    _ syntax: StatementSyntax, in place: StatementPlace
  ) -> CheckedStatement? {
    switch syntax {
    case .element(let element): return self.element(element, in: place)
    case .property(let property):
      let result = once(in: property.range, named: property.nameRange) {
        $0.property(property, in: place)
      }
      if result == nil { markIncomplete(place) }
      return result.map { .property($0) }
    case .condition(let condition): return self.condition(condition, in: place)
    case .use(let use): return self.use(use, in: place)
    case .loop(let loop): return self.loop(loop, in: place)
    case .binding(let binding):
      if case .call(let call)? = binding.expression, let callee = call.callee,
        place.ownerIndex != nil, callee.isCapitalized
      {
        markIncomplete(place)
      }
      if context.depth > 1 { return bind(binding).map(CheckedStatement.binding) }
    case .parameterDeclaration(let declaration):
      if context.depth > 1 { self.declare(declaration) }
    case .definition(let definition):
      if context.depth > 1 { report(.definitionInBlock(at: definition.firstWord)) }
    case .importStatement(let statement):
      if context.depth > 1 { reportPlace(of: statement) }
    }
    return nil
  }

  /// Whether a property's path is written for the first time in its block, or may be written often;
  /// says so if not.
  private mutating func isFirst(
    _ property: PropertySyntax, in owner: ElementKind?, among written: inout [String: TextRange]
  ) -> Bool {
    guard let name = property.name else { return true }
    let path = property.parts.reduce(into: name.text) { $0 += "." + $1.text }
    guard let first = written[path] else {
      written[path] = name.range
      return true
    }
    if isModifier(property, of: owner) { return true }
    report(.duplicateProperty(path, at: name.range, first: first))
    return false
  }

  /// Whether a property is applied as often as it is written.
  private func isModifier(_ property: PropertySyntax, of owner: ElementKind?) -> Bool {
    property.name.flatMap { owner?.property(named: $0.text) }?.description.isModifier ?? false
  }

  mutating func bind(_ syntax: BindingSyntax) -> BindingID? {
    // A value that is missing or cut off has been reported; its name is still bound.
    let value = syntax.expression.map { letExpression($0) }
    let id = value.flatMap { isCutOff(syntax.range) ? nil : $0 } ?? fault(at: syntax.range)
    guard let name = syntax.name else { return nil }
    declare(name, .constant, isTop: context.depth == 0)
    return add(name, value: id, parameter: nil)
  }

  /// Whether the parser could not read what stands behind `range` in its line, or missed a value there.
  private func isCutOff(_ range: TextRange) -> Bool {
    let first = tree.tokens.partitioningIndex { $0.offset >= range.upperBound }
    guard let next = tree.tokens[first...].first(where: { !$0.isTrivia }) else { return false }
    let end = range.upperBound..<range.upperBound
    return next.kind != .newline
      && (tree.hasDiagnostic(in: next.offset..<next.offset)
        || tree.diagnostics(in: end).contains { $0.code == .missingValue })
  }

  mutating func declare(_ syntax: ParameterDeclarationSyntax) {
    if context.depth > 0 {
      report(.parameterInBlock(at: syntax.firstWord))
    }
    let access = context.inputs
    context.inputs = .nothing
    defer { context.inputs = access }
    let pattern = syntax.bounds.flatMap {
      self.pattern($0, words: nil, of: "the range of a `param`")
    }
    var value = syntax.standard.map { expression($0, words: .every) } ?? fault(at: syntax.range)
    guard let name = syntax.name else { return }
    declare(name, .parameter, isTop: context.depth == 0)
    if case .range? = pattern {
      value = require(value, .number) { found, range in
        .wrongType("the default of `\(name.text)`", takes: .number, found: found, at: range)
      }
    }
    checkBounds(pattern, around: value, of: name)
    _ = add(name, value: value, parameter: ParameterRange(range: pattern))
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
    } else if let number = constantNumber(value), !interval.contains(number.value) {
      report(
        .parameterOutOfRange(name.text, number: number, at: checked.range(of: value))
          .pointing(at: span, "allowed here"))
    }
  }

  mutating func add(
    _ name: NameToken, value: ExpressionID, parameter: ParameterRange?,
    origin: Binding.Origin = .written
  ) -> BindingID {
    var known = inference(of: value)
    if known.depth > Self.deepestBinding {
      report(.bindingTooDeep(limit: Self.deepestBinding, at: name.range))
      known = .fault
    }
    if let earlier = file.scope.bindingHere(name.text) {
      report(.duplicateName(name.text, at: name.range, first: checked[earlier].nameRange))
    }
    let value = known == .fault ? fault(at: name.range) : value
    var binding = Binding(
      name: name.text, nameRange: name.range, value: value, type: known, parameter: parameter)
    binding.origin = origin
    return keep(binding)
  }

  /// How many expressions deep a value may go through others' names, which bounds the stack that
  /// evaluation takes.
  static let deepestBinding = 1000

  /// Notes a name that the author gives in the current file.
  mutating func declare(_ name: NameToken, _ sort: DeclaredName.Sort, isTop: Bool) {
    guard context.uses.isEmpty else { return }
    declaredNames.append(DeclaredName(name: name, sort: sort, isTop: isTop))
  }
}

extension BlockSyntax {
  /// Whether something stands in it that could not be read.
  var holdsErrors: Bool { node.children.contains { $0.kind == .error || $0.kind == .skipped } }
}

extension SyntaxView {
  /// The word a statement begins with.
  var firstWord: TextRange { node.tokens.first?.range ?? range }
}
