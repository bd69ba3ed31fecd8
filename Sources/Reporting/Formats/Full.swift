internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// For people: message, source lines, notes, helps.
  package static let full = ReportFormat(
    name: "full", summary: "Source lines with messages, notes and fixes."
  ) { report, writer in
    for file in report.files {
      for diagnostic in file.shown {
        FullDiagnostic(diagnostic: diagnostic, file: file, report: report).write(to: &writer)
        writer.write("\n")
      }
      if file.hiddenCount > 0 {
        writer.write("\(file.hiddenCount) more in \(file.source.name.printable) not shown\n\n")
      }
    }
    if let line = report.shownClosingLine { writer.write("\(line)\n") }
    for remark in report.run.closingLine.remarks { writer.write("\(remark.printable)\n") }
  }
}

/// One diagnostic in the format for people.
private struct FullDiagnostic {
  let diagnostic: Diagnostic
  /// Its file.
  let file: Report.File
  let report: Report

  private var palette: Palette { report.palette }

  /// The columns of the code and of a fix's applicability, from 0.
  private static let (codeColumn, fixColumn) = (66, 74)

  func write(to writer: inout ByteWriter) {
    writeHeadline(to: &writer)
    let others = diagnostic.secondary.map { report.file(with: $0.range, from: file).source }
    write(file.source, behind: "-->", at: diagnostic.range, to: &writer)
    var shown: Set<Int> = [file.source.base]
    for (label, source) in zip(diagnostic.secondary, others)
    where shown.insert(source.base).inserted {
      write(source, behind: ":::", at: label.range, to: &writer)
    }
    for note in diagnostic.notes { writeRemark("note", note, to: &writer) }
    for help in diagnostic.helps {
      writeRemark("help", help.text, fix: help.fix?.applicability, to: &writer)
    }
    if let call = diagnostic.call(in: file.source) { writeRemark("see", call, to: &writer) }
  }

  /// The labelled lines of `source`, after their position.
  private func write(
    _ source: SourceText, behind arrow: StaticString, at range: TextRange,
    to writer: inout ByteWriter
  ) {
    let location = source.location(of: range.lowerBound)
    writer.write("  \(palette.margin)\(arrow)\(palette.reset) ")
    writer.write("\(source.name.printable):\(location.line):\(location.column)\n")
    var last: Int?
    for line in Excerpt(of: diagnostic, in: source).lines {
      if let last, line.index > last + 2 { writer.write("\(palette.margin)...\(palette.reset)\n") }
      ExcerptLine(line, in: source, of: diagnostic.severity, palette: palette).write(to: &writer)
      last = line.index
    }
  }

  private func writeHeadline(to writer: inout ByteWriter) {
    let severity = diagnostic.severity.rawValue
    let headline = diagnostic.headline.printable
    let width = severity.utf8.count + 2 + headline.displayWidth
    writer.write("\(palette.color(of: diagnostic.severity))\(severity)\(palette.reset): ")
    writer.write(headline)
    writer.write(UInt8(ascii: " "), times: max(2, Self.codeColumn - width))
    writer.write("[\(diagnostic.code.number) \(diagnostic.code.name)]\n")
  }

  private func writeRemark(
    _ word: String, _ text: String, fix: Fix.Applicability? = nil, to writer: inout ByteWriter
  ) {
    let text = text.printable
    writer.write("  \(palette.margin)=\(palette.reset) \(word): \(text)")
    if let fix {
      let width = "  = ".utf8.count + word.utf8.count + 2 + text.displayWidth
      writer.write(UInt8(ascii: " "), times: max(2, Self.fixColumn - width))
      writer.write("(fix: \(fix.phrase))")
    }
    writer.write("\n")
  }
}

extension Fix.Applicability {
  fileprivate var phrase: String {
    switch self {
    case .safe, .unsafe: rawValue
    case .display: "display only"
    }
  }
}
