#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How fast the compiler's stages are, each beside the same work in plain C.
@main struct Benchmarks {
  /// Prints the table and ends: with 1 where the sides of a figure come to different things or the
  /// results cannot be written, with 2 where the arguments make no sense. A missed target is no
  /// fault: times on a busy machine are not to be trusted so far.
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
    let figures = Figure.all.filter { figure in
      options.filter.map { figure.name.contains($0) } ?? true
    }
    guard !figures.isEmpty else {
      print("no figure has '\(options.filter ?? "")' in its name; there are:")
      for figure in Figure.all { print("  \(figure.name)") }
      exit(2)
    }
    let results = results(of: figures, options.pace)
    var code: Int32 = results.contains { $0.isDisagreement } ? 1 : 0
    if let path = options.json, !writeFile(Result.json(results, options.pace), to: path) {
      print("cannot write \(path)")
      code = 1
    }
    exit(code)
  }

  private static func results(of figures: [Figure], _ pace: Pace) -> [Result] {
    let table = Table(figures)
    #if DEBUG
      print("built without optimisation: none of these figures means anything")
    #endif
    print(table.header)
    return figures.map { figure in
      let result = Result(figure, pace)
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
  private(set) var pace = Pace.full

  static let help = """
    usage: layoutc-benchmarks [FILTER] [--quick] [--json FILE]

      FILTER       only figures whose names contain it, as in: frames
      --quick      fewer rounds
      --json FILE  write the results to FILE, too
    """

  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": pace = .quick
      case "--json":
        guard let path = rest.popFirst() else { return nil }
        json = path
      case _ where argument.hasPrefix("-") || filter != nil: return nil
      default: filter = argument
      }
    }
  }
}
