internal import LayoutGeometry
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

extension OutputFormat {
  /// For terminals: the screen of each result, drawn with characters.
  package static let ascii = OutputFormat(
    name: "ascii", summary: "The screen of each result, drawn with box characters."
  ) { document, writer in
    for (index, dump) in document.dumps.enumerated() {
      if index > 0 { writer.write("\n") }
      CharacterPicture(of: dump).write(to: &writer)
    }
  }
}
