internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// One line per diagnostic, for `grep` and editors' error lists.
  static let concise = ReportFormat(
    name: "concise", summary: "One line per diagnostic: position, message, code."
  ) { report, writer in
    for file in report.files {
      for diagnostic in file.shown {
        let location = file.source.location(of: diagnostic.range.lowerBound)
        writer.write("\(file.source.name.printable):\(location.line):\(location.column): ")
        writer.write("\(diagnostic.severity.rawValue): \(diagnostic.headline.printable) ")
        writer.write("[\(diagnostic.code.number) \(diagnostic.code.name)]\n")
      }
      if file.hiddenCount > 0 {
        writer.write("\(file.source.name.printable): \(file.hiddenCount) more not shown\n")
      }
    }
  }
}
