internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutRendering
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let compile = Command(
    name: "compile",
    summary: "Compute and print the frames of layouts.",
    operand: .layouts,
    options: [OutputOptions.format, OutputOptions.output] + RequestOptions.options
      + [
        OutputOptions.rectangle, OutputOptions.visible, OutputOptions.limit, OutputOptions.csvSafe,
        OutputOptions.findings, OutputOptions.noFindings,
        OutputOptions.tree,
        DiagnosticPrinter.format, DiagnosticPrinter.color, Stopwatch.option, FileAccess.swift,
      ] + FileAccess.options,
    examples: [
      Example(call: "layoutc Feed.layout", purpose: "Every preview of a file, as text."),
      Example(
        call: "layoutc compile Feed.layout --viewport 390x844@3 --items posts=100",
        purpose: "A custom viewport size with a hundred posts."),
      Example(
        call: "layoutc compile Layouts --format json --output frames.json",
        purpose: "All files in a directory as one JSON document."),
    ]
  ) { invocation throws(UsageError) in
    var request = try RequestOptions.request(invocation)
    if let path = invocation[RequestOptions.data] {
      guard let data = givenData(at: path, try FileAccess(invocation)) else { return .failure }
      request.data = data
    }
    var session = try CompileSession(invocation)
    let loader = try session.read(invocation)
    try session.compile(request, of: invocation)
    let outputs = session.options.path.map { [$0] } ?? []
    guard !Inputs.refuse(outputs) else { return .failure }
    let code = session.finish()
    // Freeing the compiled program takes as long as a stage; the process ends here anyway.
    return withExtendedLifetime((session, loader)) { () -> ExitCode in terminate(code) }
  }

  /// The data that `--data` names. Prints an error and returns `nil` if they cannot be read.
  static func givenData(at path: String, _ access: FileAccess) -> DataSet? {
    let reason: String
    do throws(SystemError) {
      switch try dataFile(at: path, access) {
      case .content(let data): return data
      case .unreadable(let fault), .invalid(let fault): reason = fault
      }
    } catch {
      reason = error.message
    }
    StandardError.error("cannot read '\(path)': \(reason)")
    return nil
  }
}

extension Command.Operand {
  /// Layout files and directories.
  static let layouts = Command.Operand(
    name: "file",
    help: { "Layout files, directories with layout files, or - for standard input." },
    completion: .files(endingIn: ".layout"))
}
