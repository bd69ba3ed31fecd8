internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// Writes the expressions of one function.
struct ExpressionWriter {
  let facts: ProgramFacts
  /// What the names of blocks are called here.
  var locals: [BindingID: Code] = [:]
  var place = Place.section
  /// What is known of the data, in a view.
  var data = DataScope()
  /// The current members of lists that are written out, by the loops' variables.
  var turns: [BindingID: ExpressionID] = [:]
  /// The names that hide those of the functions of the standard library.
  var hidesFunctions: Set<String> = []

  /// Where an expression stands, which decides how inputs are written.
  enum Place {
    /// In a function with a constant for the container.
    case section
    /// In a function of the file, which has the arguments it uses.
    case file
    /// In a view, which has properties for what it reads.
    case view
  }

  var program: CheckedProgram { facts.program }

  /// What stands for a name where it is written out.
  func value(of id: BindingID) -> ExpressionID { turns[id] ?? program[id].value }

  /// A number as an `Int` or a `CGFloat`.
  func number(_ id: ExpressionID, isInt: Bool) -> Code {
    isInt ? whole(id) : float(id)
  }

  /// A number as a `CGFloat`.
  func float(_ id: ExpressionID) -> Code { typed(fraction(id), "CGFloat") }

  /// The same with its type, where it may be cut.
  func typed(_ code: Code, _ type: String) -> Code {
    var code = code
    code.type = type
    return code
  }

  private func fraction(_ id: ExpressionID) -> Code {
    if let field = field(id, .float) { return field }
    switch program[id] {
    case .constant(.number(let number)): return literal(number, id)
    case .binding(let binding): return float(binding)
    case .input(let index):
      let code = input(index)
      return Input.all[index].scope == .section ? converted(code, to: "CGFloat") : code
    case .negated(let operand): return negated(float(operand))
    case .chain(let first, let links): return floatChain(id, first, links)
    case .choice(let choices, let otherwise): return choice(choices, otherwise, float)
    case .match(let subject, let cases, let otherwise):
      return match(subject, cases, otherwise, float)
    case .call(let function, let arguments):
      return call(Function.all[function], arguments, isInt: false)
    case .constant, .member, .fallback, .inverted, .list, .fraction, .estimated, .flexible, .size:
      return Code("0")
    }
  }

  /// A number as an `Int`.
  func whole(_ id: ExpressionID) -> Code { typed(integer(id), "Int") }

  private func integer(_ id: ExpressionID) -> Code {
    if let field = field(id, .int) { return field }
    guard facts.wholeness(of: id) != .fractional else { return truncated(id) }
    switch program[id] {
    case .constant(.number(let number)): return literal(number, id)
    case .binding(let binding): return whole(binding)
    case .input(let index): return input(index)
    case .negated(let operand): return negated(whole(operand))
    case .chain(let first, let links): return chain(whole(first), links, whole)
    case .choice(let choices, let otherwise): return choice(choices, otherwise, whole)
    case .match(let subject, let cases, let otherwise):
      return match(subject, cases, otherwise, whole)
    case .call(let function, let arguments):
      return call(Function.all[function], arguments, isInt: true)
    case .constant, .member, .fallback, .inverted, .list, .fraction, .estimated, .flexible, .size:
      return Code("0")
    }
  }

  /// An `Int` of a number that is none; 1 where a division may leave none.
  ///
  /// - Source: `swift.md` 12.
  private func truncated(_ id: ExpressionID) -> Code {
    switch program[id] {
    case .choice(let choices, let otherwise): return choice(choices, otherwise, whole)
    case .match(let subject, let cases, let otherwise):
      return match(subject, cases, otherwise, whole)
    case .binding(let binding) where program[binding].origin == .argument:
      return whole(program[binding].value)
    default: break
    }
    let code = float(id)
    guard mayDivideByZero(id) else { return converted(code, to: "Int") }
    return Code("Int(exactly: \(code.text)) ?? 1", .fallback, uses: code.uses)
  }

  private func mayDivideByZero(_ id: ExpressionID) -> Bool {
    switch program[id] {
    case .chain(let first, let links):
      mayDivideByZero(first)
        || links.contains { link in
          let isQuotient = link.operation == .divided || link.operation == .remainder
          return isQuotient && program.constant(of: link.operand) == nil
            || mayDivideByZero(link.operand)
        }
    case .negated(let operand): mayDivideByZero(operand)
    case .call(_, let arguments): arguments.contains { $0.map(mayDivideByZero) ?? false }
    default: false
    }
  }

  private func converted(_ code: Code, to type: String) -> Code {
    code.wrapped { "\(type)(\($0))" }
  }

  private func negated(_ code: Code) -> Code {
    Code("-" + code.text(inside: .atom), .prefix, uses: code.uses)
  }

  /// A literal as it is written.
  func literal(_ number: Number, _ id: ExpressionID) -> Code {
    let written = program.sources[program.range(of: id)]
    let digits = written.hasSuffix("pt") ? String(written.dropLast(2)) : written
    let isPlain = digits.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isPlain, !digits.isEmpty else { return number.code }
    // Swift refuses a whole number that a `CGFloat` does not hold exactly.
    let isExact = digits.contains(".") || number.isExactlyWhole
    return Code(isExact ? digits : digits + ".0")
  }

  private func float(_ id: BindingID) -> Code {
    let code = reference(to: id, or: float)
    guard locals[id] != nil || program[id].origin != .argument, facts.isWhole(id),
      !isInlined(id)
    else { return code }
    return converted(code, to: "CGFloat")
  }

  private func whole(_ id: BindingID) -> Code { reference(to: id, or: whole) }

  private func isInlined(_ id: BindingID) -> Bool {
    locals[id] == nil && program[id].parameter == nil && !facts.topLevel.contains(id)
  }

  /// The name of a binding, or its value where it has none here.
  func reference(to id: BindingID, or value: (ExpressionID) -> Code) -> Code {
    if let name = locals[id] ?? unreachedTurn(id) { return name }
    let binding = program[id]
    if binding.parameter != nil { return parameter(id) }
    guard facts.topLevel.contains(id), place != .view || facts.isConstant(id) else {
      return value(self.value(of: id))
    }
    return topLevel(id)
  }

  /// The variable of a loop around the function, which has no name in it.
  func unreachedTurn(_ id: BindingID) -> Code? {
    guard program[id].origin == .turn, locals[id] == nil, turns[id] == nil, data.turns[id] == nil
    else { return nil }
    return Code("0", uses: [.turn(id)])
  }

  private func parameter(_ id: BindingID) -> Code {
    let name = (facts.names[id] ?? program[id].name).escaped
    let isHidden = place == .section && Self.arguments.contains(name)
    return Code(isHidden ? "self." + name : name, uses: [.parameter(id)])
  }

  /// What the arguments and constants of functions are called, which hide properties.
  private static let arguments: Set<String> = [
    "container", "environment", "index", "kind", "configuration", "waterfall",
  ]

  /// A `let` of a file's top: a constant, or a function of what it reads.
  private func topLevel(_ id: BindingID) -> Code {
    let name = (facts.names[id] ?? program[id].name).escaped
    let uses = facts.topUses[id] ?? []
    var code = Code(name, uses: [.binding(id)])
    let arguments = facts.arguments(for: uses).map { argument in
      let value = self.argument(argument)
      code.uses.formUnion(value.uses)
      return value.text
    }
    if !arguments.isEmpty { code.text += "(\(arguments.joined(separator: ", ")))" }
    return code
  }

  private func argument(_ symbol: Symbol) -> Code {
    switch symbol {
    case .index: Code("index", uses: [.index])
    case .itemCount: itemCount
    case .parameter(let id): parameter(id)
    case .environment, .local, .container, .binding, .helper, .measure, .view, .data, .turn:
      Code("environment", uses: [.environment])
    }
  }

  private var itemCount: Code {
    place == .section
      ? Code("itemCount(index)", uses: [.itemCount, .index]) : Code("itemCount", uses: [.itemCount])
  }

  /// A read-only input.
  func input(_ index: Int) -> Code {
    let name = Input.all[index].name
    if place == .view { return viewInput(name) }
    switch name {
    case "section.index": return Code("index", uses: [.index])
    case "section.itemCount": return itemCount
    case _ where Input.all[index].bit & Input.continuous != 0:
      guard place == .file else { return Code(name, uses: [.container]) }
      let side = name.lastName
      return Code(
        "environment.container.effectiveContentSize.\(side)", uses: [.environment])
    default:
      let word = name.lastName
      let property = Self.traitNames[word] ?? word
      return Code("environment.traitCollection.\(property)", uses: [.environment])
    }
  }

  /// What a view is given for an input.
  private func viewInput(_ name: String) -> Code {
    let word = name.lastName
    switch name {
    case "section.index": return Code("sectionIndex", uses: [.view(.sectionIndex)])
    case "section.itemCount": return Code("itemCount", uses: [.view(.itemCount)])
    case "container.width", "container.height":
      return Code("containerSize.\(word)", uses: [.view(.containerSize)])
    default:
      let trait = word == "contentSizeCategory" ? "dynamicTypeSize" : word
      return Code(trait, uses: [.view(.trait(trait))])
    }
  }

  /// UIKit's names of traits that have another.
  private static let traitNames = [
    "idiom": "userInterfaceIdiom", "contentSizeCategory": "preferredContentSizeCategory",
  ]
}

extension Number {
  /// Whether it is whole, and an `Int` of it is the same number.
  var isExactlyWhole: Bool { isWhole && abs(value) < 9_007_199_254_740_992 }

  /// A value that stands nowhere in the source.
  var code: Code {
    if denominator != 1 {
      return Code("\(Number(numerator).plain) / \(Number(denominator).plain)", .product)
    }
    return Code(plain, numerator < 0 ? .prefix : .atom)
  }

  private var plain: String { value.plainDecimal }
}

extension ProgramFacts {
  /// The names that nothing at the file's top has.
  var freeNames: Names {
    var names = Names(["environment", "index", "itemCount"])
    names.reserve(program.names.declarations.map { self.names[$0] ?? program[$0].name })
    return names
  }

  /// Whether the value of a file's `let` reads nothing from outside.
  func isConstant(_ id: BindingID) -> Bool { topUses[id, default: []].isEmpty }

  /// The arguments that a function of the file takes for what its value reads, in their order.
  func arguments(for uses: Set<Symbol>) -> [Symbol] {
    let parameters = program.names.declarations.filter { uses.contains(.parameter($0)) }
    return [.environment, .index, .itemCount].filter(uses.contains)
      + parameters.map(Symbol.parameter)
  }
}
