internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A definition in the place of its use.
  mutating func use(_ syntax: UseSyntax, in place: StatementPlace) -> CheckedStatement? {
    guard let name = syntax.name else { return leaveOpen(place) }
    guard let definition = definition(for: name) else { return abandon(syntax, in: place) }
    checked.names.used.insert(definition.name.range.lowerBound)
    if definition.isBroken
      || reportsColons(lackingIn: syntax.arguments, labels: definition.parameters.map(\.name.text))
    {
      return abandon(syntax, in: place)
    }
    let arguments = self.arguments(of: syntax, definition)
    if isInferring { markIncomplete(place) }
    let use = UsePlace(range: name.range, definition: definition.range)
    if syntax.block != nil, definition.elementCount != 1 {
      report(
        .blockWithoutElement(
          name.text, count: definition.elementCount, at: syntax.block?.leftBrace?.range ?? use.range
        ).pointing(at: definition.name.range, "its elements are here"))
      return abandon(syntax, in: place, among: [])
    }
    var waiting: [Extension] = []
    if let block = syntax.block {
      waiting = [Extension(block: block, home: location, uses: context.uses, place: use)]
    }
    if definition.elementCount == 1 {
      waiting += context.extensions
      context.extensions = []
    }
    if isInferring {
      return abandon(syntax, in: place, among: definition.elementKinds)
    }
    guard mayExpand(use) else { return abandon(syntax, in: place) }
    return .use(expand(definition, arguments, (use, waiting), in: place))
  }

  /// Checks the arguments and the block of a `use` that cannot be expanded; what its owner lacks may
  /// have been in it.
  ///
  /// - Parameter kinds: What the element may be that takes its block.
  private mutating func abandon(
    _ syntax: UseSyntax, in place: StatementPlace, among kinds: [ElementKind]? = nil
  ) -> CheckedStatement? {
    if kinds == nil {
      for argument in syntax.arguments {
        if let value = argument.expression, !value.isWord { _ = letExpression(value) }
      }
    }
    var inside = StatementPlace(owner: nil)
    inside.candidates = kinds ?? []
    inside.ownerName = syntax.name?.text ?? ""
    _ = block(syntax.block, in: inside)
    return leaveOpen(place)
  }

  /// What the owner of `place` lacks may be in the current statement.
  private mutating func leaveOpen(_ place: StatementPlace) -> CheckedStatement? {
    markIncomplete(place)
    return nil
  }

  /// A definition in the place of one use of it.
  ///
  /// - Complexity: O(*n*) in the size of the definition and of all that it uses.
  private mutating func expand(
    _ definition: Definition, _ arguments: [ExpressionID?],
    _ use: (place: UsePlace, extensions: [Extension]), in place: StatementPlace
  ) -> CheckedUse {
    if context.uses.isEmpty { expansion.start = madeCount }
    let left = move(to: Location(file: definition.file, names: Scope.Locals()))
    context.uses.append(use.place)
    file.scope.open()
    defer {
      file.scope.close()
      context.uses.removeLast()
      _ = move(to: left)
      if context.uses.isEmpty { expansion.cost += madeCount - expansion.start }
    }
    expansion.count += 1
    let bindings = zip(definition.parameters, arguments).map { parameter, argument in
      let value = argument ?? standard(of: parameter)
      return add(parameter.name, value: value, parameter: nil, origin: .argument)
    }
    let waiting = context.extensions
    context.extensions = use.extensions
    defer { context.extensions = waiting }
    return CheckedUse(
      use.place, statements(definition.syntax.block?.statements ?? [], in: place),
      arguments: bindings)
  }

  private mutating func standard(of parameter: Definition.Parameter) -> ExpressionID {
    guard let syntax = parameter.standard else { return fault(at: parameter.name.range) }
    let id = letExpression(syntax, words: parameter.words ?? .every)
    return require(id, parameter)
  }

  /// An expression that is evaluated where its name is used.
  mutating func letExpression(
    _ syntax: ExpressionSyntax, words: Enumeration? = .every
  ) -> ExpressionID {
    let access = context.inputs
    context.inputs = nil
    defer { context.inputs = access }
    return expression(syntax, words: words)
  }

  /// Whether one more use may be expanded; reports the limit if not.
  private mutating func mayExpand(_ use: UsePlace) -> Bool {
    let place = context.uses.first?.range ?? use.range
    let made = expansion.cost + (context.uses.isEmpty ? 0 : madeCount - expansion.start)
    if expansion.count >= Self.mostExpansions {
      reportLimit(.tooManyExpansions(limit: Self.mostExpansions, at: place))
    } else if made > Self.mostExpanded {
      reportLimit(.tooLargeExpansions(limit: Self.mostExpanded, at: place))
    } else if context.depth >= Self.deepest {
      reportLimit(.usesTooDeep(limit: Self.deepest, at: place))
    } else {
      return true
    }
    return false
  }

  /// How many expressions there are, and how many statements have been checked.
  private var madeCount: Int { checked.expressions.count + expansion.statements }

  /// Reports a limit as it is, once: the uses that lead to it, or go beyond it, may be thousands.
  private mutating func reportLimit(_ diagnostic: Diagnostic) {
    if expansion.limits.insert(diagnostic.code).inserted { log.diagnostics.append(diagnostic) }
  }

  /// How many uses may be expanded in one file.
  private static let mostExpansions = 10_000
  /// How many expressions and statements that may make.
  private static let mostExpanded = 100_000
  /// How deep blocks may be nested, those of definitions included: this bounds the stack.
  private static let deepest = 256
}

extension Checker {
  /// The arguments of a use in the order of the parameters; `nil` for one that has a default.
  private mutating func arguments(
    of syntax: UseSyntax, _ definition: Definition
  ) -> [ExpressionID?] {
    let names = definition.parameters.map(\.name.text)
    let slots = Dictionary(zip(names, names.indices)) { first, _ in first }
    var given: [ExpressionID?] = Array(repeating: nil, count: names.count)
    var ranges: [TextRange?] = Array(repeating: nil, count: names.count)
    var position = 0
    var hasStray = false
    for argument in syntax.arguments {
      guard let value = argument.expression else {
        hasStray = true
        continue
      }
      guard let slot = slot(of: argument, slots, &position, definition) else {
        hasStray = true
        _ = letExpression(value)
        continue
      }
      if let first = ranges[slot] {
        hasStray = true
        let open = names.filter { name in
          !names[..<slot].contains(name) && name != names[slot]
            && !syntax.arguments.contains { $0.label?.text == name }
        }
        report(
          argument.label == nil
            ? .unlabelledArgument(argument.text, names[slot], meant: open, at: argument.range)
              .pointing(at: first, "given here")
            : .duplicateArgument(names[slot], at: argument.range, first: first))
        continue
      }
      ranges[slot] = argument.range
      given[slot] = once(in: argument.range) {
        $0.argument(value, for: definition.parameters[slot])
      }
      // The parser has refused it there.
      if case .atLeast = value { given[slot] = fault(at: argument.range) }
    }
    let isWhole = !hasStray && !tree.hasDiagnostic(in: syntax.headRange)
    let range = syntax.name?.range ?? syntax.range
    for (slot, parameter) in definition.parameters.enumerated() where given[slot] == nil {
      guard parameter.standard == nil else { continue }
      given[slot] = fault(at: range)
      // An unknown label was probably meant for this one.
      guard isWhole else { continue }
      report(
        .missingArgument(parameter.name.text, of: definition.name.text, at: range)
          .pointing(at: parameter.name.range, "has no default"))
    }
    return given
  }

  private mutating func argument(
    _ syntax: ExpressionSyntax, for parameter: Definition.Parameter
  ) -> ExpressionID {
    if parameter.type.contains(.word), parameter.type != .anything, parameter.words == nil,
      case .name(let name) = syntax, syntax.isWord,
      file.scope.binding(name.text, at: name.range.lowerBound) == nil
    {
      // The name of something that the language does not know, as that of a layout.
      return add(.constant(.word(name.text)), TypeInference(.word), at: name.range)
    }
    return require(letExpression(syntax, words: parameter.words ?? .every), parameter)
  }

  /// The place of the parameter that an argument is for, or `nil` where there is none.
  private mutating func slot(
    of argument: ArgumentSyntax, _ slots: [String: Int], _ position: inout Int,
    _ definition: Definition
  ) -> Int? {
    let isRead = !definition.hasUnreadParameters
    if let label = argument.label {
      if let index = slots[label.text] { return index }
      guard isRead else { return nil }
      let meant = meanings(of: label.text) { _ in definition.parameters.map(\.name.text) }
      report(
        .unknownArgument(label.text, of: definition.name.text, meant: meant, at: label.range)
          .pointing(at: definition.name.range, "declared here"))
      return nil
    }
    defer { position += 1 }
    let count = definition.parameters.count
    if position < count { return position }
    if position == count, isRead {
      report(
        .tooManyArguments(of: definition.name.text, takes: count, at: argument.range)
          .pointing(at: definition.name.range, "declared here"))
    }
    return nil
  }
}

extension UseSyntax {
  /// What stands before the block.
  fileprivate var headRange: TextRange {
    range.lowerBound..<(block?.range.lowerBound ?? range.upperBound)
  }
}
