internal import LayoutText

extension Diagnostic.Code {
  static let swiftCodes: [Self] = [
    .noLayout, .changingState, .foreignName, .unreadSyntax, .missingStructure, .unusedPiece,
    .otherPlatform, .endless, .setAfterUse, .movesWhileScrolling, .widthOfTheView,
    .contentsNotFollowed, .frameworkView,
  ]

  package static let noLayout = Self(
    .error, "L701", "no-layout",
    Page(
      why: """
        Layouts are read from calls that make a `UICollectionViewCompositionalLayout`, from functions \
        that return sections, and from SwiftUI views.
        """, bad: .file("let gap: CGFloat = 8"), good: .swift()))

  package static let changingState = Self(
    .warning, "L702", "changing-state",
    Page(
      why: """
        A variable, a user default and the like can change while the app runs. The layout is read \
        with a parameter in its place, whose default is the first value.
        """,
      bad: .swift(height: "rowHeight", above: "var rowHeight: CGFloat = 44"),
      good: .swift(height: "rowHeight", above: "let rowHeight: CGFloat = 44")))

  package static let foreignName = Self(
    .warning, "L703", "foreign-name",
    Page(
      why: """
        The value is declared in none of the files that were read. The layout is read with a \
        parameter in its place; `--with` names more files.
        """,
      bad: .swift(height: "Metrics.rowHeight"),
      good: .swift(
        height: "Metrics.rowHeight", above: "enum Metrics { static let rowHeight: CGFloat = 44 }")))

  package static let unreadSyntax = Self(
    .warning, "L704", "unread-syntax",
    Page(
      why: """
        A layout depends on Swift that is not read, such as a macro. The layout is read with a \
        parameter or a comment in its place.
        """, bad: .swift(height: "#rowHeight"), good: .swift()))

  package static let missingStructure = Self(
    .warning, "L705", "missing-structure",
    Page(
      why: """
        An item, a group or a section could not be followed, so that the structure of the layout is \
        not known. A comment takes its place.
        """,
      bad: .swift(items: "[item].shuffled()"), good: .swift()))

  package static let unusedPiece = Self(
    .note, "L706", "unused-piece",
    Page(
      why: """
        The function makes a part of a section, and nothing in these files uses it. It is not \
        imported. A view of which nothing is known is reported in the same way.
        """,
      bad: .swift(
        above: """
          func makeBackground() -> NSCollectionLayoutDecorationItem {
              .background(elementKind: "background")
          }
          """),
      good: .swift(
        "section.decorationItems = [makeBackground()]",
        above: """
          func makeBackground() -> NSCollectionLayoutDecorationItem {
              .background(elementKind: "background")
          }
          """)))

  package static let otherPlatform = Self(
    .note, "L707", "other-platform",
    Page(
      why: """
        Of `#if`, the branch for UIKit on iOS without `DEBUG` is read, and that for AppKit in a file \
        that imports AppKit alone. This layout stands in another branch.
        """,
      bad: .swift(
        above: """
          #if DEBUG
          let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
          #endif
          """), good: .swift()))

  package static let endless = Self(
    .error, "L708", "endless",
    Page(
      why: """
        Code is run to learn which layout it makes. This run did not end within the limits, which \
        layouts do not reach; the cause is mostly a function that calls itself.
        """,
      bad: .swift(
        height: "height(1)", above: "func height(_ step: CGFloat) -> CGFloat { height(step + 1) }"),
      good: .swift(
        height: "height(1)", above: "func height(_ step: CGFloat) -> CGFloat { step + 43 }")))

  package static let setAfterUse = Self(
    .warning, "L709", "set-after-use",
    Page(
      why: """
        UIKit may have copied the item into the group by then. The layout is read with the new value.
        """,
      bad: .swift("item.contentInsets.top = 8"), good: .swift("section.contentInsets.top = 8")))

  package static let movesWhileScrolling = Self(
    .note, "L710", "moves-while-scrolling",
    Page(
      why: """
        A handler of visible items may move them while they scroll. The frames of the layout are \
        those before it.
        """,
      bad: .swift("section.visibleItemsInvalidationHandler = { items, offset, environment in }"),
      good: .swift()))

  package static let widthOfTheView = Self(
    .note, "L711", "width-of-the-view",
    Page(
      why: """
        The layout's container is what the insets leave of the view, and a view may be narrower than \
        its screen. The width is read as the container's.
        """,
      bad: .swift(height: "UIScreen.main.bounds.width / 2"),
      good: .file(
        """
        func makeSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(environment.container.effectiveContentSize.width / 2))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        """)))

  package static let contentsNotFollowed = Self(
    .note, "L712", "contents-not-followed",
    Page(
      why: """
        A layout of several items shows these contents in some of them. Which, is read from a cell \
        provider that dequeues one registration for each kind of section.
        """,
      bad: .swift(
        items: "[item, item2]",
        above: """
          let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, title in
              cell.contentConfiguration = UIHostingConfiguration { Text(title) }
          }
          """),
      good: .swift()))

  package static let frameworkView = Self(
    .warning, "L713", "framework-view",
    Page(
      why: """
        The size of a view that is not one of the language's elements is its own. A box with \
        parameters for its size stands in its place; behind a fixed frame, a box of that size.
        """,
      bad: .file(
        """
        struct PlaceView: View {
            var body: some View {
                VStack { Text("Berlin"); Map() }
            }
        }
        """),
      good: .file(
        """
        struct PlaceView: View {
            var body: some View {
                VStack { Text("Berlin"); Rectangle().frame(height: 200) }
            }
        }
        """)))
}

extension Example {
  /// Swift code that makes a layout.
  ///
  /// - Parameters:
  ///   - statement: What stands behind the section.
  ///   - height: That of the items and the group.
  ///   - items: What the group holds.
  ///   - above: What stands before the function.
  fileprivate static func swift(
    _ statement: String = "", height: String = "44", items: String = "[item]", above: String = ""
  ) -> Example {
    let others =
      !items.holds("item2") ? "" : "    let item2 = NSCollectionLayoutItem(layoutSize: size)\n"
    return file(
      """
      \(above.isEmpty ? "" : above + "\n\n")func makeLayout() -> UICollectionViewLayout {
          let size = NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
          let item = NSCollectionLayoutItem(layoutSize: size)
      \(others)    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: \(items))
          let section = NSCollectionLayoutSection(group: group)
      \(statement.isEmpty ? "" : "    \(statement)\n")    return UICollectionViewCompositionalLayout(section: section)
      }
      """)
  }
}
