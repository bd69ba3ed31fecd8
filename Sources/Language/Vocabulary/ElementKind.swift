/// A kind of element without the type of its model: what checker, suggestions and reference read.
package struct ElementKind: Sendable {
  /// What all elements of a kind share; a class so that an element has one reference to copy.
  final class Storage: Sendable {
    let name: String
    let title: String
    let words: ElementDocumentation
    let header: HeaderForm
    let properties: [PropertyDescription]
    let requiredProperties: [PropertyDescription]
    let namedProperties: ValueForm?
    let slots: Slots
    let inputs: Input.Scope?
    let traits: ElementTraits

    init<Owner>(
      _ name: String, _ standard: Owner, _ words: ElementDocumentation, _ members: Members<Owner>
    ) {
      (self.name, self.words) = (name, words)
      title = words.place.map { "\(name) \($0)" } ?? name
      header = members.header.form
      properties = members.properties.map { property in
        var description = property.description
        if !description.isRequired { description.spellStandard = { property.standard(standard) } }
        return description
      }
      requiredProperties = properties.filter { $0.isRequired }
      inputs = members.inputs
      traits = members.traits
      namedProperties = members.names?.form
      slots = Slots(
        all: members.slots.map { ChildSlot(count: $0.count, make: $0.kind) },
        single: members.slots.places(of: .exactlyOne),
        optional: members.slots.places(of: .atMostOne),
        content: members.slots.places(of: .oneContent))
    }
  }

  /// The slots of a kind, and the places of those that are counted.
  struct Slots: Sendable {
    let all: [ChildSlot]
    let (single, optional, content): ([Int], [Int], [Int])
  }

  let storage: Storage

  package var name: String { storage.name }
  /// The word, and where it stands if it means different things in different places.
  package var title: String { storage.title }
  package var words: ElementDocumentation { storage.words }
  /// From which system on it exists; `nil`: from the first.
  package var availability: Availability? { storage.words.availability }
  package var header: HeaderForm { storage.header }
  package var properties: [PropertyDescription] { storage.properties }
  /// Those of them that must be written.
  package var requiredProperties: [PropertyDescription] { storage.requiredProperties }
  /// The form of properties that the author names, if it has such.
  package var namedProperties: ValueForm? { storage.namedProperties }
  package var slots: [ChildSlot] { storage.slots.all }
  /// The places of the slots of which exactly one must be filled.
  package var singleSlots: [Int] { storage.slots.single }
  /// The places of those of them that may be filled once.
  package var optionalSlots: [Int] { storage.slots.optional }
  /// Those of them that hold what the element shows, by their places.
  package var contentSlots: [Int] { storage.slots.content }
  /// The inputs that expressions inside may read, beyond those around it.
  package var inputs: Input.Scope? { storage.inputs }
  package var traits: ElementTraits { storage.traits }

  package init<Owner>(_ vocabulary: Vocabulary<Owner>) { self = vocabulary.kind }

  init<Owner>(
    _ name: String, _ standard: Owner, _ words: ElementDocumentation, _ members: Members<Owner>
  ) {
    storage = Storage(name, standard, words, members)
  }

  /// What may stand at the top of a file.
  package static let file = ElementKind(Document.vocabulary)

  /// Every kind that may stand below it, in the order of the reference. A new element is one file
  /// and one line here.
  package static let all: [ElementKind] =
    [
      ElementKind(Layout.vocabulary), ElementKind(Section.vocabulary), ElementKind(List.vocabulary),
      ElementKind(Group.horizontal), ElementKind(Group.vertical),
      ElementKind(CustomGroup.vocabulary), ElementKind(Waterfall.vocabulary),
      ElementKind(Item.inCustomGroup), ElementKind(Item.inWaterfall), ElementKind(Item.inList),
      ElementKind(Item.vocabulary),
      ElementKind(Supplementary.badge), ElementKind(Supplementary.supplementary),
      ElementKind(BoundaryItem.header), ElementKind(BoundaryItem.footer),
      ElementKind(BoundaryItem.boundary), ElementKind(BoundaryItem.headerOfList),
      ElementKind(BoundaryItem.footerOfList), ElementKind(Decoration.background),
      ElementKind(Decoration.decoration), ElementKind(Preview.vocabulary),
      ElementKind(Measured.vocabulary), ElementKind(Expectation.vocabulary),
      ElementKind(View.vocabulary),
    ] + contents

  /// The kinds that stand inside items and views.
  private static let contents: [ElementKind] =
    Content.all.map { ElementKind($0()) } as [ElementKind] + [
      ElementKind(Content.gridrow), ElementKind(Content.node), ElementKind(Content.overlay),
      ElementKind(Content.underlay),
    ]
}

/// A place for children of one kind.
package struct ChildSlot: Sendable {
  package let count: SlotCount
  /// The children's kind, which may hold this slot.
  fileprivate let make: @Sendable () -> ElementKind

  /// The word of the children's kind.
  package var word: String { kind.name }
  /// The kind of the children.
  package var kind: ElementKind { make() }
}
