internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutDiagnostics
internal import LayoutSolver
internal import LayoutSteps
internal import LayoutText

extension Command {
  static let why = Command(
    name: "why",
    summary: "Explain the numbers of an element's frame, step by step.",
    operand: Operand(
      name: "file|element",
      help: {
        "A layout or Swift file, then an element: posts/hero[2], 1.4 (section and item), @29 (line), "
          + "100,200 (point)."
      },
      completion: .files(endingIn: ".layout")),
    options: [axis, derivationFormat, everyStep, everyPreview, OutputOptions.output]
      + RequestOptions.options
      + FileAccess.options,
    examples: [
      Example(call: "layoutc why Feed.layout", purpose: "The addresses of all elements."),
      Example(
        call: "layoutc why Feed.layout posts/hero --axis width",
        purpose: "Why the first hero is this wide."),
    ]
  ) { invocation throws(UsageError) in
    guard (1...2).contains(invocation.operands.count) else {
      throw invocation.misuse("Expected a file and an element.")
    }
    var request = try RequestOptions.request(invocation)
    let access = try FileAccess(invocation.withFirstOperandAlone)
    if let path = invocation[RequestOptions.data] {
      guard let data = givenData(at: path, access) else { return .failure }
      request.data = data
    }
    let files = OperandFiles(Array(invocation.operands.prefix(1)), access)
    let loader = SourceLoader(files)
    guard let file = loader.files.first else { return .failure }
    var dataFiles = DataFiles(loader.access)
    let compilation = dataFiles.completed(loader.compilation(of: file))
    let outputs = invocation[OutputOptions.output].map { [$0] } ?? []
    guard !Inputs.refuse(outputs) else { return .failure }
    let jobs: [Job]
    do throws(SolveError) { jobs = try compilation.jobs(request) } catch {
      throw invocation.misuse("\(error.description).")
    }
    let call = WhyCall(invocation: invocation, compilation: compilation, jobs: jobs)
    guard invocation.operands.count == 2 else { return call.writeAddresses() }
    return try call.answer(invocation.operands[1])
  }

  fileprivate static let axis = Option("axis", "axis", help: "Print only this number.")
    .taking(["width", "height", "x", "y"]).repeated
  fileprivate static let derivationFormat = Option("format", "format", help: "Output format.")
    .taking(["text", "json", "markdown"]).defaulting(to: "text")
  fileprivate static let everyStep = Option(
    "all-steps", help: "Print also the steps that change nothing.")
  fileprivate static let everyPreview = Option(
    "all-previews", help: "Print every preview in which the element exists.")
}

/// One call of `why`.
private struct WhyCall {
  let invocation: Invocation
  let compilation: Compilation
  let jobs: [Job]

  private var format: String? { invocation[Command.derivationFormat] }

  /// The addresses of all elements.
  func writeAddresses() -> ExitCode {
    guard let job = jobs.first else { return failure }
    let addresses = compilation.addresses(in: job)
    return write(format == "json" ? addresses.json.exactLine : addresses.text)
  }

  func answer(_ address: String) throws(UsageError) -> ExitCode {
    var (texts, absences, unknown): ([String], [Absence], [String]) = ([], [], [])
    let takesAll = invocation.has(Command.everyPreview)
    for job in jobs where texts.isEmpty || takesAll {
      switch compilation.derivation(of: address, in: job, viewOrigin: viewOrigin) {
      case .element(let element):
        if !takesAll, jobs.count > 1 { note(job) }
        texts.append(text(of: element))
      case .absent(let absence): absences.append(absence)
      case .unknown(let path): unknown.append(path)
      case .ambiguous(let paths):
        throw invocation.misuse(
          "'\(address)' means more than one element: "
            + paths.prefix(mostListed).map(\.printable).joined(separator: ", ") + ".")
      case .missing: break
      }
    }
    if texts.isEmpty, let absence = absences.first {
      texts = [format == "json" ? absence.json.exactLine : absence.text(style)]
    }
    if !texts.isEmpty { return write(texts.joined(separator: format == "json" ? "" : "\n")) }
    if let path = unknown.first {
      StandardError.error("the frame of '\(path)' cannot be taken apart")
      return .failure
    }
    if compilation.diagnostics.hasErrors { return failure }
    let paths = jobs.flatMap { compilation.addresses(in: $0).paths }
    let last = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
    let likely = likelyMeanings(of: last(address), among: paths.map(last))
    throw invocation.misuse(
      "No element '\(address)'."
        + suggestion(likely.compactMap { name in paths.first { last($0) == name } }))
  }

  /// Errors in the file hide the element.
  private var failure: ExitCode {
    StandardError.error(
      "'\(compilation.source.name)' has errors: see 'layoutc check \(compilation.source.name)'")
    return .findings
  }

  private var viewOrigin: DerivedValue.Origin {
    invocation.has(RequestOptions.viewport)
      ? .flag : invocation.has(RequestOptions.device) ? .device : .preview
  }

  private var style: DerivedElement.Style {
    .init(
      isFull: invocation.has(Command.everyStep), axes: invocation[all: Command.axis])
  }

  private func text(of element: DerivedElement) -> String {
    switch format {
    case "json": element.json.exactLine
    case "markdown": element.markdown(style)
    default: element.text(style)
    }
  }

  /// Names the preview that was chosen.
  private func note(_ job: Job) {
    guard invocation[all: RequestOptions.preview].isEmpty, let name = job.previewName else {
      return
    }
    StandardError.write("note: in the preview '\(name.printable)'\n")
  }

  private func write(_ text: String) -> ExitCode {
    guard let path = invocation[OutputOptions.output], path != "-" else {
      StandardOutput.write(text)
      return .success
    }
    do {
      let file = try OutputFile(at: path)
      let bytes = Array(text.utf8)
      bytes.withUnsafeBufferPointer { file.stream.write($0) }
      try file.commit()
      return .success
    } catch {
      StandardError.error("cannot write '\(path)': \(error.message)")
      return .failure
    }
  }
}
