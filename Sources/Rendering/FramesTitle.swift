internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

/// What a dump is of, as the line above it says.
struct FramesTitle {
  /// The layout and the preview, so far as they have names.
  let names: String
  /// `393 × 852 @3 → content 393 × 1343`.
  let measures: String

  /// `explore · iPhone 15 · 393 × 852 @3 → content 393 × 1343`.
  var line: String { names.isEmpty ? measures : names + " · " + measures }

  init(of dump: FramesReport) {
    names = [dump.view?.name ?? dump.layoutName, dump.previewName].compactMap { $0?.printable }
      .joined(separator: " · ")
    let viewport = dump.solved.viewport
    measures = ByteWriter.string { writer in
      writer.write(viewport.size)
      writer.write(" @")
      writer.write(viewport.traits.displayScale)
      writer.write(" → content ")
      writer.write(dump.contentSize)
    }
  }
}

extension ByteWriter {
  /// `393 × 852`.
  mutating func write(_ size: Size) {
    write(size.width)
    write(" × ")
    write(size.height)
  }
}
