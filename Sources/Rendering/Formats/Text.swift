internal import LayoutCompiler
internal import LayoutSolver
internal import LayoutText

extension OutputFormat {
  /// For people: a line for each section and element, in columns.
  package static let text = OutputFormat(
    name: "text", summary: "For people: a line for each section and element, in points."
  ) { document, writer in
    for (index, dump) in document.dumps.enumerated() {
      if index > 0 { writer.write("\n") }
      let table = TextTable(of: dump)
      var progress = TextTable.Progress()
      table.writeTitle(to: &writer)
      dump.elements.forEach(in: dump.rectangle) { element in
        table.write(element, after: &progress, to: &writer)
      } content: { record in
        table.write(record, to: &writer)
      }
      table.writeRemainingSections(after: &progress, to: &writer)
    }
  }
}
