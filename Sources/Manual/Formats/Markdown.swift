extension ReferenceFormat {
  /// The reference, for people.
  package static let markdown = ReferenceFormat(name: "markdown", text: reference)
}
