internal import LayoutFormatting
internal import LayoutReporting
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// One call of the formatter: what it was asked, and what it has come to so far.
struct Formatting {
  static let check = Option(
    "check", help: "Write nothing; name the files that would change, and end with 1.")
  static let difference = Option(
    "diff", help: "Write nothing; show what would change. Ends with 1 only beside --check.")

  private let invocation: Invocation
  private var code = ExitCode.success

  init(_ invocation: Invocation) { self.invocation = invocation }

  private var isDry: Bool { invocation.has(Self.check) || invocation.has(Self.difference) }

  /// Formats every file, and says what does not parse in them.
  mutating func format(_ named: NamedFiles) -> ExitCode {
    code = named.code
    let files = named.files.map(\.source).map { source in
      let tree = parse(source)
      take(formatted(tree), for: source)
      return (source, tree.diagnostics)
    }
    if files.contains(where: { $0.1.hasErrors }) { code = max(code, .findings) }
    let talk = DiagnosticPrinter(invocation)
    talk.say(talk.report(files, code))
    return code
  }

  /// Does with the canonical form of `source` what was asked for.
  private mutating func take(_ text: [UInt8], for source: SourceText) {
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
      check(stream)
    } else {
      StandardOutput.write(source.name.printable + "\n")
    }
  }

  private mutating func write(_ text: [UInt8], for source: SourceText) {
    if source.isStandardInput {
      let stream = StandardOutput.stream()
      text.withUnsafeBufferPointer { stream.write($0) }
      return check(stream)
    }
    guard text != source.bytes else { return }
    do {
      let file = try OutputFile(at: source.name)
      text.withUnsafeBufferPointer { file.stream.write($0) }
      try file.commit()
    } catch {
      complain(error, about: "'\(source.name)'")
    }
  }

  private mutating func check(_ stream: Stream) {
    do { try stream.check() } catch { complain(error, about: "standard output") }
  }

  private mutating func complain(_ error: SystemError, about place: String) {
    StandardError.complain("cannot write \(place): \(error.message)")
    code = max(code, .failure)
  }
}
