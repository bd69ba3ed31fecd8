internal import LayoutCompiler
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutText

extension OutputFormat {
  /// A row for each element; quotes and line ends as RFC 4180 has them.
  static let csv = OutputFormat(
    name: "csv", summary: "A header line, then a row for each element (RFC 4180)."
  ) { document, writer in
    writer.write("file,layout,preview,category,kind,name,section,item,x,y,width,height,zIndex")
    let marksVisible = document.dumps.contains(where: \.marksVisible)
    writer.write(marksVisible ? ",visible\r\n" : "\r\n")
    for dump in document.dumps {
      let rows = ElementRow(of: dump, guardingFormulas: document.guardsFormulas)
      dump.elements.forEach(in: dump.rectangle) { element in
        rows.write(element, to: &writer)
      } content: { record in
        rows.write(record, to: &writer)
      }
    }
  }
}

/// How the elements of one dump are written as rows.
private struct ElementRow {
  /// Everything up to the section, for each source.
  private let prefixes: [String]
  /// By source, what lies above what.
  private let levels: [Int]
  /// The file, what is shown, and the preview.
  private let place: [String]
  private let dump: FramesReport
  private let marksVisible: Bool
  private let guardsFormulas: Bool

  init(of dump: FramesReport, guardingFormulas guardsFormulas: Bool) {
    (self.dump, marksVisible, self.guardsFormulas) = (dump, dump.marksVisible, guardsFormulas)
    let sources = dump.solved.sources
    levels = sources.map(\.zIndex)
    let place = [dump.file, dump.view?.name ?? dump.layoutName ?? "", dump.previewName ?? ""]
    self.place = place
    prefixes = sources.map { source in
      (place + [source.category.rawValue, source.kind, source.name ?? ""])
        .map { Self.field($0, guardsFormulas) + "," }.joined()
    }
  }

  func write(_ element: SolvedElement, to writer: inout ByteWriter) {
    writer.write(prefixes[element.source])
    writer.write(within: Self.longest) { row in
      if let section = element.section { row.write(section) }
      row.write(",", element.item)
      Self.write(element.frame, levels[element.source], to: &row)
      if marksVisible { row.write(dump.marks(element.frame) ? ",true" : ",false") }
      row.write("\r\n")
    }
  }

  func write(_ record: ContentRecord, to writer: inout ByteWriter) {
    let words = [ContentRecord.category, record.element.kind, record.element.name ?? ""]
    for field in place + words { writer.write(Self.field(field, guardsFormulas) + ",") }
    writer.write(within: Self.longest) { row in
      if let section = record.host?.section { row.write(section) }
      row.write(",")
      if let item = record.host?.item { row.write(item) }
      Self.write(record.placed.frame, record.zIndex, to: &row)
      if marksVisible { row.write(dump.marks(record) ? ",true" : ",false") }
      row.write("\r\n")
    }
  }

  /// The most bytes of a row after its head.
  private static let longest = FrameForm.longest + 100

  /// What every row says of a place.
  @inline(__always)
  private static func write(_ frame: Rectangle, _ zIndex: Int, to row: inout ByteCursor) {
    row.write(",")
    row.write(frame, as: .fields)
    row.write(",", zIndex)
  }

  /// `text` as a field: quoted where it holds a comma, a quote or a line end.
  ///
  /// - Source: RFC 4180, section 2.
  private static func field(_ text: String, _ guardsFormulas: Bool) -> String {
    let isFormula = text.first.map { "=+-@".contains($0) } ?? false
    let text = (guardsFormulas && isFormula ? "'" : "") + text.printable
    let needsQuotes = text.utf8.contains {
      [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
