package import LayoutRendering
internal import LayoutReporting

extension ScreenPair {
  /// What draws it before and after, each with the outlines of what differs on the other side;
  /// nothing where the frames are those of a dump.
  package var drawn: [FramesReport] {
    let differences = comparison.elementDifferences
    let causes = comparison.causes.map { "\($0.file):\($0.start.line)  \($0.text)" }
    var sides: [FramesReport] = []
    if var old {
      (old.side, old.remarks) = (.before, ["before"])
      old.ghosts = differences.compactMap { $0.new?.frame }
      sides.append(old)
    }
    if var new {
      (new.side, new.remarks) = (.after, ["after"] + causes)
      new.ghosts = differences.compactMap { $0.old?.frame }
      sides.append(new)
    }
    return sides
  }

  /// Drawn with characters, before and after; `nil` where one side is missing.
  package var text: String? {
    guard let old, let new else { return nil }
    return OutputFormat.ascii.text(of: FramesDocument([old, new], report: .init([])))
  }
}
