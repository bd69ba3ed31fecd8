internal import LayoutSwiftSource
internal import LayoutText

/// Runs Swift code whose inputs are symbols, so that the layout that it builds is left.
///
/// - Source: `import.md` §5.
struct Evaluator {
  private(set) var program: SwiftProgram
  var store = Store()
  var scope = Scope() { didSet { program.file = scope.file } }
  /// What holds on the path that is run.
  var assumptions: [Term] = []
  var holes = HoleTable()
  var run = Run()
  /// What `self` is in the root, where that is a case of an enumeration.
  var rootSelf: SwiftValue?
  /// The errors that were thrown in code whose errors are caught; `nil` where none are.
  var thrown: [Thrown]?

  init(_ program: SwiftProgram) { self.program = program }

  /// How many steps have been taken.
  struct StepCount {
    var ofRun = 0
    /// Those of the runs before it that belong to the same file.
    var earlier = 0
    /// The number of that file.
    var file = 0

    var total: Int { earlier + ofRun }
  }

  /// Where a run stands.
  struct Run {
    var steps = StepCount()
    var depth = 0
    /// The last number of a variable or an object.
    var lastPlace = 0
    /// Which kind of section is run.
    var kind: SectionKind?
    /// The labels that the subject was compared with, in their order.
    var labels: [SectionLabel] = []
    /// The places of the comparisons that the kind has met.
    var decisions: [Int] = []
    /// The layouts that were made, and the places of the calls that made them.
    var layouts: [Int] = []
    /// The functions that were called, by their places.
    var called: Set<Int> = []
    /// The names of the functions that are running.
    var names: [String] = []
    /// What could not be followed and belongs to no object.
    var losses: [Hole] = []
    /// The declared results of the functions that are running.
    var results: [String?] = []
    var around = Surroundings()
  }

  /// What is around the statement that is run.
  struct Surroundings {
    /// How many `if`s and `switch`es are values.
    var valueDepth = 0
    /// Where the stack of the thread was at the first step.
    var stackTop: UInt?
    /// How many loops of the language there are.
    var loops = 0
    /// The variables whose initial values are being evaluated.
    var initialized: Set<String> = []
    /// The label of the loop that is about to be run.
    var loopLabel: String?
    /// What the case of a `switch` that is run is called.
    var caseName: String?
    var views = ViewReading()
    var cells = CellReading()
    var closures = ClosureReading()
    /// By the keys of holes the objects that these may be: elements of lists, and lists' sections.
    var elements: [String: [Int]] = [:]
    /// The functions that are handed to code outside of the files, by their places.
    var escaping: Set<Int> = []
    /// By their places the variables of functions.
    var declared: [Int: Declared] = [:]
  }

  /// What a declaration says of a variable.
  struct Declared {
    var name = ""
    let type: String?
    let isConstant: Bool
    /// Where it is declared, if it is a variable of a function.
    var range: TextRange?
  }

  /// Where a run stands in the views that it writes out.
  struct ViewReading {
    /// A text that code makes: the code with the values in it, and the name in it that comes first.
    struct Text: Equatable {
      let code: String
      let base: String
    }

    /// Whether the code builds views.
    var isReading = false
    /// The types of the views that are written out, the outermost first.
    var types: [String] = []
    /// How many views of the language are around.
    var depth = 0
    /// The loops around, the outermost first.
    var loops: [ViewLoop] = []
    /// By their fields of the data the texts that code makes.
    var texts: [String: Text] = [:]
    /// Whether a list is around, in which groups are rows.
    var isInList = false
    /// The places of the functions that run in place of the framework's.
    var overloads: [Int] = []
  }

  /// Why a run does not go on.
  enum Stop: Error {
    /// The path ends without a result, as with `fatalError()`.
    case ended
    /// More than a run may have.
    case endless(RunLimit)
    /// A comparison asks which kind of section it is.
    case subject(Subject)
  }

  mutating func step() throws {
    run.steps.ofRun += 1
    try stay(at: run.steps.ofRun, within: .steps)
    try stay(at: run.steps.total, within: .stepsOfFile)
    try stay(at: store.count, within: .places)
    // A variable of this call: what belongs to the run stands where that began.
    var mark: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    if let top = run.around.stackTop {
      try stay(at: top > here ? Int(top - here) : 0, within: .stack)
    } else {
      run.around.stackTop = here
    }
  }

  /// Stops the run where `count` is beyond a limit.
  func stay(at count: Int, within limit: RunLimit) throws {
    if count > limit.maximum { throw Stop.endless(limit) }
  }

  /// Begins a run of its own, whose steps count for the file.
  mutating func beginRun() {
    run.steps = StepCount(earlier: run.steps.total, file: run.steps.file)
  }

  mutating func newPlace() -> Int {
    run.lastPlace += 1
    return run.lastPlace
  }

  // MARK: Variables

  /// Declares a variable in the innermost block.
  mutating func declare(_ name: String, _ value: SwiftValue) {
    guard name != "_" else { return }
    let place = newPlace()
    store[variable: place] = value
    if scope.names.isEmpty { scope.names = [[:]] }
    scope.names[scope.names.count - 1][name] = place
  }

  /// Notes what is declared of the variable that `name` is now.
  mutating func note(_ declared: Declared, of name: String?) {
    guard let place = name.flatMap(scope.place) else { return }
    run.around.declared[place] = declared
  }

  mutating func inBlock<Result>(_ body: (inout Evaluator) throws -> Result) rethrows -> Result {
    scope.names.append([:])
    let count = scope.names.count
    defer { scope.names.removeLast(scope.names.count - count + 1) }
    return try body(&self)
  }

  /// Swift's text at `range`, in one line.
  func text(of range: TextRange) -> String { program.text(of: range) }

  // MARK: Paths

  /// Whether `condition` holds on this path; `nil` if that is open.
  func decide(_ condition: Term) -> Bool? {
    if let known = condition.isTrue { return known }
    switch condition {
    case .unary("!", let operand): return decide(operand).map { !$0 }
    case .binary("&&", let left, let right):
      switch (decide(left), decide(right)) {
      case (false, _), (_, false): return false
      case (true, true): return true
      default: break
      }
    case .binary("||", let left, let right):
      switch (decide(left), decide(right)) {
      case (true, _), (_, true): return true
      case (false, false): return false
      default: break
      }
    default: break
    }
    for assumption in assumptions {
      if let known = condition.value(where: assumption) { return known }
    }
    return nil
  }

  /// What `body` gives where `condition` is assumed; `nil` where that path ends.
  private mutating func explore<Result>(
    _ condition: Term, _ body: (inout Evaluator) throws -> Result
  ) throws -> Result? {
    let count = assumptions.count
    assumptions.append(condition)
    defer { assumptions.removeLast(assumptions.count - count) }
    do { return try body(&self) } catch Stop.ended { return nil }
  }

  /// The value of `yes` where `condition` holds, else of `no`.
  mutating func branch(
    _ condition: Term, _ yes: (inout Evaluator) throws -> SwiftValue,
    _ no: (inout Evaluator) throws -> SwiftValue
  ) throws -> SwiftValue {
    try countChoice()
    let outcome = try fork(
      condition, { Outcome(returning: try yes(&$0)) }, { Outcome(returning: try no(&$0)) })
    return result(of: outcome)
  }

  /// What follows from running both `yes` and `no`, if it is open which of them is run.
  mutating func fork(
    _ condition: Term, _ yes: (inout Evaluator) throws -> Outcome,
    _ no: (inout Evaluator) throws -> Outcome
  ) throws -> Outcome {
    countAssumptions()
    if let known = decide(condition) { return known ? try yes(&self) : try no(&self) }
    countStore()
    let base = store
    let left = Path(outcome: try explore(condition, yes), store: store)
    store = base
    return try join(condition, left, Path(outcome: try explore(.not(condition), no), store: store))
  }

  /// What follows from `yes` where `condition` holds, else from `no`.
  private mutating func join(_ condition: Term, _ yes: Path, _ no: Path) throws -> Outcome {
    let opposite = Term.not(condition)
    let (leftStore, rightStore) = (yes.store, no.store)
    store = rightStore
    guard let left = yes.outcome else {
      guard let right = no.outcome else { throw Stop.ended }
      assumptions.append(opposite)
      return right
    }
    guard let right = no.outcome else {
      (store, assumptions) = (leftStore, assumptions + [condition])
      return left
    }
    let leftExits = left.exits.map { $0.where(condition) }
    switch (left.last, right.last) {
    case (nil, nil):
      store = Store.joined(condition, leftStore, rightStore)
      return Outcome(exits: leftExits + right.exits.map { $0.where(opposite) })
    case (let end?, _):
      if right.last == nil { assumptions.append(opposite) }
      let exit = Outcome.Exit(form: end, condition: condition, store: leftStore)
      return Outcome(exits: leftExits + [exit] + right.exits, last: right.last)
    case (nil, let end?):
      store = leftStore
      assumptions.append(condition)
      let exit = Outcome.Exit(form: end, condition: opposite, store: rightStore)
      return Outcome(
        exits: right.exits.map { $0.where(opposite) } + [exit] + left.exits, last: nil)
    }
  }

  /// What follows from `body`, and where that throws an error from `handler`.
  mutating func catching(
    _ body: (inout Evaluator) throws -> Outcome, _ handler: (inout Evaluator) throws -> Outcome
  ) throws -> Outcome {
    let (before, outer) = (assumptions, thrown)
    defer { thrown = outer }
    thrown = []
    var rest = Path(outcome: nil, store: store)
    do { rest = Path(outcome: try body(&self), store: store) } catch Stop.ended {}
    let paths = thrown ?? []
    thrown = outer
    for path in paths.reversed() {
      (store, assumptions) = (path.store, before)
      let condition = path.assumptions.dropFirst(before.count).reduce(.truth(true), Term.and)
      let handled = Path(outcome: try explore(condition, handler), store: store)
      if condition.isTrue == true || rest.outcome == nil && handled.outcome == nil {
        rest = handled
      } else {
        rest = Path(outcome: try join(condition, handled, rest), store: store)
      }
    }
    store = rest.store
    guard let outcome = rest.outcome else { throw Stop.ended }
    return outcome
  }

  /// The value that a function with this outcome returns; the store is joined from all its ends.
  mutating func result(of outcome: Outcome) -> SwiftValue {
    var value = SwiftValue.nothing
    if case .returned(let last) = outcome.last { value = last }
    for exit in outcome.exits.reversed() {
      var other = SwiftValue.nothing
      if case .returned(let early) = exit.form { other = early }
      value = .joined(exit.condition, other, value)
      store = Store.joined(exit.condition, exit.store, store)
    }
    return value
  }
}

/// Where an error was thrown: what was assumed there, and what had been done before.
struct Thrown {
  let assumptions: [Term]
  let store: Store
}

/// One of several ways that code may take.
private struct Path {
  /// `nil` where it ends.
  let outcome: Outcome?
  let store: Store
}

/// How a piece of code ends.
struct Outcome {
  enum End: Equatable {
    case returned(SwiftValue)
    /// With the label of the statement that is left.
    case broken(String?)
    case continued(String?)
  }

  /// An end in the middle, where `condition` holds and that of no earlier one.
  struct Exit {
    let form: End
    let condition: Term
    let store: Store

    func `where`(_ other: Term) -> Exit {
      Exit(form: form, condition: .and(other, condition), store: store)
    }
  }

  var exits: [Exit] = []
  /// `nil` where it goes on behind the code.
  var last: End?

  init(exits: [Exit] = [], last: End? = nil) { (self.exits, self.last) = (exits, last) }
  init(returning value: SwiftValue) { last = .returned(value) }
}

extension Term {
  /// Whether it holds where `other` does; `nil` if that is open.
  fileprivate func value(where other: Term) -> Bool? {
    if self == other { return true }
    if Term.not(self) == other { return false }
    switch (other, self) {
    case (.binary("&&", let left, let right), _):
      return value(where: left) ?? value(where: right)
    case (.binary("==", let a, .word(let word)), .binary(let sign, let b, .word(let asked)))
    where a == b && word != asked:
      return sign == "==" ? false : sign == "!=" ? true : nil
    default: return nil
    }
  }
}
