internal import LayoutFormatting
internal import LayoutReporting
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// One call of `format`.
struct FormatSession {
  static let check = Option(
    "check",
    help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
  static let difference = Option(
    "diff", help: "Write nothing; print what would change. Exits with 1 only with --check.")

  private let invocation: Invocation
  private var code = ExitCode.success

  init(_ invocation: Invocation) { self.invocation = invocation }

  private var isDry: Bool { invocation.has(Self.check) || invocation.has(Self.difference) }

  /// Formats every file and prints its syntax errors.
  mutating func format(_ named: OperandFiles) -> ExitCode {
    code = named.code
    let files = named.files.map(\.source).map { source in
      let tree = parse(source)
      if source.isStandardInput || tree.isLayout {
        output(formatted(tree), for: source)
      } else {
        StandardError.refuseToChange(source)
        code = max(code, .findings)
      }
      return (source, tree.diagnostics)
    }
    if files.contains(where: { $0.1.hasErrors }) { code = max(code, .findings) }
    let printer = DiagnosticPrinter(invocation)
    printer.print(printer.report(files, code))
    return code
  }

  /// Writes the formatted text of `source`, or shows what would change.
  private mutating func output(_ text: [UInt8], for source: SourceText) {
    guard isDry else { return write(text, for: source) }
    guard text != source.bytes else { return }
    if invocation.has(Self.check) { code = max(code, .findings) }
    if invocation.has(Self.difference) {
      let difference = UnifiedDifference(
        from: source.bytes, to: text, named: source.name.printable)
      let stream = StandardOutput.stream()
      var writer = ByteWriter { stream.write($0) }
      difference.write(to: &writer)
      writer.flush()
    } else {
      StandardOutput.write(source.name.printable + "\n")
    }
  }

  private mutating func write(_ text: [UInt8], for source: SourceText) {
    if source.isStandardInput {
      return text.withUnsafeBufferPointer { StandardOutput.stream().write($0) }
    }
    guard text != source.bytes else { return }
    do {
      try replaceFile(with: text, at: source.name, changesInput: true)
    } catch {
      StandardError.error("cannot write '\(source.name)': \(error.message)")
      code = max(code, .failure)
    }
  }
}

extension StandardError {
  /// Names a file that the call does not change, since it holds something else.
  static func refuseToChange(_ source: SourceText) {
    error("'\(source.name)' is left as it is: it is no layout")
  }
}
