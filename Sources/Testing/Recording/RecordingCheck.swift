package import LayoutDiagnostics
package import LayoutGeometry
internal import LayoutText

/// What came of comparing a preview with its recorded frames.
package enum RecordedState: String, Sendable {
  case same, differs, new, gone, none
}

/// The recorded frames of a file beside those of now.
package struct RecordingCheck: Sendable {
  /// What the previews show now, in their order.
  private let now: RecordedFrames
  /// What was recorded; `nil`: nothing.
  private let recorded: RecordedFrames?

  package init(_ now: RecordedFrames, against recorded: RecordedFrames?) {
    (self.now, self.recorded) = (now, recorded)
  }

  /// How the preview at `index` stands.
  package func state(ofDump index: Int) -> RecordedState {
    guard let recorded else { return .none }
    guard now.dumps.indices.contains(index) else { return .none }
    guard recorded.strangeLine == nil else { return .differs }
    guard let old = recorded.dumps.first(where: { $0.names == now.dumps[index].names }) else {
      return .new
    }
    return isSame(old, now.dumps[index]) ? .same : .differs
  }

  /// The number of elements of the preview at `index`.
  package func elementCount(ofDump index: Int) -> Int {
    now.dumps.indices.contains(index)
      ? now.dumps[index].lines.count(where: \.isElement) : 0
  }

  /// What differs, with places in the recorded file.
  ///
  /// - Parameter isMeant: Whether the preview at an index is tested; `nil`: all are, and those that are
  ///   recorded and no more.
  package func faults(of isMeant: ((Int) -> Bool)? = nil) -> [Diagnostic] {
    guard let recorded else { return [] }
    if let line = recorded.strangeLine {
      return [
        Diagnostic(
          .framesDiffer, "this is no line of recorded frames", at: line, label: "not readable"
        )
        .helping("write the file anew with `layoutc test --update`")
      ]
    }
    var faults: [Diagnostic] = []
    for old in recorded.dumps {
      if let index = now.dumps.firstIndex(where: { $0.names == old.names }) {
        guard isMeant?(index) ?? true else { continue }
        if let fault = difference(from: old, to: now.dumps[index], in: recorded) {
          faults.append(fault)
        }
      } else if isMeant == nil {
        faults.append(
          Diagnostic(
            .recordedNoMore, "no preview shows `\(old.names)` any more", at: old.title,
            label: "recorded here"
          ).helping("if it was removed or renamed: `layoutc test --update`"))
      }
    }
    return faults
  }

  private func isSame(_ old: RecordedFrames.Dump, _ new: RecordedFrames.Dump) -> Bool {
    recorded.map { $0.measures(of: old) == now.measures(of: new) } ?? false
      && old.lines.count == new.lines.count
      && zip(old.lines, new.lines).allSatisfy { $0.words == $1.words }
  }

  /// The first difference, and how many there are.
  private func difference(
    from old: RecordedFrames.Dump, to new: RecordedFrames.Dump, in recorded: RecordedFrames
  ) -> Diagnostic? {
    guard !isSame(old, new) else { return nil }
    var waiting: [String: [DumpLine]] = Dictionary(grouping: new.lines.reversed(), by: \.name)
    var changes: [(line: DumpLine, now: String)] = []
    for line in old.lines {
      let other = waiting[line.name]?.popLast()
      if other?.words != line.words { changes.append((line, other?.values ?? "is gone")) }
    }
    let appeared = waiting.values.reduce(0) { $0 + $1.count }
    let (before, after) = (recorded.measures(of: old), now.measures(of: new))
    let place = changes.first?.line.range ?? old.title
    let label =
      changes.first.map { $0.now == "is gone" ? $0.now : "now \($0.now)" }
      ?? (before == after ? "lines are new" : "now \(after)")
    var fault = Diagnostic(
      .framesDiffer, "the frames of `\(old.names)` are not as recorded", at: place, label: label)
    for change in changes.dropFirst().prefix(7) {
      fault = fault.noting("\(change.line.name): \(change.line.values) → \(change.now)")
    }
    if before != after { fault = fault.noting("\(before) → \(after)") }
    if changes.count > 8 { fault = fault.noting("\(changes.count - 8) more lines differ") }
    if appeared > 0 { fault = fault.noting("\(appeared.counting("line")) appeared") }
    return fault.helping("if this is intended: `layoutc test --update`")
  }

  /// The recorded frames of the preview at `index` that are different now.
  package func differingFrames(ofDump index: Int) -> [Rectangle] {
    guard let recorded, now.dumps.indices.contains(index),
      let old = recorded.dumps.first(where: { $0.names == now.dumps[index].names })
    else { return [] }
    let there = Set(now.dumps[index].lines.map(\.words))
    return old.lines.filter { !there.contains($0.words) }.compactMap(\.frame)
  }

  /// The text to record: of the previews that `isMeant` names what they show now, of others what was
  /// recorded; what means the same stays as it is. `nil` where nothing changes.
  package func updated(_ isMeant: (Int) -> Bool) -> String? {
    var blocks: [String] = []
    for (index, new) in now.dumps.enumerated() {
      let old = recorded?.dumps.first { $0.names == new.names }
      if let old, let recorded, recorded.strangeLine == nil, !isMeant(index) || isSame(old, new) {
        blocks.append(recorded.source[old.range])
      } else if isMeant(index) {
        blocks.append(now.source[new.range])
      }
    }
    let text = blocks.map { $0.last == "\n" ? $0 : $0 + "\n" }.joined(separator: "\n")
    let before = recorded.map { $0.source[$0.source.range] }
    return text == before ?? "" ? nil : text
  }
}

extension RecordedFrames {
  /// The measures in the title of `dump`.
  func measures(of dump: Dump) -> String {
    let words = source[dump.title].split(separator: " ")
    return words.suffix(from: words.firstIndex(of: "→").map { max(0, $0 - 4) } ?? 0)
      .joined(separator: " ")
  }
}
