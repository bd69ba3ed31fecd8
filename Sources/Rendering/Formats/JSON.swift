internal import LayoutCompiler
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension OutputFormat {
  /// One document for programs.
  ///
  /// - Source: `Grammar/schemas/frames-1.json`.
  package static let json = OutputFormat(
    name: "json", summary: "One JSON document, layoutc/frames@1."
  ) { document, writer in
    writer.json { json in
      json.object(.block) { json in
        json.member("schema", "layoutc/frames@1")
        json.array("results", .block) { json in
          for dump in document.dumps { json.value(dump) }
        }
        json.key("diagnostics")
        json.diagnostics(of: document.report)
      }
    }
    writer.write("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ dump: FramesReport) {
    object(.block) { json in
      json.head(of: dump)
      json.sections(of: dump, .block)
      json.array("elements", .block) { json in
        let line = ElementLine(of: dump)
        dump.elements.forEach(in: dump.rectangle) { element in
          json.value { line.write(element, to: &$0) }
        } content: { record in
          json.value { $0.write(record, isVisible: dump.marks(record)) }
        }
      }
      json.refusals(of: dump, .block)
    }
  }
}
