internal import LayoutContent
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
      var book = ContentBook(of: dump)
      dump.solved.forEachElement(in: dump.rectangle) { element in
        rows.write(element, to: &writer)
        book.forEachContent(of: element) { rows.write($0, to: &writer) }
      }
      book.forEachContent { rows.write($0, to: &writer) }
    }
  }
}

/// How the elements of one dump are written as rows.
private struct ElementRow {
  /// Everything up to the section, for each source.
  private let heads: [String]
  private let sources: [ElementSource]
  /// The file, what is shown, and the preview.
  private let place: [String]

  init(of dump: Dump) {
    sources = dump.solved.sources
    let place = [dump.file, dump.view?.name ?? dump.layoutName ?? "", dump.previewName ?? ""]
    self.place = place
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
    write(element.frame, sources[element.source].zIndex, to: &writer)
  }

  func write(_ record: ContentRecord, to writer: inout ByteWriter) {
    let words = [ContentRecord.category, record.element.kind, record.element.name ?? ""]
    for field in place + words { writer.write(Self.field(field) + ",") }
    if let section = record.host?.section { writer.write(section) }
    writer.write(",")
    if let item = record.host?.item { writer.write(item) }
    write(record.placed.frame, record.zIndex, to: &writer)
  }

  /// What ends every row.
  private func write(_ frame: Rectangle, _ zIndex: Int, to writer: inout ByteWriter) {
    writer.write(",")
    writer.write(frame, as: .fields)
    writer.write(",")
    writer.write(zIndex)
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
