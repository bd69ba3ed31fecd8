package import LayoutGeometry

/// An element that stands inside an item, a header, a badge or a view: SwiftUI's words.
package struct Content: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// The word it was written with.
  package let word: String
  package var form: ContentForm
  /// What it sets for the grid cell that holds it.
  package var cell = GridCell()
  /// The cell around it, if it is the content of one that has margins.
  package var hostingCell: HostingCell?
  /// In the order in which they are applied, innermost first.
  package var modifiers: [Modifier] = []
  package var children: [Content] = []

  package init(word: String, _ form: ContentForm) { (self.word, self.form) = (word, form) }

  /// What it is called in paths: its name, or its word where it has none.
  package var label: String { name ?? word }

  /// What stands in it, over it and under it.
  package var inner: [Content] {
    children
      + modifiers.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
  }
}

/// The kind of a content, with its own properties.
package enum ContentForm: Hashable, Sendable {
  case text(WrittenText)
  case image(Picture)
  case box
  case spacer(Spacer)
  case divider
  case stack(Stack)
  case lazyStack(Stack)
  case layers(Layers)
  case scroll(Scroll)
  case tracks(TrackGrid)
  case grid(Grid)
  case row(GridRow)
  case flow(Flow)
  case balanced(Balanced)
  case firstFit(FirstFit)
  case outline(Outline)
  case node(OutlineNode)
  /// What stands over or under an element; a modifier of it.
  case layer(Layer)
}

/// What is wrapped around an element.
///
/// - Source: `content.md` a.3.
package enum Modifier: Hashable, Sendable {
  case padding(EdgeInsets)
  case frame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  case fixedSize(Axes)
  case aspectRatio(AspectRatio)
  case priority(Double)
  case offset(Point)
  /// An overlay or an underlay.
  indirect case layer(Content)
}

/// One of the two axes, or both.
package enum Axes: String, CaseIterable, Hashable, Sendable {
  case both, horizontal, vertical

  package func contains(_ axis: Axis) -> Bool {
    switch self {
    case .both: true
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    }
  }
}
