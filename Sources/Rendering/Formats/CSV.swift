internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutText

extension OutputFormat {
  /// A row for each element; quotes and line ends as RFC 4180 has them.
  static let csv = OutputFormat(
    name: "csv", summary: "A header line, then a row for each element (RFC 4180)."
  ) { document, writer in
    writer.write("file,layout,preview,category,kind,name,section,item,x,y,width,height,zIndex\r\n")
    for dump in document.dumps {
      let rows = ElementRow(of: dump)
      dump.solved.forEachElement(in: dump.rectangle) { rows.write($0, to: &writer) }
    }
  }
}

/// How the elements of one dump are written as rows.
private struct ElementRow {
  /// Everything up to the section, for each source.
  private let heads: [String]
  private let sources: [ElementSource]

  init(of dump: Dump) {
    sources = dump.solved.sources
    let place = [dump.file, dump.layoutName ?? "", dump.previewName ?? ""]
    heads = sources.map { source in
      (place + [source.category.rawValue, source.kind, source.name ?? ""])
        .map { Self.field($0) + "," }.joined()
    }
  }

  func write(_ element: SolvedElement, to writer: inout ByteWriter) {
    writer.write(heads[element.source])
    if let section = element.section { writer.write(section) }
    writer.write(",")
    writer.write(element.item)
    writer.write(",")
    writer.write(element.frame, as: .fields)
    writer.write(",")
    writer.write(sources[element.source].zIndex)
    writer.write("\r\n")
  }

  /// `text` as a field: quoted where it holds a comma, a quote or a line end.
  ///
  /// - Source: RFC 4180, section 2.
  private static func field(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
