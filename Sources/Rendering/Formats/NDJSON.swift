internal import LayoutCompiler
internal import LayoutSolver
internal import LayoutText

extension OutputFormat {
  /// For programs that read while it is written: a line for each result, then one an element.
  ///
  /// - Source: `Grammar/schemas/frames-ndjson-1.json`.
  static let ndjson = OutputFormat(
    name: "ndjson", summary: "A line of JSON for each result, and one for each of its elements."
  ) { document, writer in
    for dump in document.dumps {
      writer.json { json in
        json.object { json in
          json.member("schema", "layoutc/frames@1")
          json.head(of: dump)
          json.sections(of: dump, .line)
          json.refusals(of: dump, .line)
        }
      }
      writer.write("\n")
      let line = ElementLine(of: dump)
      dump.elements.forEach(in: dump.rectangle) { element in
        line.write(element, to: &writer)
        writer.write("\n")
      } content: { record in
        writer.write(record, isVisible: dump.marks(record))
        writer.write("\n")
      }
    }
  }
}
