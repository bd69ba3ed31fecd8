internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutTesting
internal import LayoutText

/// How a preview with recorded frames stands.
package struct RecordedOutcome: Sendable {
  /// The preview's name.
  let preview: String
  /// What is different, in words; `nil`: nothing.
  let fault: String?
  /// The recorded frames that are different now.
  let frames: [Rectangle]
}

extension PreviewedFile {
  /// How its previews with recorded frames stand; `nil` where it has errors.
  ///
  /// - Complexity: that of solving each preview.
  package var recordedOutcomes: [RecordedOutcome]? {
    guard let compilation, !compilation.diagnostics.hasErrors else { return nil }
    guard let recording else { return [] }
    let recorded = RecordedPreviews(of: compilation, against: recording)
    return compilation.previewNames.filter { recorded.state(of: $0) != .none }.map { name in
      let isSame = recorded.state(of: name) == .same
      let fault = recorded.fault(of: name)?.headline ?? "its frames are not recorded"
      return RecordedOutcome(
        preview: name, fault: isSame ? nil : fault, frames: recorded.differingFrames(of: name))
    }
  }
}
