package import LayoutDiagnostics
package import LayoutSwiftSource
package import LayoutText

/// What is imported and how.
package struct ImportRequest: Sendable {
  /// The declarations of all files.
  let program: SwiftProgram
  /// Which of the files have their own layouts imported.
  package var range: Range<Int>
  /// The names of the functions and types whose layouts are imported; all if there are none.
  package var only: [String] = []
  /// Whether views are imported, too.
  package var includesViews = true

  /// Imports the layouts of the first files; the declarations of the others may be used.
  package init(_ files: [SwiftFile], importing count: Int) {
    (program, range) = (SwiftProgram(files), 0..<count)
  }

  /// The files whose layouts are imported, and those whose declarations may be used.
  package var files: [SwiftFile] { program.files }

  /// The same files, of which only the one at `index` is imported.
  package func importing(at index: Int) -> ImportRequest {
    var request = self
    request.range = index..<index + 1
    return request
  }
}

/// A layout text with what was found while it was written.
package struct ImportResult: Sendable {
  /// The `.layout` text; empty where there is nothing to import.
  package let text: String
  package let diagnostics: [Diagnostic]
  /// How many holes the text shows.
  package let holeCount: Int
  package let roots: [ImportedRoot]
  /// The functions of all layouts, for suggestions.
  package var candidates: [String] = []
  /// Spans of the text in bytes, and the places of the Swift code that they came from.
  package let origins: [(range: Range<Int>, source: TextRange)]
  /// The sizes that the text leaves out because they are the default: the calls that made elements, and
  /// those of an axis of their sizes.
  package var omittedSizes: [(element: TextRange, axis: TextRange)] = []
  /// What the text says and the code does not.
  package var guesses = SourceOrigin.Guesses()
}

extension ImportResult {
  /// Whether something of the code is missing in the text, or is guessed.
  package var isLossy: Bool {
    holeCount > 0 || diagnostics.contains { $0.severity == .warning }
  }
}

/// Something that was imported, as `--list` shows it.
package struct ImportedRoot: Sendable {
  /// The function, its type in front.
  package let function: String
  package let range: TextRange
  package let layout: String
  package let sectionCount: Int
  /// How many holes its layout or view shows.
  package var holeCount = 0
  /// Whether it is a view.
  package var isView = false
  /// Whether it is a view that an item has as its contents, too.
  package var isHosted = false
}
