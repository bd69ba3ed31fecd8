/// A kind of element without the type of its model: what checker, suggestions and reference read.
package struct ElementKind: Sendable {
  package let name: String
  /// The word, and where it stands if it means different things in different places.
  package let title: String
  package let words: ElementWords
  package let header: HeaderForm
  package let properties: [PropertyDescription]
  /// The form of properties that the author names, if it has such.
  package let namedProperties: ValueForm?
  package let slots: [ChildSlot]
  /// Those of them that hold what the element shows, by their places.
  package let contentSlots: [Int]
  /// What expressions inside may ask of the world, beyond what they may ask around it.
  package let inputs: Input.Place?
  package let traits: ElementTraits

  package init<Owner>(_ vocabulary: Vocabulary<Owner>) {
    name = vocabulary.name
    title = vocabulary.title
    words = vocabulary.words
    header = vocabulary.header.form
    properties = vocabulary.properties.map { property in
      var description = property.description
      if !description.isRequired { description.standard = property.standard(vocabulary.standard) }
      return description
    }
    inputs = vocabulary.inputs
    traits = vocabulary.traits
    namedProperties = vocabulary.names?.form
    slots = vocabulary.slots.map { ChildSlot(count: $0.count, title: $0.title) }
    contentSlots = vocabulary.slots.indices.filter { vocabulary.slots[$0].isForContent }
  }

  /// What may stand at the top of a file.
  package static let file = ElementKind(Document.vocabulary)

  /// Every kind that may stand below it, in the order of the reference. A new element is one file
  /// and one line here.
  package static let all: [ElementKind] =
    [
      ElementKind(Layout.vocabulary), ElementKind(Section.vocabulary), ElementKind(List.vocabulary),
      ElementKind(Group.horizontal), ElementKind(Group.vertical),
      ElementKind(CustomGroup.vocabulary),
      ElementKind(Item.inCustomGroup), ElementKind(Item.vocabulary),
      ElementKind(Supplementary.badge), ElementKind(Supplementary.supplementary),
      ElementKind(BoundaryItem.header), ElementKind(BoundaryItem.footer),
      ElementKind(BoundaryItem.boundary), ElementKind(BoundaryItem.headerOfList),
      ElementKind(BoundaryItem.footerOfList), ElementKind(Decoration.background),
      ElementKind(Decoration.decoration), ElementKind(Preview.vocabulary),
      ElementKind(Measured.vocabulary), ElementKind(View.vocabulary),
    ] + contents

  /// The kinds that stand inside items and views.
  private static let contents: [ElementKind] =
    Content.shelf.map { ElementKind($0()) } as [ElementKind] + [
      ElementKind(Content.gridrow), ElementKind(Content.node), ElementKind(Content.overlay),
      ElementKind(Content.underlay),
    ]

  fileprivate static let byTitle = Dictionary(uniqueKeysWithValues: all.map { ($0.title, $0) })
}

/// A place for children of one kind.
package struct ChildSlot: Sendable {
  package let count: SlotCount
  let title: @Sendable () -> String

  /// The kind of the children; `nil` only while a kind is missing from the shelf.
  package var kind: ElementKind? { ElementKind.byTitle[title()] }
}
