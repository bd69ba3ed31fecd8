internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// The format of Swift and Clang, which Xcode shows beside the line.
  package static let xcode = ReportFormat(
    name: "xcode", summary: "As Xcode reads it, with absolute paths.",
    hosts: [Host(variable: "XCODE_VERSION_ACTUAL"), Host(variable: "SRCROOT")]
  ) { report, writer in
    for file in report.files {
      for diagnostic in file.shown {
        let severity = diagnostic.severity.rawValue
        let message = "\(severity): \(diagnostic.headline.printable) [\(diagnostic.code.name)]"
        file.write(message, at: diagnostic.range, to: &writer)
        for label in diagnostic.secondary {
          report.file(with: label.range, from: file)
            .write("note: \(label.text.printable)", at: label.range, to: &writer)
        }
        for text in diagnostic.notes + diagnostic.helps.map(\.text) {
          file.write("note: \(text.printable)", at: diagnostic.range, to: &writer)
        }
      }
      if file.hiddenCount > 0 {
        let start = file.source.base
        file.write("note: \(file.hiddenCount) more not shown", at: start..<start, to: &writer)
      }
    }
  }
}

extension Report.File {
  fileprivate func write(_ message: String, at range: TextRange, to writer: inout ByteWriter) {
    let location = source.location(of: range.lowerBound)
    writer.write("\(absolutePath.printable):\(location.line):\(location.column): \(message)\n")
  }
}
