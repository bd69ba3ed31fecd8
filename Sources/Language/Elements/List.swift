package import LayoutGeometry

/// Rows one below another, as in a table: UIKit's list section.
///
/// What it means in groups and insets is `section`.
package struct List: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  package var appearance = ListAppearance.plain
  /// Where its header comes from; `nil`: its own, if it has one.
  package var headerMode: ListHeaderMode?
  /// Where its footer comes from; `nil`: its own, if it has one.
  package var footerMode: ListFooterMode?
  package var showsSeparators = true
  package var headerTopPadding = HeaderTopPadding.automatic
  /// What is repeated until the items are used up; a sound list has exactly one.
  package var rows: [Item] = []
  package var headers: [BoundaryItem] = []
  package var footers: [BoundaryItem] = []
  /// How many rows it shows: not written in the list but given with the data.
  package var itemCount = 0
  /// By row, which of the variants of contents shows its data.
  package var itemVariants: [Int32] = []
  /// The width of the container it stands in, in points: given with the view.
  package var containerWidth: Points = 0
  /// The major version of the system: given with the view.
  package var systemVersion = 0

  package init() {}
}

/// The style of a list.
package enum ListAppearance: String, CaseIterable, Hashable, Sendable {
  case plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// Where the header of a list comes from.
package enum ListHeaderMode: String, CaseIterable, Hashable, Sendable {
  case none, supplementary, firstItemInSection
}

/// Where the footer of a list comes from.
package enum ListFooterMode: String, CaseIterable, Hashable, Sendable {
  case none, supplementary
}

/// The space above the header of a list.
package enum HeaderTopPadding: Hashable, Sendable {
  case automatic
  case points(Points)
}

extension List {
  package static let vocabulary = Vocabulary(
    "list", List(),
    ElementDocumentation(
      "Rows one below another, as in a table.", "list settings { item row 1w x ~52 }",
      foreign: ["UICollectionLayoutListConfiguration", "UITableView", "table"]
    ).since(Availability(14, instead: "write a `section` with a group `1w x ~44` and one item")),
    Members(
      header: Header(
        form: HeaderForm(),
        store: { header, list in
          (list.id, list.name) = (header.id, header.name)
          (list.itemCount, list.containerWidth) = (header.itemCount, header.containerWidth)
          list.itemVariants = header.itemVariants
          list.systemVersion = header.systemVersion
        }),
      properties: properties,
      slots: [
        Slot({ Item.inList }, .exactlyOne) { $1.rows.append($0) },
        Slot({ BoundaryItem.headerOfList }, .atMostOne) { $1.headers.append($0) },
        Slot({ BoundaryItem.footerOfList }, .atMostOne) { $1.footers.append($0) },
      ],
      inputs: .section, traits: [.hasUniqueName, .repeatsWithData, .isList]))

  /// The property for the origin of the header.
  package static let headerModeName = "headerMode"
  /// The property for the origin of the footer.
  package static let footerModeName = "footerMode"

  private static let properties: [Property<List>] = [
    Property(
      "appearance", \.appearance, .word, .init("The style of the list.", "appearance: insetGrouped")
    ),
    Property(
      headerModeName, \.headerMode,
      .word.optional(from: .none, called: "supplementary with a header, else none"),
      .init("Where its header comes from.", "headerMode: none")),
    Property(
      footerModeName, \.footerMode,
      .word.optional(from: .none, called: "supplementary with a footer, else none"),
      .init("Where its footer comes from.", "footerMode: none")),
    Property(
      "showsSeparators", \.showsSeparators, .boolean,
      .init("Whether separators are drawn between its rows.", "showsSeparators: false").read(
        by: "drawing")),
    Property(
      "headerTopPadding", \.headerTopPadding, .headerTopPadding,
      .init("The space above its header.", "headerTopPadding: 12").since(
        Availability(15, instead: "leave it out; older systems add no space", unless: [.automatic]))
    ),
  ]
}

extension Notation where Subject == HeaderTopPadding {
  /// Points, or `automatic`.
  static var headerTopPadding: Notation {
    var form = ValueForm("points or `\(String.automatic)`", [.number, .word])
    form.enumeration = Enumeration(words: [.automatic])
    form.suggestions = [.automatic, "0"]
    return Notation(
      form,
      read: { value throws(Mismatch) in
        if case .word = value { return .automatic }
        let points = try value.finiteNumber()
        guard points >= 0 else { throw Mismatch(.negative(points)) }
        return .points(points)
      },
      spell: { padding in
        switch padding {
        case .automatic: .automatic
        case .points(let points): points.plainDecimal
        }
      })
  }
}

extension String {
  /// The word for what the system sees fit.
  fileprivate static let automatic = "automatic"
}
