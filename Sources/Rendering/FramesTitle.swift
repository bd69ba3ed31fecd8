internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

/// What a dump is of, as the line above it says.
struct FramesTitle {
  /// Layout, device and preview, so far as they have names; not a preview that is called like the
  /// device.
  let names: String
  /// `393 × 852 @3 → content 393 × 1343`.
  let measures: String

  /// `explore · iPhone 15 · 393 × 852 @3 → content 393 × 1343`.
  var line: String { names.isEmpty ? measures : names + " · " + measures }

  init(of dump: FramesReport) {
    let device = dump.deviceName
    let isOfDevice =
      if let device, let preview = dump.previewName {
        preview == device || DeviceName(preview).shortens(DeviceName(device))
      } else { false }
    let preview = isOfDevice ? nil : dump.previewName
    names = [dump.view?.name ?? dump.layoutName, device, preview].compactMap { $0?.printable }
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
