/// What a file declares: its layouts and the previews of them.
package struct Document: Hashable, Sendable {
  package var layouts: [Layout] = []
  package var views: [View] = []
  package var previews: [Preview] = []

  package init() {}
}

extension Document {
  /// What may stand at the top of a file.
  package static let vocabulary = Vocabulary(
    "file", Document(),
    ElementDocumentation("A file of layouts and previews.", ""),
    Members(
      header: Header(form: HeaderForm(name: .absent), store: { _, _ in }),
      slots: [
        Slot({ Layout.vocabulary }) { $1.layouts.append($0) },
        Slot({ View.vocabulary }) { $1.views.append($0) },
        Slot({ Preview.vocabulary }) { $1.previews.append($0) },
      ]))
}
