internal import LayoutReporting
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension OutputFormat {
  /// One document for programs.
  ///
  /// - Source: `Grammar/schemas/frames-1.json`.
  static let json = OutputFormat(
    name: "json", summary: "One JSON document, layoutc/frames@1."
  ) { document, writer in
    writer.json { json in
      json.beginObject(.block)
      json.key("schema")
      json.value("layoutc/frames@1" as StaticString)
      json.key("results")
      json.beginArray(.block)
      for dump in document.dumps { json.value(dump) }
      json.end()
      json.key("diagnostics")
      json.diagnostics(of: document.report)
      json.end()
    }
    writer.write("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ dump: FramesReport) {
    beginObject(.block)
    head(of: dump)
    sections(of: dump, .block)
    key("elements")
    beginArray(.block)
    let line = ElementLine(of: dump)
    var book = ContentBook(of: dump)
    dump.solved.forEachElement(in: dump.rectangle) { element in
      value { line.write(element, to: &$0) }
      book.forEachContent(of: element) { record in value { $0.write(record) } }
    }
    book.forEachContent { record in value { $0.write(record) } }
    end()
    refusals(of: dump, .block)
    end()
  }
}
