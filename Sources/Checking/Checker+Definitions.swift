internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Learns which definitions there are; those in blocks can be used, so that only their place is
  /// wrong.
  mutating func collectDefinitions() {
    for case .definition(let syntax) in tree.file.statements {
      guard let name = syntax.name else { continue }
      if let first = file.definitions[name.text] {
        report(.duplicateDefinition(name.text, at: name.range, first: first.name.range))
        continue
      }
      file.definitions[name.text] = Definition(syntax, name, in: file.id)
      declare(name, .definition, isTop: true)
    }
    for syntax in tree.all(DefinitionSyntax.self) {
      guard let name = syntax.name, file.definitions[name.text] == nil else { continue }
      file.definitions[name.text] = Definition(syntax, name, in: file.id)
      file.definitions[name.text]?.isBroken = true
    }
  }

  /// Binds what stands at the top of the file, which definitions before it may see.
  mutating func bindTopNames() {
    let known = checked.bindings.count
    for statement in tree.file.statements {
      switch statement {
      case .binding(let binding): _ = bind(binding)
      case .parameterDeclaration(let declaration): declare(declaration)
      case .element, .property, .definition, .use, .condition, .loop, .importStatement: continue
      }
    }
    checked.names.declarations += (known..<checked.bindings.count).map(BindingID.init)
  }

  /// Adds the definitions of the file at hand to the program.
  mutating func keepDefinitions() {
    for case .definition(let syntax) in tree.file.statements {
      guard let definition = syntax.name.flatMap({ file.definitions[$0.text] }),
        definition.syntax == syntax
      else { continue }
      checked.names.definitions.append(CheckedDefinition(definition))
    }
  }

  /// Checks every definition for itself, those that it uses before it.
  mutating func inferDefinitions() {
    for name in definitionsInOrder() { infer(name) }
  }

  /// The definitions at the top of the file, each behind those that it uses; a circle is reported.
  private mutating func definitionsInOrder() -> [String] {
    var order: [String] = []
    var walk = DefinitionWalk()
    for case .definition(let syntax) in tree.file.statements {
      guard let name = syntax.name?.text, file.definitions[name]?.syntax == syntax else { continue }
      walk.enter(name, by: nil, in: self)
      while let step = walk.next() {
        switch step {
        case .left(let name): order.append(name)
        case .met(let use):
          guard let name = use.name?.text, let definition = file.definitions[name] else { continue }
          if walk.isInside(name) {
            breakCircle(walk.path(from: name), closedBy: use)
          } else if !definition.isBroken {
            walk.enter(name, by: use, in: self)
          }
        }
      }
    }
    return order
  }

  private mutating func breakCircle(_ path: [DefinitionWalk.Stop], closedBy use: UseSyntax) {
    guard let first = path.first, let place = use.name?.range else { return }
    for stop in path { file.definitions[stop.name]?.isBroken = true }
    report(
      .recursiveDefinition(
        path.map(\.name), at: place, through: path.dropFirst().compactMap { $0.use?.name?.range },
        closing: first.name))
  }

  /// Checks a definition without its uses, for what it requires of its parameters; what was added to
  /// the program for that is taken out again.
  private mutating func infer(_ name: String) {
    guard let definition = file.definitions[name] else { return }
    let counts = (
      expressions: checked.expressions.count, bindings: checked.bindings.count,
      elements: checked.elements.count
    )
    let before = log.diagnostics.count
    let inferred = checkByItself(definition).parameters
    let top = top(of: definition)
    file.definitions[name]?.parameters = inferred
    file.definitions[name]?.elementCount = top.count
    file.definitions[name]?.elementKinds = top.kinds
    log.diagnostics += deadConditions(conditions, in: checked, library)
    conditions = ConditionTrail()
    log = ProgramPass(&self).checkedStructure(of: counts.elements..<checked.elements.count)
    expansion.faults[definition.range] = RangeIndex(log.diagnostics[before...].map(\.range))
    checked.expressions.removeLast(checked.expressions.count - counts.expressions)
    checked.bindings.removeSubrange(counts.bindings...)
    checked.elements.removeSubrange(counts.elements...)
  }

  /// The body of `definition` with unknown arguments, and what it requires of its parameters.
  private mutating func checkByItself(
    _ definition: Definition
  ) -> (body: [CheckedStatement], parameters: [Definition.Parameter]) {
    (context.inputs, parameterRequirements) = (.everything, [:])
    context.depth += 1
    file.scope.open()
    defer {
      file.scope.close()
      context.depth -= 1
      (parameterRequirements, context.inputs) = (nil, .nothing)
    }
    let bindings = definition.parameters.map { bindOpen($0) }
    var place = StatementPlace(owner: nil)
    place.candidates = [.file] + ElementKind.all
    place.ownerName = "the definition `\(definition.name.text)`"
    let body = statements(definition.syntax.block?.statements ?? [], in: place)
    return (body, zip(definition.parameters, bindings).map { inferred($0, from: $1) })
  }

  /// What stands in the definitions of the file at hand.
  mutating func definedStatements() -> [CheckedStatement] {
    definitionsInOrder().flatMap { name in
      file.definitions[name].map { checkByItself($0).body } ?? []
    }
  }

  /// Binds a parameter of which nothing is known but what stands for it.
  private mutating func bindOpen(
    _ parameter: Definition.Parameter
  ) -> (id: BindingID, standard: ExpressionID?) {
    let standard = parameter.standard.map { expression($0, words: .every) }
    if file.scope.bindingHere(parameter.name.text) != nil {
      report(
        .duplicateName(
          parameter.name.text, at: parameter.name.range,
          first: file.scope.bindingHere(parameter.name.text).map { checked[$0].nameRange }
            ?? parameter.name.range))
    }
    var type = TypeInference(.anything)
    type.isOpen = true
    let id = bind(parameter.name, to: fault(at: parameter.name.range), type, .argument)
    return (id, standard)
  }

  /// A parameter with what the definition requires of it; its default has to fit.
  private mutating func inferred(
    _ parameter: Definition.Parameter, from bound: (id: BindingID, standard: ExpressionID?)
  ) -> Definition.Parameter {
    var inferred = parameter
    let type = checked[bound.id].type
    (inferred.type, inferred.words) = (type.type, type.enumeration)
    inferred.requiredAt = parameterRequirements?[bound.id]
    if let standard = bound.standard { _ = require(standard, inferred) }
    return inferred
  }

  /// `id` if it is what `parameter` has to be; else that is reported.
  mutating func require(
    _ id: ExpressionID, _ parameter: Definition.Parameter
  ) -> ExpressionID {
    require(id, Requirement(parameter.type, words: parameter.words)) { found, range in
      let fault = Diagnostic.wrongType(
        parameter.name.text, takes: parameter.type, found: found, at: range)
      return parameter.requiredAt.map { fault.pointing(at: $0, "asked for here") } ?? fault
    }
  }

  /// How many elements a definition brings, and what the only one may be.
  private func top(of definition: Definition) -> (count: Int, kinds: [ElementKind]) {
    var count = 0
    var kinds: [ElementKind] = []
    for statement in definition.syntax.block?.statements ?? [] {
      switch statement {
      case .element(let element):
        count += 1
        kinds = ElementKind.all.filter { $0.name == element.kindName?.text }
      case .use(let use):
        guard let used = use.name.flatMap({ definitions(called: $0.text).first }) else { continue }
        count += used.elementCount
        if used.elementCount == 1 { kinds = used.elementKinds }
      case .condition(let condition):
        if condition.branches.contains(where: { holdsElement($0.block) }) { count += 2 }
      case .loop(let loop):
        if holdsElement(loop.block) { count += 2 }
      case .property, .binding, .parameterDeclaration, .definition, .importStatement: continue
      }
    }
    return (min(count, 2), kinds)
  }

  /// Whether a block may bring elements to the one around it.
  private func holdsElement(_ block: BlockSyntax?) -> Bool {
    block?.statements.contains { statement in
      switch statement {
      case .element: true
      case .use(let use):
        use.name.flatMap { definitions(called: $0.text).first }.map { $0.elementCount > 0 } ?? false
      case .condition(let condition): condition.branches.contains { holdsElement($0.block) }
      case .loop(let loop): holdsElement(loop.block)
      case .property, .binding, .parameterDeclaration, .definition, .importStatement: false
      }
    } ?? false
  }

  /// Binds a name to an expression without looking at how it got there.
  mutating func bind(
    _ name: NameToken, to value: ExpressionID, _ type: TypeInference, _ origin: Binding.Origin
  ) -> BindingID {
    var binding = Binding(
      name: name.text, nameRange: name.range, value: value, type: type, parameter: nil)
    binding.origin = origin
    return keep(binding)
  }

  /// Adds a binding to the program and makes its name known from here on.
  mutating func keep(_ binding: Binding) -> BindingID {
    checked.bindings.append(binding)
    let id = BindingID(checked.bindings.count - 1)
    file.scope.bind(binding.name, to: id, at: binding.nameRange.lowerBound)
    return id
  }
}

/// A walk through definitions and those that they use, however long the chains.
struct DefinitionWalk {
  /// A definition on the way, and the use that led there.
  struct Stop {
    let name: String
    let use: UseSyntax?
    fileprivate var waiting: [UseSyntax]
  }

  enum Step {
    /// A use in the definition at hand.
    case met(UseSyntax)
    /// The end of a definition.
    case left(String)
  }

  private var stops: [Stop] = []
  private var inside: Set<String> = []
  private var done: Set<String> = []

  mutating func enter(_ name: String, by use: UseSyntax?, in checker: Checker) {
    guard !done.contains(name), let definition = checker.file.definitions[name] else { return }
    let uses = checker.tree.uses(in: definition.syntax)
    stops.append(Stop(name: name, use: use, waiting: uses.reversed()))
    inside.insert(name)
  }

  mutating func next() -> Step? {
    guard let last = stops.last else { return nil }
    if let use = stops[stops.count - 1].waiting.popLast() { return .met(use) }
    stops.removeLast()
    inside.remove(last.name)
    done.insert(last.name)
    return .left(last.name)
  }

  func isInside(_ name: String) -> Bool { inside.contains(name) }

  /// The stops from the definition `name` on.
  func path(from name: String) -> [Stop] { Array(stops.drop { $0.name != name }) }
}
