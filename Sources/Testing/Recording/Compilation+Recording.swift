internal import LayoutChecking
package import LayoutCompiler
package import LayoutDiagnostics
internal import LayoutEvaluation
package import LayoutGeometry
internal import LayoutLanguage
internal import LayoutRendering
internal import LayoutReporting
package import LayoutText

/// What the previews of a file show now, beside what was recorded.
package struct RecordedPreviews: Sendable {
  package let check: RecordingCheck
  /// The names of the previews that are recorded, in their order.
  private let names: [String]
  private let headers: [TextRange]
  /// The previews that are left out for their size, each with its number of elements.
  package let tooLarge: [(name: String, count: Int)]

  /// A preview of more elements is recorded only if it says so.
  ///
  /// - Source: `prove.md` 5.
  private static let mostElements = 5_000

  /// - Parameter recorded: What was recorded; `nil`: nothing.
  /// - Complexity: that of solving every preview.
  package init(of compilation: Compilation, against recorded: SourceText?) {
    var (names, headers): ([String], [TextRange]) = ([], [])
    var tooLarge: [(name: String, count: Int)] = []
    var texts: [String] = []
    for (index, preview) in compilation.previews.map(\.model).enumerated() {
      guard preview.isRecorded != false, let job = compilation.job(ofPreview: index) else {
        continue
      }
      let name = preview.name ?? "preview \(index + 1)"
      let dump = FramesReport(compilation.result(of: job), of: compilation, in: nil)
      if preview.isRecorded == nil, dump.hasMore(than: Self.mostElements) {
        tooLarge.append((name, dump.elementCount))
        continue
      }
      names.append(name)
      headers.append(compilation.program.elements[preview.id.index].range)
      let document = FramesDocument([dump], report: Report([]))
      texts.append(ByteWriter.string { OutputFormat.text.render(document, &$0) })
    }
    (self.names, self.headers, self.tooLarge) = (names, headers, tooLarge)
    let now = SourceText(texts.joined(separator: "\n"), name: "")
    check = RecordingCheck(
      RecordedFrames(now), against: recorded.map { RecordedFrames($0) })
  }

  /// How the preview called `name` stands.
  package func state(of name: String) -> RecordedState {
    names.firstIndex(of: name).map(check.state) ?? .none
  }

  /// What differs from what was recorded of the preview called `name`.
  package func fault(of name: String) -> Diagnostic? { faults { $0 == name }.first }

  /// The recorded frames of the preview called `name` that are different now.
  package func differingFrames(of name: String) -> [Rectangle] {
    names.firstIndex(of: name).map(check.differingFrames) ?? []
  }

  /// How many elements the preview called `name` has.
  package func elementCount(of name: String) -> Int {
    names.firstIndex(of: name).map(check.elementCount) ?? 0
  }

  /// The text to record, where it changes, if those of the previews that are meant are accepted.
  package func updated(_ isMeant: (String) -> Bool) -> String? {
    check.updated { isMeant(names[$0]) }
  }

  /// What differs from what was recorded, with places there.
  ///
  /// - Parameter isMeant: `nil`: every preview is, and what is recorded and no more.
  package func faults(_ isMeant: ((String) -> Bool)?) -> [Diagnostic] {
    guard let isMeant else { return check.faults() }
    return check.faults { isMeant(names[$0]) }
  }

  /// The previews that are meant and not recorded, as faults of the layout's file.
  package func missing(_ isMeant: (String) -> Bool, requiring: Bool = false) -> [Diagnostic] {
    names.indices.filter { index in
      let state = check.state(ofDump: index)
      return isMeant(names[index]) && (state == .new || requiring && state == .none)
    }.map { index in
      Diagnostic(
        .notRecorded, "the frames of preview `\(names[index])` are not recorded",
        at: headers[index], label: "not recorded"
      ).helping("record them with `layoutc test --update`, or write `record: false`")
    }
  }
}
