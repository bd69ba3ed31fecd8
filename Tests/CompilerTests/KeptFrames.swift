import Foundation
import LayoutCompiler
import LayoutRendering
import LayoutReporting
import LayoutText
import Support
import Testing

/// What `layoutc compile` prints for the results of a file.
func framesText(of results: [CompilationResult], in file: URL) -> String {
  let reports = results.map { result in
    var report = FramesReport(result.elements, of: file.lastPathComponent)
    (report.layoutName, report.previewName) = (result.layoutName, result.previewName)
    return report
  }
  let document = FramesDocument(reports, report: Report([]))
  return ByteWriter.string { OutputFormat.text.render(document, &$0) }
}

/// Compares frames with the ones in a file.
func expect(_ text: String, toBeKeptIn kept: URL, madeFrom file: URL) {
  let path = { (file: URL) in file.path.replacing(Repository.root.path + "/", with: "") }
  #expect(
    text == (try? Repository.text(of: kept)),
    """
    The frames have changed. Where that is right, accept them:
      swift run layoutc compile \(path(file)) > \(path(kept))
    """)
}
