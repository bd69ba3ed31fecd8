internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// How the elements of one layout are written as JSON: there may be millions of them, so what is
/// alike in all that come from one source is spelled once.
struct ElementLine {
  private let prefixes: [[UInt8]]
  /// By source, what lies above what.
  private let levels: [Int]
  /// By source, whether it is pinned.
  private let pins: [Bool]
  /// By section, whether its frames rest on guesses.
  private let guesses: [Bool]

  /// By source, the same.
  private let roughSources: [Bool]
  private let dump: FramesReport
  private let marksVisible: Bool

  init(of dump: FramesReport) {
    self.dump = dump
    roughSources = dump.elements.approximateSources
    let layout = dump.solved
    prefixes = layout.sources.map { source in
      Self.bytes { writer in
        writer.write("{ \"category\": ")
        writer.write(quoting: source.category.rawValue)
        writer.write(", \"kind\": ")
        writer.write(quoting: source.kind)
        writer.write(", \"name\": ")
        if let name = source.name { writer.write(quoting: name) } else { writer.write("null") }
        writer.write(", \"section\": ")
      }
    }
    levels = layout.sources.map(\.zIndex)
    pins = layout.sources.map(\.isPinned)
    marksVisible = dump.marksVisible
    let sections = layout.layout.sections
    guesses = sections.contains(where: \.isApproximate) ? sections.map(\.isApproximate) : []
  }

  /// `element` as one object, without a line end.
  func write(_ element: SolvedElement, to writer: inout ByteWriter) {
    writer.write(prefixes[element.source])
    writer.write(within: Self.longest) { line in
      if let section = element.section { line.write(section) } else { line.write("null") }
      line.write(", \"item\": ", element.item)
      if let cell = element.cell { line.write(", \"cell\": ", cell) }
      line.write(", \"frame\": ")
      line.write(element.frame, as: .json)
      line.write(", \"zIndex\": ", levels[element.source])
      if pins[element.source] { line.write(", \"pinned\": true") }
      let isGuess = element.section.map { !guesses.isEmpty && guesses[$0] } ?? false
      if isGuess || roughSources[element.source] { line.write(", \"approximate\": true") }
      if marksVisible, dump.marks(element.frame) { line.write(", \"visible\": true") }
      line.write(" }")
    }
  }

  /// The most bytes of a line after its head.
  private static let longest = FrameForm.longest + 200

  private static func bytes(_ body: (inout ByteWriter) -> Void) -> [UInt8] {
    Array(ByteWriter.string(body).utf8)
  }
}
