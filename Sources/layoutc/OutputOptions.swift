internal import LayoutGeometry
internal import LayoutRendering
internal import LayoutText

/// The options that say how frames are written, and where.
struct OutputOptions {
  static let format = Option("format", "format", help: "How to write the frames.")
    .taking(OutputFormat.all.map(\.name)).standing(at: OutputFormat.text.name)
  static let output = Option(
    "output", "file", help: "Write to this file instead of standard output."
  ).standing(at: standardOutput).offering(.files(endingIn: nil))
  static let rectangle = Option(
    "rect", "x,y,w,h", help: "Write only what meets this rectangle, in points.")
  static let tree = Option(
    "tree", help: "Write the checked program with types and origins, not the frames.")
  static let limit = Option(
    "limit", "count", help: "The most elements a result may have."
  ).standing(at: "1000000")

  static let visible = Option(
    "visible", help: "Mark what meets the viewport at the scroll offset.")

  private static let standardOutput = "-"

  let format: OutputFormat
  /// `nil` for standard output.
  let path: String?
  let rectangle: Rectangle?
  /// The most elements that are written of one result.
  let limit: Int
  let takesTime: Bool
  /// Whether the program is asked for, and not its frames.
  let showsTree: Bool
  /// Whether what meets the viewport is marked.
  let marksVisible: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    let name = invocation[Self.format]
    format = OutputFormat.all.first { $0.name == name } ?? .text
    path = invocation[Self.output].flatMap { $0 == Self.standardOutput ? nil : $0 }
    takesTime = invocation.has(Stopwatch.option)
    showsTree = invocation.has(Self.tree)
    marksVisible = invocation.has(Self.visible)
    if marksVisible, OutputFormat.pictures.contains(where: { $0.name == name }) {
      throw invocation.misuse("A picture marks nothing: '--visible' is for lists of frames.")
    }
    limit = try Self.limit(invocation)
    rectangle = try Self.rectangle(invocation)
  }

  private static func limit(_ invocation: Invocation) throws(UsageError) -> Int {
    let word = invocation[limit] ?? limit.standard ?? ""
    guard let number = Int(word), number >= 0 else {
      throw invocation.misuse(of: limit, word, expected: "a whole number")
    }
    return number
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
  /// Writes `document` where it is wanted.
  func write(_ document: FramesDocument) throws(SystemError) {
    try write { format.render(document, &$0) }
  }

  /// Writes what `body` writes where it is wanted.
  func write(_ body: (inout ByteWriter) -> Void) throws(SystemError) {
    guard let path else {
      let stream = StandardOutput.stream()
      write(body, to: stream)
      return try stream.check()
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
