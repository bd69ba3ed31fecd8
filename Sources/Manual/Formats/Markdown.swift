extension ReferenceFormat {
  /// For people.
  package static let markdown = ReferenceFormat(name: "markdown", text: reference)
}
