internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

/// How the elements of one layout are written as JSON: there may be millions of them, so what is
/// alike in all that come from one source is spelled once.
struct ElementLine {
  private let heads: [[UInt8]]
  private let tails: [[UInt8]]
  /// By section, whether its frames rest on guesses.
  private let guesses: [Bool]

  /// By source, the same.
  private let roughSources: [Bool]
  private let dump: Dump

  init(of dump: Dump) {
    self.dump = dump
    roughSources = dump.approximateSources
    let layout = dump.solved
    heads = layout.sources.map { source in
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
    tails = layout.sources.map { source in
      Self.bytes { writer in
        writer.write(", \"zIndex\": ")
        writer.write(source.zIndex)
      }
    }
    let sections = layout.layout.sections
    guesses = sections.contains(where: \.isApproximate) ? sections.map(\.isApproximate) : []
  }

  /// `element` as one object, without a line end.
  func write(_ element: SolvedElement, to writer: inout ByteWriter) {
    writer.write(heads[element.source])
    if let section = element.section { writer.write(section) } else { writer.write("null") }
    writer.write(", \"item\": ")
    writer.write(element.item)
    if let cell = element.cell {
      writer.write(", \"cell\": ")
      writer.write(cell)
    }
    writer.write(", \"frame\": ")
    writer.write(element.frame, as: .json)
    writer.write(tails[element.source])
    let isGuess = element.section.map { !guesses.isEmpty && guesses[$0] } ?? false
    if isGuess || roughSources[element.source] { writer.write(", \"approximate\": true") }
    if dump.marks(element.frame) { writer.write(", \"visible\": true") }
    writer.write(" }")
  }

  private static func bytes(_ body: (inout ByteWriter) -> Void) -> [UInt8] {
    Array(ByteWriter.string(body).utf8)
  }
}
