extension DerivationRule {
  /// Rules of what stands inside of items and views.
  static let ofContents = [
    DerivationRule(
      "proposed", "What takes all that it is proposed, or does not have to.",
      ("sizeThatFits(_:)", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { box b } } }",
        "a/b", "width")),
    DerivationRule(
      "answered", "What a content answers to the size that it is proposed.",
      ("sizeThatFits(_:)", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { vstack b { image i 40 x 20 } } } }",
        "a/b/i", "height")),
    DerivationRule(
      "padding",
      "The space around a content: what it is proposed is so much less, what it answers so much more.",
      ("padding(_:)", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { text \"Hello\" as b { padding: 12 } } } }",
        "a/b", "height")),
    DerivationRule(
      "fixed-frame", "A frame keeps its length, however long what stands in it is.",
      ("frame(width:height:)", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { box b 80 x 20 } } }",
        "a/b", "width")),
    DerivationRule(
      "flexible-frame", "A frame takes what it is proposed or what stands in it, between bounds.",
      ("frame(minWidth:maxWidth:)", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { text \"Hi\" as b { frame: minWidth 100 } } } }",
        "a/b", "width")),
    DerivationRule(
      "stack-share",
      "The children of a stack are offered equal parts of what is left, the least flexible first.",
      ("HStack", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { hstack { box b; box c } } } }",
        "a/hstack/c", "width")),
    DerivationRule(
      "stack-priority",
      "The least lengths of children with lower priority are kept for them; the others share the rest.",
      ("layoutPriority(_:)", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { hstack { box b { priority: 1 }; box c } } } }",
        "a/hstack/b", "width")),
    DerivationRule(
      "stack-spacing",
      "The gaps between the children of a stack: 8 points where none is written, 0 beside a spacer.",
      ("HStack(spacing:)", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { hstack { spacing: 6; image b 20 x 20; image c 20 x 20 } } } }",
        "a/hstack/c", "x")),
    DerivationRule(
      "aligned", "Where a content stands in what is around it.",
      ("alignment", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { text \"Hello\" as b } } }",
        "a/b", "x")),
    DerivationRule(
      "grid-column", "Where the columns and rows of a grid are, and how long.",
      ("Grid, LazyVGrid", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { lazyvgrid { columns: fixed(80), flexible(min: 10); spacing: 4; box b 10 x 10; box c 10 x 10 } } } }",
        "a/lazyvgrid/c", "x")),
    DerivationRule(
      "flow-line",
      "Children of a flow stand behind one another; where the next does not fit, a line begins.",
      ("Layout", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { flow { image b 300 x 20; image c 200 x 20 } } } }",
        "a/flow/c", "y")),
    DerivationRule(
      "text-width", "How wide the letters of the widest line of a text are, up to the next pixel.",
      ("Text", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { text \"Hello\" as b } } }",
        "a/b", "width")),
    DerivationRule(
      "text-lines", "How high the lines of a text are, up to the next pixel.",
      ("Text", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { text \"Hello\" as b } } }",
        "a/b", "height")),
    DerivationRule(
      "aspect-fit", "What keeps a ratio is proposed a size of that ratio.",
      ("aspectRatio(_:contentMode:)", "content.md"),
      .init(
        "section all { hgroup row 1w x 60 { item a { box b { aspectRatio: fit 2/1 } } } }",
        "a/b", "width")),
  ]
}
