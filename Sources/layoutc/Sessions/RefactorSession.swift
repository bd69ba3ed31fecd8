internal import LayoutAssistance
internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// One call of `refactor`.
struct RefactorSession {
  static let name = Option("name", "name", help: "What is extracted is called so.")
  static let preview = Option(
    "preview", "device", help: "The device of a preview to add; the preview that expects a frame.")
  static let difference = Option("diff", help: "Print what would change; write nothing.")
  static let list = Option("list", help: "List what is available at a place.")

  private let invocation: Invocation
  private let access: FileAccess
  private let place: SourcePlace
  /// `nil`: all are listed.
  private let refactoring: Refactoring?

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    let isList = invocation.has(Self.list)
    guard invocation.operands.count == (isList ? 1 : 2), let text = invocation.operands.last else {
      throw invocation.misuse(
        isList ? "Expected one place." : "Expected a refactoring and a place.")
    }
    guard let place = SourcePlace(text) else {
      throw invocation.misuse(
        "The place '\(text)' is invalid. Expected FILE:LINE:COLUMN or FILE:LINE:COLUMN-LINE:COLUMN."
      )
    }
    let named = Refactoring.all.first { $0.name == invocation.operands[0] }
    guard isList || named != nil else {
      throw UsageError.unknown(
        "refactoring", invocation.operands[0], among: Refactoring.all.map(\.name))
    }
    (self.place, refactoring, access) = (
      place, isList ? nil : named,
      try FileAccess(isList ? invocation : invocation.withoutFirstOperand)
    )
  }

  /// Does what the call asks for.
  func run() throws(UsageError) -> ExitCode {
    let operands = OperandFiles([place.path], access)
    guard let file = operands.files.first else { return .failure }
    let compilation = compiled(file, file.source)
    if compilation.program.diagnostics.hasErrors {
      StandardError.error("'\(place.path)' has errors: `layoutc check` lists them")
      return .findings
    }
    guard let range = place.range(in: file.source) else {
      StandardError.error("'\(place.path)' has no such place")
      return .findings
    }
    var asked = RefactoringPlace(range, in: compilation)
    (asked.name, asked.preview) = (invocation[Self.name], invocation[Self.preview])
    try checkPreview(of: compilation)
    guard let refactoring else {
      for each in Refactoring.all {
        guard let result = each.applied(at: asked, { compiled(file, $0) }) else { continue }
        StandardOutput.write("\(each.name)  \(result.title)\n")
      }
      return .success
    }
    let result: Refactored
    do throws(RefactoringRefusal) {
      result = try refactoring.result(at: asked) { compiled(file, $0) }
    } catch {
      StandardError.error("'\(refactoring.name)' is not available there: \(error.reason)")
      return .findings
    }
    if result.changesFrames { StandardError.write("note: the frames of previews change\n") }
    return write(file.source.applying(result.edits), for: file)
  }

  /// Refuses the name of a preview or a device that there is not.
  private func checkPreview(of compilation: Compilation) throws(UsageError) {
    guard let name = invocation[Self.preview], let meaning = refactoring?.previewName else {
      return
    }
    switch meaning {
    case .preview where !compilation.previewNames.contains(name):
      throw .unknown("preview", name, among: compilation.previewNames, in: .refactor)
    case .device where !Device.isKnown(name):
      throw .unknown("device", name, among: Device.all.map(\.name), in: .refactor)
    case .preview, .device: return
    }
  }

  /// The data and the imports are those of the file.
  private func compiled(_ file: OperandFiles.File, _ source: SourceText) -> Compilation {
    let loader = SourceLoader(OperandFiles.File(source: source, path: file.path), access)
    var dataFiles = DataFiles(access)
    return dataFiles.completed(loader.compilation(of: loader.files[0]))
  }

  private func write(_ source: SourceText, for file: OperandFiles.File) -> ExitCode {
    if invocation.has(Self.difference) {
      let difference = UnifiedDifference(
        from: file.source.bytes, to: source.bytes, named: file.source.name.printable)
      StandardOutput.write(ByteWriter.string { difference.write(to: &$0) })
      return .success
    }
    if file.isStandardInput {
      StandardOutput.write(source[source.range])
      return .success
    }
    do throws(SystemError) {
      try replaceFile(with: source.bytes, at: file.source.name, changesInput: true)
      return .success
    } catch {
      StandardError.error("cannot write '\(file.source.name)': \(error.message)")
      return .failure
    }
  }
}

/// A place as diagnostics name it: lines and columns from 1, columns in bytes.
struct SourcePlace {
  let path: String
  private let start: (line: Int, column: Int)
  /// Exclusive.
  private let end: (line: Int, column: Int)

  /// `FILE:LINE:COLUMN` or `FILE:LINE:COLUMN-LINE:COLUMN`.
  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.popLast(), let middle = parts.popLast() else { return nil }
    if let dash = middle.firstIndex(of: "-"), let line = parts.popLast(),
      let start = Self.place(line, String(middle[..<dash])),
      let end = Self.place(String(middle[middle.index(after: dash)...]), last)
    {
      (self.start, self.end) = (start, end)
    } else if let place = Self.place(middle, last) {
      (start, end) = (place, place)
    } else {
      return nil
    }
    path = parts.joined(separator: ":")
    guard !path.isEmpty else { return nil }
  }

  private static func place(_ line: String, _ column: String) -> (line: Int, column: Int)? {
    guard let line = Int(line), let column = Int(column), line > 0, column > 0 else { return nil }
    return (line, column)
  }

  /// The same in bytes; `nil` where the file has no such place.
  func range(in source: SourceText) -> TextRange? {
    func offset(_ place: (line: Int, column: Int)) -> Int? {
      guard place.line <= source.lineStarts.count else { return nil }
      let line = source.line(at: place.line - 1)
      let offset = line.lowerBound + place.column - 1
      return offset <= line.upperBound ? offset : nil
    }
    guard let start = offset(start), let end = offset(end), start <= end else { return nil }
    return start..<end
  }
}
