/// Preferred sizes of contents, by the names of their elements.
package struct Measured: Hashable, Sendable {
  package var id = ElementID.none
  /// The section whose contents they are; `nil`: the layout's own headers and footers.
  package var section: String?
  /// By element name, or by kind for one without a name: a size for each instance, repeated.
  package var sizes: [String: [PartialSize]] = [:]

  package init() {}
}

extension Measured {
  package static let vocabulary = Vocabulary(
    "measured", Measured(),
    ElementDocumentation(
      "Preferred sizes of the contents of a section.", "measured posts { title: _ x 52, _ x 31 }"),
    Members(
      header: Header(
        form: HeaderForm(), store: { ($1.id, $1.section) = ($0.id, $0.name) }),
      names: NamedProperties(form: Notation<[PartialSize]>.sizes.form) {
        (name, values, measured) throws(Mismatch) in
        try Notation.sizes.store(values, &measured.sizes[name, default: []])
      }, traits: [.hasUniqueName, .isAlone]))
}
