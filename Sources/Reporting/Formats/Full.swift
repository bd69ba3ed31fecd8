internal import LayoutText

extension ReportFormat {
  /// For people: the words, the lines they are about, the reasons, what to type.
  static let full = ReportFormat(
    name: "full", summary: "The lines in question with what is wrong and what to type."
  ) { report, writer in
    guard !report.isEmpty else { return }
    for file in report.files {
      for diagnostic in file.shown {
        FullDiagnostic(diagnostic: diagnostic, source: file.source, palette: report.palette)
          .write(to: &writer)
        writer.write("\n")
      }
      if file.hiddenCount > 0 {
        writer.write("\(file.hiddenCount) more in \(file.source.name.printable) not shown\n\n")
      }
    }
    writer.write(report.closingLine)
    writer.write("\n")
  }
}

/// One diagnostic as people read it.
private struct FullDiagnostic {
  let diagnostic: Diagnostic
  let source: SourceText
  let palette: Palette

  /// The columns, counted from 0, in which the code and a fix's applicability stand.
  private static let (codeColumn, fixColumn) = (66, 74)

  func write(to writer: inout ByteWriter) {
    writeHeadline(to: &writer)
    let place = source.location(of: diagnostic.range.lowerBound)
    writer.write("  \(palette.margin)-->\(palette.reset) ")
    writer.write("\(source.name.printable):\(place.line):\(place.column)\n")
    let excerpt = Excerpt(of: diagnostic, in: source)
    var last: Int?
    for line in excerpt.lines {
      if let last, line.index > last + 2 { writer.write("\(palette.margin)...\(palette.reset)\n") }
      ExcerptLine(line, in: source, of: diagnostic.severity, palette: palette).write(to: &writer)
      last = line.index
    }
    for note in diagnostic.notes { writeRemark("note", note, to: &writer) }
    for help in diagnostic.helps {
      writeRemark("help", help.text, fix: help.fix?.applicability, to: &writer)
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
