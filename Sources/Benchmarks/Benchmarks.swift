import LayoutDiagnostics
import LayoutText

/// How fast the compiler's stages are, each beside the same work in plain C.
@main struct Benchmarks {
  /// Prints the table and ends: with 1 where the sides of a figure disagree or the
  /// results cannot be written, with 2 where the arguments are wrong. A missed target is not
  /// an error: times on a busy machine are not reliable enough.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--help") {
      print(Options.help)
      return
    }
    guard let options = Options(arguments) else {
      print(Options.help)
      exit(2)
    }
    let figures = options.figures
    guard !figures.isEmpty else {
      print("no figure has '\(options.filter ?? "")' in its name; there are:")
      for figure in Figure.all { print("  \(figure.name)") }
      exit(2)
    }
    let results = results(of: figures, options.mode)
    var code: Int32 = results.contains { $0.isDisagreement } ? 1 : 0
    if let path = options.json, !writeFile(Result.json(results, options.mode), to: path) {
      print("cannot write \(path)")
      code = 1
    }
    if let path = options.readme, !write(Table(figures).markdown(results), between: marks, in: path)
    {
      print("cannot write the figures to \(path)")
      code = 1
    }
    exit(code)
  }

  /// The lines around the table in a document.
  private static let marks = (first: "<!-- figures -->", last: "<!-- end of figures -->")

  /// Replaces what stands between two lines of a file; says whether it could.
  private static func write(
    _ text: String, between marks: (first: String, last: String), in path: String
  ) -> Bool {
    let lines = (readFile(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == marks.first }),
      let end = lines.lastIndex(where: { $0 == marks.last }), start < end
    else { return false }
    let all = lines[...start] + [text[...]] + lines[end...]
    return writeFile(all.joined(separator: "\n"), to: path)
  }

  private static func results(of figures: [Figure], _ mode: Mode) -> [Result] {
    if mode.runs != nil {
      return figures.map { Result($0, mode) }
    }
    let table = Table(figures)
    #if DEBUG
      print("built without optimisation: none of these figures means anything")
    #endif
    print(table.header)
    return figures.map { figure in
      let result = Result(figure, mode)
      print(table.line(for: result))
      fflush(nil)
      return result
    }
  }
}

/// What the benchmarks are called with.
struct Options {
  /// A part of the names of the figures to take; `nil`: all of them.
  private(set) var filter: String?
  /// Where the results go as JSON.
  private(set) var json: String?
  /// The document whose table they replace.
  private(set) var readme: String?
  private(set) var mode = Mode.full

  static let help = """
    usage: layoutc-benchmarks [FILTER] [--quick] [--runs N] [--json FILE] [--readme FILE]

      FILTER       only the figure called so, or else those whose names contain it
      --quick      fewer rounds
      --runs N     the compiler's side alone, N times, without a clock: to count instructions
      --json FILE  write the results to FILE, too
      --readme FILE  write them as a table between the marks in FILE, too

    Both sides of a figure run in turns. What is shown of each is its median; the ratio is the
    median of the rounds' ratios, of seconds to seconds: below 1 the compiler is the faster one.
    """

  /// The figures to take.
  var figures: [Figure] {
    guard let filter else { return Figure.all }
    let called = Figure.all.filter { $0.name == filter }
    return called.isEmpty ? Figure.all.filter { $0.name.holds(filter) } : called
  }

  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": mode = .quick
      case "--runs":
        guard let runs = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        mode.runs = runs
      case "--json":
        guard let path = rest.popFirst() else { return nil }
        json = path
      case "--readme":
        guard let path = rest.popFirst() else { return nil }
        readme = path
      case _ where argument.hasPrefix("-") || filter != nil: return nil
      default: filter = argument
      }
    }
  }
}
