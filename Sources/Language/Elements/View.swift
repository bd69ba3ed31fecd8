/// A screen of its own: one content in a viewport.
package struct View: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// What stands in it: one content at most.
  package var contents: [Content] = []

  package init() {}
}

extension View {
  package static let vocabulary = Vocabulary(
    "view", View(),
    ElementDocumentation("A screen of its own.", "view greeting { text \"Hello\" }"),
    Members(
      header: Header(form: HeaderForm(), store: { ($1.id, $1.name) = ($0.id, $0.name) }),
      slots: Content.only { $1.contents.append($0) },
      inputs: .view, traits: [.hasUniqueName]))
}
