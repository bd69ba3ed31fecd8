internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutReporting
internal import LayoutText

/// One call of `generate`.
struct GenerateSession {
  static let output = Option(
    "output", "path",
    help: "Output file, or a folder that exists or ends in /; each file gets its own there."
  ).offering(.files(endingIn: nil)).abbreviated("o")
  static let check = Option(
    "check",
    help: "Write nothing; list the outputs that are missing or differ, and exit with 1 if there "
      + "are any.")

  private let generator: Generator
  private let generation: Generation
  private let invocation: Invocation
  private var code = ExitCode.success

  init(_ generator: Generator, _ generation: Generation, _ invocation: Invocation) {
    (self.generator, self.generation, self.invocation) = (generator, generation, invocation)
  }

  /// A file to generate code for.
  private struct Task: Sendable {
    let compilation: Compilation
    /// `nil` for standard output.
    let output: String?
    let target: Int?

    /// The code for the file; `nil` where it has errors of its own.
    func code(_ generation: Generation) -> Generation.Output? {
      let program = compilation.program
      return program.diagnostics.hasErrors ? nil : generation.code(program, target)
    }
  }

  /// Generates code for every file.
  mutating func run() throws(UsageError) -> ExitCode {
    let loader = SourceLoader(try OperandFiles.all(of: invocation))
    code = loader.code
    let tasks = try tasks(loader)
    guard !tasks.isEmpty else { return max(code, .failure) }
    try checkNames(tasks)
    let paths = tasks.compactMap(\.output)
    guard !Inputs.refuse(paths, inside: paths.first.flatMap(folder(around:))) else {
      return .failure
    }
    if let path = invocation[Self.output], path.hasSuffix("/") || isFolder(path),
      !invocation.has(Self.check),
      !attempt(path, { () throws(SystemError) in try makeWritableFolder(at: path) })
    {
      return code
    }
    var collector = DiagnosticCollector()
    let outputs = tasks.mapped(on: processorCount) { [generation] in $0.code(generation) }
    for (task, output) in zip(tasks, outputs) {
      collector.add(write(output, of: task), of: task.compilation)
    }
    if collector.hasErrors { code = max(code, .findings) }
    let printer = DiagnosticPrinter(invocation)
    printer.print(printer.report(loader.library.sources.grouped(collector.diagnostics), code))
    return code
  }

  /// The files with their outputs and oldest systems.
  private mutating func tasks(_ loader: SourceLoader) throws(UsageError) -> [Task] {
    let sources = loader.files.map { loader.library[$0] }
    let paths = try outputs(for: sources)
    var configurations = ConfigurationLoader(try ConfigurationOptions(invocation), loader.access)
    var tasks: [Task] = []
    let compilations = loader.files.mapped(on: processorCount) { loader.compilation(of: $0) }
    for (compilation, output) in zip(compilations, paths) {
      let path = compilation.source.name
      do throws(ConfigurationError) {
        let configuration = try configurations.located(for: path).configuration
        tasks.append(
          Task(
            compilation: compilation, output: output,
            target: configuration.part(for: Environment.absolute(path)).target))
      } catch {
        StandardError.error(error.message)
        code = max(code, .failure)
      }
    }
    return tasks
  }

  /// Where the code for each of `sources` goes.
  private func outputs(for sources: [SourceText]) throws(UsageError) -> [String?] {
    guard let path = invocation[Self.output] else {
      if invocation.has(Self.check) {
        throw invocation.misuse("'--\(Self.check.name)' needs '--\(Self.output.name)'.")
      }
      guard sources.count <= 1 else {
        throw invocation.misuse("Several files need '--\(Self.output.name)'.")
      }
      return sources.map { _ in nil }
    }
    guard path.hasSuffix("/") || isFolder(path) else {
      guard sources.count <= 1 else {
        throw invocation.misuse("Several files need a folder as '--\(Self.output.name)'.")
      }
      return sources.map { _ in path }
    }
    return try outputs(for: sources, in: path.hasSuffix("/") ? path : path + "/")
  }

  private func outputs(
    for sources: [SourceText], in folder: String
  ) throws(UsageError) -> [String?] {
    var origins: [String: String] = [:]
    var paths: [String?] = []
    for source in sources {
      guard !source.isStandardInput else {
        throw invocation.misuse("Standard input needs a file as '--\(Self.output.name)'.")
      }
      let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
      let path = folder + name + generator.suffix
      if let other = origins[path] {
        throw invocation.misuse("'\(other)' and '\(source.name)' have the same output '\(path)'.")
      }
      origins[path] = source.name
      paths.append(path)
    }
    return paths
  }

  /// Refuses names that none of the files has.
  private func checkNames(_ tasks: [Task]) throws(UsageError) {
    let known = tasks.flatMap { task in
      (task.compilation.layouts + task.compilation.views).compactMap {
        task.compilation.program.elements[$0].name
      }
    }
    for name in (generation.names ?? []).sorted() where !known.contains(name) {
      throw invocation.misuse(
        "No layout or view is called '\(name)'."
          + suggestion(likelyMeanings(of: name, among: known)))
    }
  }

  /// Writes the code for one file, unless there is an error in it.
  private mutating func write(_ output: Generation.Output?, of task: Task) -> [Diagnostic] {
    let diagnostics = task.compilation.program.diagnostics
    guard let output else { return diagnostics }
    if !output.diagnostics.hasErrors { write(Array(output.text.utf8), to: task.output) }
    return (diagnostics + output.diagnostics).inOrder
  }

  private mutating func write(_ bytes: [UInt8], to path: String?) {
    guard let path else {
      let stream = StandardOutput.stream()
      bytes.withUnsafeBufferPointer { stream.write($0) }
      return
    }
    // Build systems look at the date: an equal file is left as it is.
    let isEqual = (try? contents(ofFile: path, upTo: bytes.count, isInput: false)) == bytes
    guard !isEqual else { return }
    guard !invocation.has(Self.check) else {
      StandardOutput.write(path.printable + "\n")
      code = max(code, .findings)
      return
    }
    let folder = folder(around: path)
    attempt(path) { () throws(SystemError) in
      try replaceFile(with: bytes, at: path, inside: folder)
    }
  }

  /// The folder that the call has named for the output at `path`; `nil` where it has named the output.
  private func folder(around path: String) -> String? {
    path == invocation[Self.output] ? nil : parent(of: path)
  }

  /// Prints an error if `body` fails.
  ///
  /// - Returns: Whether it does not.
  @discardableResult
  private mutating func attempt(
    _ path: String, _ body: () throws(SystemError) -> Void
  ) -> Bool {
    do throws(SystemError) {
      try body()
      return true
    } catch {
      StandardError.error("cannot write '\(path)': \(error.message)")
      code = max(code, .failure)
      return false
    }
  }
}
