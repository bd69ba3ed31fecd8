internal import LayoutChecking
internal import LayoutLanguage

/// What the whole program shows of its names, read once.
struct ProgramFacts {
  let program: CheckedProgram
  let options: SwiftOptions
  /// The bindings whose values are used as counts.
  private(set) var counted: Set<BindingID> = []
  /// The variables of loops over whole numbers.
  private(set) var rangeTurns: Set<BindingID> = []
  /// The types of words with names.
  let words: WordTypes
  /// The `let`s and `param`s at the tops of the files.
  let topLevel: Set<BindingID>
  /// Their names in the generated file.
  var names: [BindingID: String] = [:]
  /// What the value of each `let` of a file's top uses, directly or through others.
  var topUses: [BindingID: Set<Symbol>] = [:]
  /// Names of helpers that a member of the type would hide.
  var helperNames: [Helper: String] = [:]

  init(_ program: CheckedProgram, _ options: SwiftOptions) {
    (self.program, self.options) = (program, options)
    topLevel = Set(program.names.declarations)
    words = WordTypes(program)
    for element in program.elements { count(element) }
    count(program.body, of: .file)
    for case .call(let function, let arguments) in program.expressions.nodes {
      let parameters = Function.all[function].parameters
      for (place, argument) in arguments.enumerated() where place < parameters.count {
        if Helper.counts.contains(parameters[place].name), let argument { count(argument) }
      }
    }
  }

  private mutating func count(_ element: CheckedElement) {
    if let arrangement = element.arrangement { count(arrangement.count) }
    count(element.body, of: element.kind)
  }

  private mutating func count(_ body: [CheckedStatement], of kind: ElementKind) {
    for statement in body {
      switch statement {
      case .property(let property):
        guard PropertyName.counts.contains(property.name) else { continue }
        for value in property.values { count(value.expression) }
      case .binding, .element: continue
      case .condition(let branches): for branch in branches { count(branch.body, of: kind) }
      case .use(let use): count(use.body, of: kind)
      case .loop(let loop):
        if case .range(let from, let to, _) = loop.sequence {
          rangeTurns.insert(loop.binding)
          count(from)
          count(to)
        }
        count(loop.body, of: kind)
      }
    }
  }

  /// Notes what the value of `id` as a count is made of.
  private mutating func count(_ id: ExpressionID) {
    switch program[id] {
    case .binding(let binding):
      guard counted.insert(binding).inserted, program[binding].parameter == nil else { return }
      if program[binding].origin != .turn { count(program[binding].value) }
    case .negated(let operand): count(operand)
    case .chain(let first, let links):
      guard links.allSatisfy(\.operation.keepsWhole) else { return }
      count(first)
      for link in links { count(link.operand) }
    case .choice(let choices, let otherwise):
      for choice in choices { count(choice.value) }
      count(otherwise)
    case .match(_, let cases, let otherwise):
      for one in cases { count(one.value) }
      if let otherwise { count(otherwise) }
    case .call(let function, let arguments):
      guard Helper.keepingWhole.contains(Function.all[function].name) else { return }
      for case .some(let argument) in arguments { count(argument) }
    case .constant, .input, .member, .fallback, .inverted, .list, .fraction, .estimated, .flexible,
      .size:
      return
    }
  }
}

extension Helper {
  /// The parameters of functions that take counts.
  static let counts: Set<String> = ["of", "span", "atLeast"]
  /// The functions that give a whole number for whole numbers.
  static let keepingWhole: Set<String> = ["min", "max", "clamp", "abs"]
}

extension LayoutChecking.Operation {
  /// Whether the result for whole numbers is one.
  var keepsWhole: Bool {
    switch self {
    case .plus, .minus, .times, .remainder: true
    case .or, .and, .equal, .unequal, .less, .atMost, .greater, .atLeast, .divided: false
    }
  }

  var sign: String {
    switch self {
    case .or: "||"
    case .and: "&&"
    case .equal: "=="
    case .unequal: "!="
    case .less: "<"
    case .atMost: "<="
    case .greater: ">"
    case .atLeast: ">="
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .divided: "/"
    case .remainder: "%"
    }
  }

  var precedence: Code.Precedence {
    switch self {
    case .or: .or
    case .and: .and
    case .equal, .unequal, .less, .atMost, .greater, .atLeast: .comparison
    case .plus, .minus: .sum
    case .times, .divided, .remainder: .product
    }
  }
}
