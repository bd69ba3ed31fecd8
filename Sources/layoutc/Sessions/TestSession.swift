internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutReporting
internal import LayoutTesting
internal import LayoutText

/// One call of `test`.
struct TestSession {
  static let options =
    [
      preview, filter, list, update, updates, requires, ignores, format, report, pictures,
      strict, jobs,
    ]
    + [DiagnosticPrinter.color]
    + ConfigurationOptions.options

  private static let preview = Option(
    "preview", "name", help: "Test only the preview with this name."
  ).repeated
  private static let filter = Option(
    "filter", "words", help: "Test only what has these words in its file, preview or subject.")
  private static let list = Option("list", help: "Print the names of the tests and run none.")
  private static let update = Option(
    "update", help: "Record the frames of now, beside each file, in place of those recorded.")
  private static let requires = Option(
    "require-recorded", help: "Fail where the frames of a preview are not recorded.")
  private static let ignores = Option("no-recorded", help: "Compare no recorded frames.")
  private static let updates = Option(
    "update-expectations", help: "Write the numbers that were found in place of those that fail.")
  private static let report = Option(
    "report", "name=file", help: "Also write a report to a file, as in junit=tests.xml."
  ).repeated
  private static let pictures = Option(
    "pictures", "folder",
    help: "Draw each preview that fails into this folder, with what was expected."
  ).offering(.files(endingIn: nil))
  private static let format = Option("format", "format", help: "Report format.")
    .taking(Format.allCases.map(\.rawValue)).defaulting(to: Format.text.rawValue)
  private static let strict = RuleSelection.strict.described(as: "Treat warnings as errors.")
  private static let jobs = Option(
    "jobs", "count", help: "Number of files to test in parallel.")

  fileprivate enum Format: String, CaseIterable { case text, json, junit, github, xcode }

  /// What is done with recorded frames.
  private enum Recording { case compared, updated, required, ignored }

  /// Which tests are meant.
  private struct Selection {
    /// The names of their previews; none: all.
    let previews: [String]
    /// What stands in their file, preview or subject.
    let words: String
  }

  private let format: Format
  private let selection: Selection
  private let isStrict: Bool
  private let recording: Recording
  let access: FileAccess
  private let updatesNumbers: Bool
  private let reports: [(format: Format, path: String)]
  private let jobs: Int
  private let pictures: String?
  private var folders = RecordedFolders()
  private let palette: Palette

  init(_ invocation: Invocation) throws(UsageError) {
    format = invocation[Self.format].flatMap(Format.init) ?? .text
    selection = Selection(
      previews: invocation[all: Self.preview], words: invocation[Self.filter] ?? "")
    isStrict = invocation.has(Self.strict)
    updatesNumbers = invocation.has(Self.updates)
    recording =
      invocation.has(Self.ignores)
      ? .ignored
      : invocation.has(Self.update)
        ? .updated : invocation.has(Self.requires) ? .required : .compared
    access = try FileAccess(invocation)
    reports = try Self.reports(invocation)
    pictures = invocation[Self.pictures]
    jobs = try invocation.count(of: Self.jobs, atLeast: 1, default: processorCount)
    palette = DiagnosticPrinter.palette(of: invocation, on: .standardOutput)
  }

  private static func reports(
    _ invocation: Invocation
  ) throws(UsageError) -> [(format: Format, path: String)] {
    var reports: [(format: Format, path: String)] = []
    for word in invocation[all: report] {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = Format(rawValue: parts[0]) else {
        throw invocation.misuse(
          of: report, word, expected: "a format and a file, as in junit=tests.xml")
      }
      reports.append((format, parts[1]))
    }
    return reports
  }

  /// Tests the files that `invocation` names, and reports on them.
  mutating func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let loader = SourceLoader(try OperandFiles.all(of: invocation))
    var dataFiles = DataFiles(loader.access)
    let compilations = loader.files.map { dataFiles.completed(loader.compilation(of: $0)) }
    try invocation.checkPreviews(
      selection.previews, among: compilations.flatMap(\.previewNames))
    let options = try ConfigurationOptions(invocation)
    do throws(ConfigurationError) {
      folders = try RecordedFolders(of: compilations.map(\.source.name), options, access)
    } catch {
      error.print()
      return .failure
    }
    let session = self
    let files = compilations.mapped(on: jobs) { session.tested($0) }
    if invocation.has(Self.list) {
      writeNames(files)
      return loader.code
    }
    let report = TestReport(files)
    let drawn = pictures.map { drawings(zip(compilations, files), in: $0) } ?? []
    guard !Inputs.refuse(reports.map(\.path)),
      !Inputs.refuse(drawn.map(\.path), inside: pictures)
    else { return .failure }
    let fails = files.contains { file in
      recording != .updated && !file.recordingFaults.isEmpty
        || file.outcomes.contains { !$0.hasPassed && !(updatesNumbers && $0.corrections != nil) }
        || file.diagnostics.contains {
          isStrict || $0.severity == .error && !(recording == .updated && $0.code == .notRecorded)
        }
    }
    var code = max(loader.code, fails ? .findings : .success)
    for file in files where updatesNumbers { code = max(code, update(file)) }
    for file in files where recording == .updated { code = max(code, record(file)) }
    if let pictures { code = max(code, write(drawn, into: pictures)) }
    let output = TestOutput(report: report, faults: faults(of: files, loader), code: code)
    output.write(format, to: StandardOutput.stream())
    for (format, path) in reports { code = max(code, output.write(format, toFileAt: path)) }
    let isIdle = report.previewCount == 0 && !files.contains { $0.recording?.update != nil }
    if isIdle, loader.code == .success, !fails {
      StandardError.write("nothing to test: no preview has an expect, nothing is recorded\n")
      if recording == .required { code = .failure }
    }
    return code
  }

  private func tested(_ compilation: Compilation) -> TestReport.File {
    let faults = compilation.checked.filter {
      $0.severity == .error || isStrict && $0.severity == .warning
    }
    guard !compilation.diagnostics.hasErrors else {
      return TestReport.File(compilation.source, [], faults)
    }
    let isTested = { (name: String) in
      selection.previews.isEmpty || selection.previews.contains(name)
    }
    var tests = compilation.tests(isTested, clock: timeNow).map {
      $0.keeping { isMeant($0, of: compilation) }
    }
    let refusals = tests.flatMap(\.outcomes).compactMap(\.refusal)
    var others = faults.filter { !refusals.contains($0.code.name) }
    var report: TestReport.RecordingReport?
    if let (path, source) = recorded(of: compilation, &others) {
      let frames = RecordedPreviews(of: compilation, against: source)
      for index in tests.indices {
        tests[index].recorded = frames.state(of: tests[index].name)
        tests[index].elementCount = frames.elementCount(of: tests[index].name)
        tests[index].recordedFrames = frames.differingFrames(of: tests[index].name)
        tests[index].recordedFault = frames.fault(of: tests[index].name)
      }
      others += frames.missing(isTested, requiring: recording == .required)
      report = TestReport.RecordingReport(
        path, source, frames.faults(selection.previews.isEmpty ? nil : isTested),
        update: recording == .updated ? frames.updated(isTested) : nil)
      for (name, count) in frames.tooLarge where recording == .updated {
        StandardError.write(
          "note: \(compilation.source.name.printable): preview `\(name.printable)` has "
            + "\(count.counting("element")), too many to record without `record: true`\n")
      }
    }
    var file = TestReport.File(compilation.source, tests, others)
    file.recording = report
    return file
  }

  /// Where the frames of a file are recorded, and what is; `nil` where nothing has to be compared.
  private func recorded(
    of compilation: Compilation, _ faults: inout [Diagnostic]
  ) -> (path: String, source: SourceText?)? {
    let name = compilation.source.name
    guard recording != .ignored, selection.words.isEmpty, name.hasSuffix(".layout") else {
      return nil
    }
    let path = folders.path(ofFramesOf: name)
    // Writing there is refused.
    if recording == .updated, (try? checkRecording(at: path, of: name)) == nil {
      return (path, nil)
    }
    do throws(SystemError) {
      // First, so that what is outside makes no difference.
      try checkRecording(at: path, of: name)
      guard exists(path) else { return recording == .compared ? nil : (path, nil) }
      let bytes = try contents(ofFile: path, upTo: access.textMaximum)
      return (path, SourceText(bytes: bytes.filter { $0 != UInt8(ascii: "\r") }, name: path))
    } catch {
      let start = compilation.source.base
      faults.append(
        Diagnostic(
          .framesDiffer, "cannot read '\(path)': \(error.message)", at: start..<start,
          label: "its frames are recorded there"))
      return nil
    }
  }

  /// Whether the words of the call are in one of `names` or in the file's name.
  private func isMeant(_ names: [String], of compilation: Compilation) -> Bool {
    selection.words.isEmpty
      || (names + [compilation.source.name]).contains { $0.holds(selection.words) }
  }

  private func writeNames(_ files: [TestReport.File]) {
    for file in files {
      for test in file.tests {
        for outcome in test.outcomes {
          let header = file.source[outcome.header].printable
          StandardOutput.write("\(file.source.name.printable): \(test.name.printable): \(header)\n")
        }
      }
    }
  }

  /// What is wrong with the files, failures included.
  private func faults(of files: [TestReport.File], _ loader: SourceLoader) -> Report {
    let all = files.flatMap { $0.diagnostics + $0.failures }
    var run = ReportedRun()
    run.closingLine = ClosingLine(.never)
    let recorded = files.compactMap { file in
      file.recording.flatMap { recording in recording.source.map { ($0, recording.faults) } }
    }.filter { !$0.1.isEmpty }
    return Report(
      (loader.grouped(all) + recorded).map { source, diagnostics in
        Report.File(source, diagnostics, absolutePath: Environment.absolute(source.name))
      }, palette: palette, run: run)
  }

  /// Writes the frames of now beside `file`.
  private func record(_ file: TestReport.File) -> ExitCode {
    guard let recording = file.recording, let text = recording.update else { return .success }
    do throws(SystemError) {
      try checkRecording(at: recording.path, of: file.source.name)
      if recording.path.contains("/") { try makeFolder(at: parent(of: recording.path) + "/") }
      try replaceFile(with: Array(text.utf8), at: recording.path, changesInput: true)
    } catch {
      StandardError.error("cannot write '\(recording.path)': \(error.message)")
      return .failure
    }
    StandardError.write("recorded '\(recording.path.printable)'\n")
    return .success
  }

  /// Writes the numbers that were found into `file`.
  private func update(_ file: TestReport.File) -> ExitCode {
    var edits: [Edit] = []
    for edit in file.outcomes.compactMap(\.corrections).joined()
    where file.source.holds(edit.range) && !edits.contains(where: { $0.range == edit.range }) {
      edits.append(edit)
    }
    guard !edits.isEmpty else { return .success }
    let name = file.source.name
    do throws(SystemError) {
      try replaceFile(with: file.source.applying(edits).bytes, at: name, changesInput: true)
    } catch {
      StandardError.error("cannot write '\(name)': \(error.message)")
      return .failure
    }
    StandardError.write("updated \(edits.count.counting("number")) in '\(name.printable)'\n")
    return .success
  }
}

/// What a call reports.
private struct TestOutput {
  let report: TestReport
  /// What is wrong with the files, failures included.
  let faults: Report
  let code: ExitCode

  /// Writes it to a file.
  func write(_ format: TestSession.Format, toFileAt path: String) -> ExitCode {
    do throws(SystemError) {
      let file = try OutputFile(at: path)
      write(format, to: file.stream)
      try file.commit()
    } catch {
      StandardError.error("cannot write '\(path)': \(error.message)")
      return .failure
    }
    return .success
  }

  func write(_ format: TestSession.Format, to stream: Stream) {
    var writer = ByteWriter { stream.write($0) }
    switch format {
    case .text:
      report.writeSummary(to: &writer)
      ReportFormat.full.render(faults, &writer)
      if let line = report.closingLine(exit: Int(code.rawValue)) { writer.write("\(line)\n") }
    case .json: report.writeJSON(faults, to: &writer)
    case .junit: report.writeJUnit(to: &writer)
    case .github: ReportFormat.github.render(faults, &writer)
    case .xcode: ReportFormat.xcode.render(faults, &writer)
    }
    writer.flush()
  }
}
