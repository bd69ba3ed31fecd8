package import LayoutLanguage

/// A type of UIKit and its members, for the table that leads from them to the language.
package struct UIKitType: Sendable {
  package enum Member: Sendable {
    /// A property, which an element of the language has under this or another name.
    case property(String)
    /// An initializer, a case or a list, written as `language` in a layout.
    case spelled(String, as: String)
    /// What a layout cannot say, and why.
    case absent(String, because: String)
  }

  package let name: String
  /// The type that the vocabulary knows, if this one is a part of it.
  private let owner: String?
  package let members: [Member]

  init(_ name: String, partOf owner: String? = nil, _ members: [Member]) {
    (self.name, self.owner, self.members) = (name, owner, members)
  }

  /// The elements that stand for it.
  package var kinds: [ElementKind] {
    let name = owner ?? name
    return ElementKind.all.filter { kind in
      kind.words.foreign.contains { $0 == name || $0.hasPrefix(name + ".") }
    }
  }

  /// The property that stands for a member, with the first element that has it.
  package func property(_ member: String) -> (kind: ElementKind, property: PropertyDescription)? {
    for kind in kinds {
      if let property = kind.properties.first(where: { $0.uikitNames.contains(member) })
        ?? kind.properties.first(where: { $0.name == member })
      {
        return (kind, property)
      }
    }
    return nil
  }

  /// The types of compositional layout, in the order of the page.
  ///
  /// - Source: the headers `UICollectionViewCompositionalLayout.h` and
  ///   `UICollectionLayoutList.h`.
  package static let all: [UIKitType] = [
    UIKitType(
      "UICollectionViewCompositionalLayoutConfiguration",
      partOf: "UICollectionViewCompositionalLayout",
      [
        .property("scrollDirection"), .property("interSectionSpacing"),
        .property("contentInsetsReference"),
        .spelled("boundarySupplementaryItems", as: "header 1w x 44"),
      ]),
    UIKitType(
      "NSCollectionLayoutSection",
      [
        .spelled("init(group:)", as: "section posts { hgroup 1w x 44 { item } }"),
        .property("contentInsets"), .property("interGroupSpacing"),
        .property("orthogonalScrollingBehavior"), .property("contentInsetsReference"),
        .property("supplementaryContentInsetsReference"),
        .property("supplementariesFollowContentInsets"),
        .spelled("boundarySupplementaryItems", as: "footer 1w x 44"),
        .spelled("decorationItems", as: "background card"),
        .absent("visibleItemsInvalidationHandler", because: "frames at rest do not depend on it"),
        .absent(
          "orthogonalScrollingProperties", because: "only the behaviour of the section is known"),
      ]),
    UIKitType(
      "UICollectionLayoutListConfiguration",
      [
        .property("appearance"), .property("headerMode"), .property("footerMode"),
        .property("showsSeparators"), .property("headerTopPadding"),
        .absent("backgroundColor", because: "frames do not depend on it"),
        .absent("leadingSwipeActionsConfigurationProvider", because: "frames do not depend on it"),
      ]),
    UIKitType(
      "NSCollectionLayoutGroup",
      [
        .spelled("horizontal(layoutSize:subitems:)", as: "hgroup row 1w x 44"),
        .spelled("vertical(layoutSize:subitems:)", as: "vgroup column 1w x 88"),
        .spelled("horizontal(layoutSize:subitem:count:)", as: "hgroup row 1w x 44 split 3"),
        .spelled(
          "horizontal(layoutSize:repeatingSubitem:count:)", as: "hgroup row 1w x 44 repeat 3"),
        .spelled(
          "custom(layoutSize:itemProvider:)",
          as: "custom 1w x 44 { item { frame: 0, 0, 120, 44 } }"),
        .property("interItemSpacing"), .property("contentInsets"), .property("edgeSpacing"),
        .spelled("supplementaryItems", as: "badge new 20 x 20"),
      ]),
    UIKitType("NSCollectionLayoutGroupCustomItem", [.property("frame"), .property("zIndex")]),
    UIKitType(
      "NSCollectionLayoutItem",
      [
        .spelled("init(layoutSize:)", as: "item photo 1/3w x 1h"), .property("contentInsets"),
        .property("edgeSpacing"),
        .spelled("init(layoutSize:supplementaryItems:)", as: "item { badge new 20 x 20 }"),
      ]),
    UIKitType(
      "NSCollectionLayoutSupplementaryItem",
      [
        .property("containerAnchor"), .property("itemAnchor"), .property("zIndex"),
        .property("contentInsets"), .spelled("elementKind", as: "supplementary badge 20 x 20"),
      ]),
    UIKitType(
      "NSCollectionLayoutAnchor", partOf: "NSCollectionLayoutSupplementaryItem",
      [
        .spelled("init(edges:)", as: "anchor: topTrailing"),
        .spelled("init(edges:absoluteOffset:)", as: "offset: 4, -4"),
        .spelled("init(edges:fractionalOffset:)", as: "offset: 0.25w, -0.25h"),
      ]),
    UIKitType(
      "NSCollectionLayoutBoundarySupplementaryItem",
      [
        .property("alignment"), .property("absoluteOffset"), .property("extendsBoundary"),
        .property("pinToVisibleBounds"), .property("zIndex"), .property("contentInsets"),
        .spelled("UICollectionView.elementKindSectionHeader", as: "header title 1w x 44"),
        .spelled("UICollectionView.elementKindSectionFooter", as: "footer 1w x 44"),
      ]),
    UIKitType(
      "NSCollectionLayoutDecorationItem",
      [
        .spelled("background(elementKind:)", as: "background card"), .property("zIndex"),
        .property("contentInsets"),
      ]),
    UIKitType(
      "NSCollectionLayoutDimension",
      [
        .spelled(".fractionalWidth(2/3)", as: "2/3w"),
        .spelled(".fractionalHeight(2/3)", as: "2/3h"), .spelled(".absolute(44)", as: "44"),
        .spelled(".estimated(44)", as: "~44"),
        .spelled(".uniformAcrossSiblings(estimate: 44)", as: "uniform(44)"),
      ]),
    UIKitType(
      "NSCollectionLayoutSpacing",
      [.spelled(".fixed(8)", as: "spacing: 8"), .spelled(".flexible(8)", as: "spacing: >=8")]),
    UIKitType(
      "NSCollectionLayoutEdgeSpacing",
      [.spelled("init(leading:top:trailing:bottom:)", as: "edgeSpacing: leading >=0, bottom 8")]),
    UIKitType(
      "NSDirectionalEdgeInsets",
      [.spelled("init(top:leading:bottom:trailing:)", as: "insets: horizontal 16, bottom 8")]),
    UIKitType(
      "NSCollectionLayoutEnvironment",
      [
        .spelled("container.effectiveContentSize.width", as: "container.width"),
        .spelled("container.effectiveContentSize.height", as: "container.height"),
        .spelled("traitCollection.horizontalSizeClass", as: "traits.horizontalSizeClass"),
        .spelled("traitCollection.verticalSizeClass", as: "traits.verticalSizeClass"),
        .spelled("traitCollection.userInterfaceIdiom", as: "traits.idiom"),
        .spelled("traitCollection.layoutDirection", as: "traits.layoutDirection"),
        .spelled("traitCollection.displayScale", as: "traits.displayScale"),
        .spelled(
          "traitCollection.preferredContentSizeCategory", as: "traits.contentSizeCategory"),
      ]),
    UIKitType("UILabel", [.property("numberOfLines"), .property("textStyle")]),
    UIKitType("UIStackView", [.property("spacing"), .property("alignment")]),
    UIKitType("UIImageView", [.property("contentMode")]),
  ]
}

/// The table from UIKit's names to the language's, in Markdown.
func uikitTable() -> String {
  let introduction = """
    # From UIKit to the language

    How the types of UIKit's compositional layout and their members are written in a `.layout` file. `layoutc reference
    --format uikit` writes this page from the declarations that the compiler reads; [Reference.md](Reference.md)
    describes the elements and properties themselves. `layoutc import` reads Swift code by this table, and
    `layoutc generate swift` writes it; see [README](../README.md#lint-the-app-you-have).

    """
  return introduction + UIKitType.all.map(section).joined()
}

private func section(of type: UIKitType) -> String {
  let names = type.kinds.map { "`\($0.title)`" }
  let title = "\n## \(type.name)\n\n"
  let elements = names.isEmpty ? "" : "Element: \(names.joined(separator: ", ")).\n\n"
  let rows = type.members.map { member in
    switch member {
    case .property(let name):
      guard let found = type.property(name) else { return "| `\(name)` | – | |\n" }
      let remark = found.property.availability.map { " from iOS \($0.system)" } ?? ""
      return "| `\(name)` | `\(found.property.example)` |\(remark) |\n"
    case .spelled(let name, let written): return "| `\(name)` | `\(written)` | |\n"
    case .absent(let name, let reason): return "| `\(name)` | – | \(reason) |\n"
    }
  }
  return title + elements + "| UIKit | layout | |\n| --- | --- | --- |\n" + rows.joined()
}
