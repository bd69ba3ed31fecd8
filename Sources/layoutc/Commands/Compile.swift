internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutRendering
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let compile = Command(
    name: "compile",
    summary: "Print the frames that layouts come to.",
    operand: .layouts,
    options: [OutputOptions.format, OutputOptions.output] + RequestOptions.options
      + [
        OutputOptions.rectangle, OutputOptions.visible, OutputOptions.limit, OutputOptions.tree,
        DiagnosticPrinter.form,
        DiagnosticPrinter.color,
        Stopwatch.option,
      ],
    examples: [
      Example(words: "layoutc Feed.layout", purpose: "Every preview of a file, as text."),
      Example(
        words: "layoutc compile Feed.layout --viewport 390x844@3 --items posts=100",
        purpose: "One view of a size of its own, with a hundred posts."),
      Example(
        words: "layoutc compile Layouts --format json --output frames.json",
        purpose: "All files of a directory as one document."),
    ]
  ) { invocation throws(UsageError) in
    var request = try RequestOptions.request(invocation)
    if let path = invocation[RequestOptions.data] {
      guard let data = givenData(at: path) else { return .failure }
      request.data = data
    }
    var compiling = try CompileSession(invocation)
    let inputs = try compiling.read(invocation)
    if let path = compiling.words.path,
      let source = inputs.library.sources.all.first(where: { areOneFile($0.name, path) })
    {
      throw invocation.misuse("The frames would replace '\(source.name)' itself.")
    }
    try compiling.compile(request, of: invocation)
    let code = compiling.finish()
    // What is known by now goes with the process: to take it apart takes as long as a stage.
    return withExtendedLifetime((compiling, inputs)) { () -> ExitCode in leave(code) }
  }

  /// The data that the call names; a complaint and `nil` where they cannot be read.
  private static func givenData(at path: String) -> DataSet? {
    let reason: String
    do throws(SystemError) {
      switch try dataFile(at: path, called: path) {
      case .data(let data): return data
      case .unreadable(let fault), .broken(let fault): reason = fault
      }
    } catch {
      reason = error.message
    }
    StandardError.complain("cannot read '\(path)': \(reason)")
    return nil
  }
}

extension Command.Operand {
  /// Any number of layouts.
  static let layouts = Command.Operand(
    name: "file",
    help: { "Layout files; a directory stands for those below it, - for standard input." },
    completion: .files(endingIn: ".layout"))
}
