internal import LayoutGeometry
internal import LayoutRendering
internal import LayoutText

/// The options for writing frames, and their values in one call.
struct OutputOptions {
  static let format = Option("format", "format", help: "Output format.")
    .taking(OutputFormat.all.map(\.name)).defaulting(to: OutputFormat.text.name)
  static let output = Option(
    "output", "file", help: "Output file."
  ).defaulting(to: standardOutput).offering(.files(endingIn: nil)).abbreviated("o")
  static let rectangle = Option(
    "rect", "x,y,w,h", help: "Print only elements that intersect this rectangle, in points.")
  static let tree = Option(
    "tree", help: "Print the checked program with types and origins instead of frames.")
  static let limit = Option(
    "limit", "count", help: "Maximum number of elements in a result."
  ).defaulting(to: "1000000")

  static let visible = Option(
    "visible", help: "Mark elements that are visible at the scroll offset.")

  static let csvSafe = Option(
    "csv-safe", help: "In csv, put ' before fields that begin with =, +, - or @.")

  static let findings = Option(
    "findings", help: "Draw what the linter finds into pictures; html does it by itself.")
  static let noFindings = Option("no-findings", help: "Draw no findings.")

  private static let standardOutput = "-"

  let format: OutputFormat
  /// `nil` for standard output.
  let path: String?
  let rectangle: Rectangle?
  /// The maximum number of elements in a result.
  let limit: Int
  let takesTime: Bool
  /// Whether the checked program is printed instead of frames.
  let showsTree: Bool
  /// Whether visible elements are marked.
  let marksVisible: Bool
  /// Whether fields that a spreadsheet would evaluate are guarded.
  let guardsFormulas: Bool
  /// Whether pictures show what the linter finds.
  let drawsFindings: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    let name = invocation[Self.format]
    format = OutputFormat.all.first { $0.name == name } ?? .text
    path = invocation[Self.output].flatMap { $0 == Self.standardOutput ? nil : $0 }
    takesTime = invocation.has(Stopwatch.option)
    showsTree = invocation.has(Self.tree)
    marksVisible = invocation.has(Self.visible)
    guardsFormulas = invocation.has(Self.csvSafe)
    if marksVisible, OutputFormat.pictures.contains(where: { $0.name == name }) {
      throw invocation.misuse(
        "'--visible' has no effect in pictures; use it with a list of frames.")
    }
    let isPicture = OutputFormat.pictures.contains { $0.name == name }
    if invocation.has(Self.findings), !isPicture {
      throw invocation.misuse(
        "'--\(Self.findings.name)' has an effect in pictures only; 'layoutc lint' lists findings.")
    }
    drawsFindings =
      isPicture && !invocation.has(Self.noFindings)
      && (invocation.has(Self.findings) || name == OutputFormat.html.name)
    limit = try invocation.count(of: Self.limit, default: 1_000_000)
    rectangle = try Self.rectangle(invocation)
  }

  private static func rectangle(_ invocation: Invocation) throws(UsageError) -> Rectangle? {
    guard let word = invocation[rectangle] else { return nil }
    guard let sides = decimals(word[...]), sides.count == 4, sides[2] >= 0, sides[3] >= 0 else {
      throw invocation.misuse(
        of: rectangle, word, expected: "x, y, width and height, as in 0,0,390,844")
    }
    return Rectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}

extension OutputOptions {
  /// Writes `document` to the output.
  func write(_ document: FramesDocument) throws(SystemError) {
    try write { format.render(document, &$0) }
  }

  /// Writes to the output.
  func write(_ body: (inout ByteWriter) -> Void) throws(SystemError) {
    guard let path else {
      return write(body, to: StandardOutput.stream())
    }
    let file = try OutputFile(at: path)
    write(body, to: file.stream)
    try file.commit()
  }

  private func write(_ body: (inout ByteWriter) -> Void, to stream: Stream) {
    var writer = ByteWriter { stream.write($0) }
    body(&writer)
    writer.flush()
  }
}
