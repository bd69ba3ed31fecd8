/// A rule that numbers of frames follow from, with its page in `explain`; the steps of `why` name it.
package struct DerivationRule: Sendable {
  /// In kebab-case, as documents name it.
  package let name: String
  /// What happens, in sentences.
  package let summary: String
  /// What UIKit calls it; `nil`: it has no name there.
  package let uikit: String?
  /// The chapter of `uikit.md` or of `content.md` with the evidence.
  package let evidence: String
  package let example: Example

  /// A layout in which a number follows from the rule.
  package struct Example: Sendable {
    /// The statements of a layout.
    let body: String
    /// The element and the number that follows from the rule.
    package let element: String
    package let axis: String
    var preview = "390 x 400 { items: 6 }"

    init(_ body: String, _ element: String, _ axis: String) {
      (self.body, self.element, self.axis) = (body, element, axis)
    }

    /// The same shown in another preview.
    func shown(_ preview: String) -> Example {
      var copy = self
      copy.preview = preview
      return copy
    }

    /// All of the file.
    package var source: String { "layout page {\n    \(body)\n}\npreview \"p\" \(preview)\n" }
  }

  init(
    _ name: String, _ summary: String, _ source: (uikit: String?, evidence: String),
    _ example: Example
  ) {
    (self.name, self.summary, self.example) = (name, summary, example)
    (uikit, evidence) = source
  }

  /// The rule called `name`.
  package static func named(_ name: String) -> DerivationRule? { all.first { $0.name == name } }

  /// Every rule. A new one is one entry in one of these lists.
  package static let all = ofSpaces + ofLengths + ofPlaces + ofFrames + ofContents
}

private typealias Rule = DerivationRule

extension DerivationRule {
  /// Rules of what there is space for.
  private static let ofSpaces = [
    Rule(
      "viewport", "The size of the view, and the pixels in a point of its screen.",
      ("UICollectionView.bounds", "1"),
      .init("section all { hgroup row 1w x 44 { item a } }", "a", "width")),
    Rule(
      "safe-area", "Sections keep clear of the safe area across the scroll axis.",
      ("UIContentInsetsReference.safeArea", "13"),
      .init("section all { hgroup row 1w x 44 { item a } }", "a", "width")
        .shown("390 x 400 { items: 6; safeArea: leading 20, trailing 20 }")),
    Rule(
      "reference-insets", "A section may refer to margins in place of the safe area.",
      ("contentInsetsReference", "13"),
      .init(
        "section all { insetsReference: layoutMargins; hgroup row 1w x 44 { item a } }", "a",
        "width"
      ).shown("390 x 400 { items: 6; margins: leading 20, trailing 20 }")),
    Rule(
      "section-insets",
      "The insets of a section surround its groups; across them they reduce what fractions refer to.",
      ("NSCollectionLayoutSection.contentInsets", "4"),
      .init("section all { insets: 16; hgroup row 1w x 44 { item a } }", "a", "x")),
    Rule(
      "group-insets", "The insets of a group reduce the space of its children.",
      ("NSCollectionLayoutGroup.contentInsets", "4"),
      .init("section all { hgroup row 1w x 44 { insets: 8; item a } }", "a", "width")),
    Rule(
      "item-insets",
      "The insets of an item reduce its own frame; what it takes in its group stays the same.",
      ("NSCollectionLayoutItem.contentInsets", "4"),
      .init("section all { hgroup row 1w x 44 { item a { insets: 4 } } }", "a", "width")),
    Rule(
      "extends-boundary",
      "Headers, footers and other boundary items lengthen what they are attached to.",
      ("extendsBoundary", "9"),
      .init("section all { header top 1w x 30; hgroup row 1w x 44 { item a } }", "all", "height")),
  ]

  /// Rules of how long something is.
  private static let ofLengths = [
    Rule(
      "points", "A length in points.", ("NSCollectionLayoutDimension.absolute", "1"),
      .init("section all { hgroup row 1w x 44 { item a 100 x 1h } }", "a", "width")),
    Rule(
      "fraction", "A part of the same length of the container.",
      ("fractionalWidth, fractionalHeight", "1, m2"),
      .init("section all { hgroup row 1w x 44 { item a 1/3w x 1h } }", "a", "width")),
    Rule(
      "fraction-of-other-axis", "A part of the other length of the container.",
      ("fractionalWidth as a height", "1, m2"),
      .init("section all { hgroup row 1w x 1/3w { item a } }", "a", "height")),
    Rule(
      "aspect", "A part of the element's own other length.", (nil, "1"),
      .init("section all { hgroup row 1w x 100 { item a 1/4w x aspect(2/1) } }", "a", "height")),
    Rule(
      "estimate", "An estimated length that no content has replaced.",
      ("NSCollectionLayoutDimension.estimated", "7"),
      .init("section all { hgroup row 1w x ~44 { item a 1w x ~44 } }", "a", "height")),
    Rule(
      "asked-by-content", "The length of the content, in place of the estimate.",
      ("preferredLayoutAttributesFitting", "7"),
      .init(
        "section all { hgroup row 1w x ~44 { item a 1w x ~44 { text \"Hello\" } } }", "a", "height")
    ),
    Rule(
      "measured", "The length that the preview gives a content, in place of the estimate.",
      ("preferredLayoutAttributesFitting", "7"),
      .init("section all { hgroup row 1w x ~44 { item a 1w x ~44 } }", "a", "height")
        .shown("390 x 400 { items: 6; measured all { a: _ x 60 } }")),
    Rule(
      "uniform", "Elements of one kind in a group that are all as long as the longest of them.",
      ("uniformAcrossSiblings", "1.6"),
      .init(
        "section all { hgroup row 1w x ~90 { vgroup a 1/2w x uniform(40) { item one 1w x 44 }; "
          + "vgroup b 1/2w x uniform(40) { item two 1w x 44; item three 1w x 44 } } }", "a",
        "height")),
    Rule(
      "grows-to-children", "A group with an estimated length takes what its children need.",
      ("NSCollectionLayoutDimension.estimated", "7.2"),
      .init("section all { hgroup row 1w x ~10 { item a 1w x 44 } }", "row", "height")),
    Rule(
      "split", "The children of a group share its length equally, less the gaps.",
      ("subitem:count:", "3"),
      .init("section all { hgroup row 1w x 44 split 3 { spacing: 6; item a } }", "a", "width")),
    Rule(
      "split-overrides-size", "An equal part takes the place of a child's own length.",
      ("subitem:count:", "3"),
      .init("section all { hgroup row 1w x 44 split 3 { item a 100 x 1h } }", "a", "width")),
  ]

  /// Rules of where something stands.
  private static let ofPlaces = [
    Rule(
      "section-start", "Sections follow one another along the scroll axis.", (nil, "m4"),
      .init(
        "section one { hgroup row 1w x 44 { item a } }\n"
          + "    section two { hgroup row 1w x 44 { item b } }", "b", "y")),
    Rule(
      "section-spacing", "The gap between sections, and between the groups of a section.",
      ("interSectionSpacing, interGroupSpacing", "6"),
      .init("section all { spacing: 10; hgroup row 1w x 44 { item a } }", "a[1]", "y")),
    Rule(
      "boundary-before", "What stands behind the boundary items before it.",
      ("NSCollectionLayoutBoundarySupplementaryItem", "9"),
      .init("section all { header top 1w x 30; hgroup row 1w x 44 { item a } }", "a", "y")),
    Rule(
      "group-pitch", "What stands before it on its line takes so much.", (nil, "m3"),
      .init(
        "section all { hgroup row 1w x 44 { item a 1/3w x 1h; item b 2/3w x 1h } }", "b", "x")),
    Rule(
      "repeat", "Children that are alike are counted.", (nil, "m3"),
      .init("section all { hgroup row 1w x 44 { item a 1/6w x 1h } }", "a[4]", "x")),
    Rule(
      "fits-on-line",
      "A group takes as many children as fit on its line, equality included; the next one begins "
        + "another group.", ("subitems:", "2"),
      .init("section all { hgroup row 1w x 44 { item a 100 x 1h } }", "a[3]", "y")),
    Rule(
      "order",
      "The children of a group take data in the order that it sets: those whose turn does not come "
        + "are not there.", (nil, "16"),
      .init(
        "section all { hgroup row 1w x 44 { item a 1/2w x 1h { order: 1 }; "
          + "item b 1/2w x 1h { order: 0 } } }",
        "a", "width"
      ).shown("390 x 400 { items: 1 }")),
    Rule(
      "next-line", "The next item of a waterfall stands in its shortest column.", (nil, "16"),
      .init("section all { waterfall fall 1w x ~100 split 2 { item a 1w x 44 } }", "a[2]", "y")),
    Rule(
      "item-spacing", "The gap between the children of a group.", ("interItemSpacing", "2"),
      .init(
        "section all { hgroup row 1w x 44 { spacing: 6; item a 100 x 1h } }", "a[1]", "x")),
    Rule(
      "flexible-spacing", "Flexible gaps share what the children of a group leave.",
      ("NSCollectionLayoutSpacing.flexible", "2.4"),
      .init("section all { hgroup row 1w x 44 { spacing: >=6; item a 100 x 1h } }", "a[1]", "x")),
    Rule(
      "edge-spacing", "Space at the edges of an element, outside of its size.",
      ("NSCollectionLayoutEdgeSpacing", "5"),
      .init(
        "section all { hgroup row 1w x 44 { item a 100 x 1h { edgeSpacing: leading 8 } } }", "a",
        "x")),
    Rule(
      "anchor", "Where an attached view stands on its host.", ("NSCollectionLayoutAnchor", "11"),
      .init(
        "section all { hgroup row 1w x 44 { item a 100 x 1h { badge dot 10 x 10 } } }", "dot", "x")),
    Rule(
      "offset", "An offset from there, in points or parts of the element's own size.",
      ("absoluteOffset, fractionalOffset", "9, 11"),
      .init(
        "section all { hgroup row 1w x 44 { item a { badge dot 10 x 10 { offset: 3, 0 } } } }",
        "dot", "x")),
    Rule(
      "alignment", "Where a boundary item stands in its space.", ("NSRectAlignment", "9"),
      .init("section all { header top 100 x 30; hgroup row 1w x 44 { item a } }", "top", "x")),
  ]

  /// Rules of what becomes of whole frames.
  private static let ofFrames = [
    Rule(
      "pinned", "A pinned boundary item stays in sight as long as its section does.",
      ("pinToVisibleBounds", "10"),
      .init(
        "section all { header top 1w x 30 { pinned: true }; hgroup row 1w x 100 { item a } }",
        "top", "y"
      ).shown("390 x 400 { items: 6; scrollOffset: 0, 50 }")),
    Rule(
      "custom-frame", "An item of a custom group stands where its frame says.",
      ("NSCollectionLayoutGroup.custom", "16"),
      .init(
        "section all { custom c 1w x 100 { item a { frame: 10, 20, 30, 40 } } }", "a", "y")),
    Rule(
      "mirrored", "Where reading starts at the right, everything is mirrored in the content.",
      ("UITraitCollection.layoutDirection", "14"),
      .init("section all { hgroup row 1w x 44 { item a 1/3w x 1h } }", "a", "x")
        .shown("390 x 400 { items: 6; direction: rightToLeft }")),
    Rule(
      "floored", "From iOS 16 on, a solved size keeps whole pixels at its own level.",
      (nil, "15, m1"),
      .init("section all { hgroup row 1w x 44 { item a 1/7w x 1h } }", "a", "width")),
    Rule(
      "rounded",
      "The content's length goes up to the next pixel; frames that nothing has floored "
        + "go to the nearest.", (nil, "15, m1"),
      .init("section all { hgroup row 1w x 44 { item a } }", "content", "height")),
    Rule(
      "orthogonal-offset", "Groups that scroll by themselves are shown where they are scrolled to.",
      ("orthogonalScrollingBehavior", "8"),
      .init(
        "section all { orthogonal: continuous; hgroup row 1/2w x 44 { item a } }", "a[1]", "x"
      ).shown("390 x 400 { items: 6; orthogonalOffset: all 50 }")),
  ]
}
