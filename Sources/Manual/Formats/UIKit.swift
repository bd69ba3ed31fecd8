extension ReferenceFormat {
  /// The table from UIKit's names to the language's.
  package static let uikit = ReferenceFormat(name: "uikit", text: uikitTable)
}
