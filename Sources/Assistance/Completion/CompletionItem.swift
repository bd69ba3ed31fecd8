package import LayoutText

/// Something that can be typed at a place.
package struct CompletionItem: Sendable {
  package enum Kind: Hashable, Sendable {
    case element, property, word, name, function, device, keyword, file, folder, snippet
  }

  package let label: String
  package let kind: Kind
  /// The form and the default.
  package var detail: String?
  package var documentation: String?
  /// What is inserted; `nil`: the label.
  package var text: String?
  /// The same with places to fill in, as snippets have them.
  package var snippet: String?
  /// What it is found by besides its label: names in other languages.
  package var aliases: [String] = []
  /// The likelier, the smaller: 0 to 9.
  package var rank = 5
  /// Changes elsewhere in the file that come with it.
  package var edits: [Edit] = []
}

/// What a completion may name outside of the file.
package struct CompletionSurroundings: Sendable {
  /// The paths of the files around whose names end in one of these, as the file would name them.
  package var files: @Sendable (_ suffixes: [String]) -> [String] = { _ in [] }
  /// The definitions of the layouts around, each with the path that would import it.
  package var definitions: @Sendable () -> [(path: String, definition: DefinitionSummary)] = { [] }

  /// The folders that paths are shown relative to.
  package var folders: [String] = []

  package init() {}
}
