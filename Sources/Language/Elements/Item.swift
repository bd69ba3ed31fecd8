package import LayoutGeometry

/// One cell.
package struct Item: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// `nil`: as the group around it determines; see `LayoutSize.ofUnsizedChild`.
  package var size: LayoutSize?
  package var insets = EdgeInsets.zero
  package var edgeSpacing = EdgeSpacing()
  package var zIndex: Int?
  /// Its turn to take data in a round of the group around it, counted from 0.
  package var order: Int?
  /// Where it stands in a custom group, from the group's top leading corner.
  package var frame: Rectangle?
  package var supplementaries: [Supplementary] = []
  /// What stands in it: one content at most; `nil`: it is not known what.
  package var contents: [Content]?
  /// The same for each of the data that differ; none where all show the same.
  package var variants = ContentVariants()
  /// What is around its content.
  package var host = Host.none

  package init() {}

  /// What sizes of its content go by: its name, or its kind where it has none.
  ///
  /// - Source: `language.md` 4, `measured`.
  package var contentName: String { name ?? Self.vocabulary.name }

  /// The same of `size` with what is around its contents.
  package func hosted(in size: LayoutSize) -> Item {
    hosted(in: size, atLeast: HostingCell.rowHeight)
  }

  /// The same of `size` with what is around its contents, at least `least` points high where they
  /// determine the height.
  func hosted(in size: LayoutSize, atLeast least: Points) -> Item {
    guard host == .hosting else { return self }
    let least = size.height.isEstimated ? least : nil
    var hosted = self
    hosted.contents = contents.map { host.around($0, least) }
    hosted.variants = variants.mapContents { host.around($0, least) }
    hosted.host = .none
    return hosted
  }
}

extension Item {
  package static let vocabulary = vocabulary(
    ElementDocumentation(
      "One cell.", "item card 1/2w x 1h { insets: 4 }", foreign: ["NSCollectionLayoutItem", "cell"]),
    HeaderForm(size: .optional), turn: [.order(\.order)])

  /// The vocabulary of items of `kind`; `nil` where it is none.
  package static func vocabulary(of kind: ElementKind) -> Vocabulary<Item>? {
    // One after another: most files have no items but the first.
    if kind.title == vocabulary.title { return vocabulary }
    if kind.title == inWaterfall.title { return inWaterfall }
    if kind.title == inList.title { return inList }
    return kind.title == inCustomGroup.title ? inCustomGroup : nil
  }

  /// It takes the data in the order of the section, and has no siblings.
  package static let inWaterfall = vocabulary(
    ElementDocumentation(
      "One cell in the shortest column.", "item pin 1w x ~200", place: "in a waterfall"),
    HeaderForm(size: .optional, takesUniform: false))

  /// The row of a list, which stands in a hosting cell.
  package static let inList: Vocabulary<Item> = {
    var row = Item()
    row.host = .hosting
    return vocabulary(
      ElementDocumentation("One row.", "item row 1w x ~52", foreign: ["row"], place: "of a list"),
      HeaderForm(size: .optional), turn: [.order(\.order, read: "the only row in a round")],
      from: row)
  }()

  private static func vocabulary(
    _ words: ElementDocumentation, _ form: HeaderForm, turn: [Property<Item>] = [],
    from standard: Item = Item()
  ) -> Vocabulary<Item> {
    Vocabulary(
      "item", standard, words,
      Members(
        header: Header(
          form: form,
          store: { header, item in
            (item.id, item.name, item.size) = (header.id, header.name, header.size)
            item.contents = header.holdsContents ? [] : nil
          }),
        properties: [
          .insets(\.insets, "Insets of its frame, applied last.", "insets: 4"),
          .edgeSpacing(\.edgeSpacing, "edgeSpacing: leading >=0"),
          .zIndex(\.zIndex),
          Host.property(\.host, otherThan: standard.host),
        ] + turn,
        slots: [
          Slot({ Supplementary.badge }) { $1.supplementaries.append($0) },
          Slot({ Supplementary.supplementary }) { $1.supplementaries.append($0) },
        ] + Content.only { $1.contents = [$0] },
        traits: [.isItem, .takesData, .hasContents], hosts: { $0.showEach($1) }))
  }

  /// Shows its own contents and those of its badges, with their variants.
  private mutating func showEach(_ show: (inout [Content]?, inout ContentVariants) -> Void) {
    show(&contents, &variants)
    for place in supplementaries.indices { supplementaries[place].show(show) }
  }

  package static let inCustomGroup = Vocabulary(
    "item", Item(),
    ElementDocumentation(
      "One cell with an explicit frame.", "item { frame: 0, 0, 120, 80 }",
      foreign: ["NSCollectionLayoutGroupCustomItem"], place: "in a custom group"),
    Members(
      header: Header(
        form: HeaderForm(), store: { ($1.id, $1.name) = ($0.id, $0.name) }),
      properties: [
        Property(
          "frame", \.frame, .frame.optional(from: .zero, called: "none"),
          .init("Its frame in the group.", "frame: 0, 0, 120, 80").required()),
        .zIndex(\.zIndex),
      ], slots: Content.only { $1.contents = [$0] },
      traits: [.isItem, .takesData, .hasContents], hosts: { $0.showEach($1) }))

}
