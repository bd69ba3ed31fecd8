package import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutText

extension Compilation {
  /// The previews that `tests` found failing, each drawn as SVG with outlines of what was expected or
  /// recorded.
  ///
  /// - Returns: Their names as names of files, and the pictures.
  package func pictures(ofFailuresIn tests: [PreviewTest]) -> [(name: String, text: String)] {
    previews.indices.compactMap { index in
      let name = previews[index].model.name ?? "preview \(index + 1)"
      guard let test = tests.first(where: { $0.name == name }), !test.hasPassed,
        let job = job(ofPreview: index)
      else { return nil }
      var report = FramesReport(result(of: job), of: self, in: nil)
      report.ghosts = test.failures.compactMap(\.required) + test.recordedFrames
      report.remarks = test.failures.compactMap { $0.failure?.headline }
      let document = FramesDocument([report], report: Report([]))
      let words = [report.layoutName, name].compactMap(\.self).joined(separator: " ")
      return (
        words.fileName, ByteWriter.string { OutputFormat.svg.render(document, &$0) }
      )
    }
  }
}
