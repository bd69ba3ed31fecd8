internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// One line a diagnostic: what `grep` and editors' error lists like.
  static let concise = ReportFormat(
    name: "concise", summary: "One line each: place, words, code."
  ) { report, writer in
    for file in report.files {
      for diagnostic in file.shown {
        let place = file.source.location(of: diagnostic.range.lowerBound)
        writer.write("\(file.source.name.printable):\(place.line):\(place.column): ")
        writer.write("\(diagnostic.severity.rawValue): \(diagnostic.headline.printable) ")
        writer.write("[\(diagnostic.code.number) \(diagnostic.code.name)]\n")
      }
      if file.hiddenCount > 0 {
        writer.write("\(file.source.name.printable): \(file.hiddenCount) more not shown\n")
      }
    }
  }
}
