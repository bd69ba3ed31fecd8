import LayoutGeometry
import LayoutLanguage

/// The headers, footers and other boundary items of a section or a layout, ready to be placed
/// around content of any length.
struct Boundary {
  /// What they are placed around.
  struct Host {
    let scrollAxis: Axis
    /// What is left of the view; along the scroll axis only its length counts.
    let container: Rectangle
    /// What the items keep clear of across the scroll axis.
    let insets: EdgeInsets
    /// What the contents of the items ask for.
    let sizes: ContentSizes
    let grid: PixelGrid
    /// Measures contents.
    let measure: ContentMeasure
  }

  /// The items in the order of the model.
  let items: [PlacedBoundaryItem]
  /// How far they push the content from the four edges, in points.
  let growth: EdgeInsets

  /// - Complexity: O(*n*) in the number of items.
  /// - Source: `uikit.md` 9, 22 #19, #21, #23, #24, #25.
  init(_ models: [BoundaryItem], around host: Host, sources: inout [ElementSource]) {
    var slots = models.map { Slot(model: $0, size: host.size(of: $0)) }
    Self.stack(&slots, along: host.scrollAxis)
    let growth = Self.growth(of: slots, along: host.scrollAxis)
    self.growth = growth
    items = slots.map { slot in
      sources.append(ElementSource(boundary: slot.model))
      let source = Int32(clamping: sources.count - 1)
      return PlacedBoundaryItem(slot, in: host, growth: growth, source: source)
    }
  }

  /// On each edge the longest stack of items that extend it.
  ///
  /// - Complexity: O(*n*) in the stacked items.
  /// - Source: `uikit.md` 9.4.
  private static func growth(of slots: [Slot], along axis: Axis) -> EdgeInsets {
    var growth = EdgeInsets.zero
    for slot in slots where slot.model.extendsBoundary {
      guard let edge = slot.model.alignment.edge(scrolling: axis) else { continue }
      growth.extend(edge, to: slot.stack.within + slot.size[edge.axis])
    }
    return growth
  }

  /// Sets the lengths between each item and the content, and beyond it: stacks grow outwards.
  ///
  /// - Source: `uikit.md` 9.4.
  private static func stack(_ slots: inout [Slot], along axis: Axis) {
    var lengths: [Anchor: Points] = [:]
    for index in slots.indices {
      let own = slots[index].model
      guard own.extendsBoundary, let edge = own.alignment.edge(scrolling: axis) else { continue }
      slots[index].stack.within = lengths[own.alignment, default: 0]
      lengths[own.alignment, default: 0] += slots[index].size[edge.axis]
    }
    lengths = [:]
    for index in slots.indices.reversed() {
      let own = slots[index].model
      guard own.extendsBoundary, let edge = own.alignment.edge(scrolling: axis) else { continue }
      slots[index].stack.beyond = lengths[own.alignment, default: 0]
      lengths[own.alignment, default: 0] += slots[index].size[edge.axis]
    }
  }

  /// A boundary item with its size, before its insets.
  struct Slot {
    let model: BoundaryItem
    let size: Size
    var stack = Stack()
  }

  /// The lengths of the items of one alignment between an item and the content, and beyond it.
  struct Stack {
    var within: Points = 0
    var beyond: Points = 0
  }
}

/// An edge of a content: where an axis starts or where it ends.
struct ContentEdge: Hashable {
  let axis: Axis
  let isStart: Bool
}

extension Anchor {
  /// The edge that an item aligned here pushes the content from; `nil` where it only overlays.
  ///
  /// - Source: `uikit.md` 9.1, 9.7, 22 #24: top and bottom rows always, columns where the content
  ///   scrolls sideways.
  func edge(scrolling axis: Axis) -> ContentEdge? {
    if unit.y != 0.5 { return ContentEdge(axis: .vertical, isStart: unit.y == 0) }
    guard axis == .horizontal, unit.x != 0.5 else { return nil }
    return ContentEdge(axis: .horizontal, isStart: unit.x == 0)
  }
}

extension EdgeInsets {
  fileprivate mutating func extend(_ edge: ContentEdge, to length: Points) {
    switch (edge.axis, edge.isStart) {
    case (.horizontal, true): leading = max(leading, length)
    case (.horizontal, false): trailing = max(trailing, length)
    case (.vertical, true): top = max(top, length)
    case (.vertical, false): bottom = max(bottom, length)
    }
  }
}

extension Boundary.Host {
  /// The container less the insets across the scroll axis.
  ///
  /// - Source: `uikit.md` 9.3, 22 #25.
  var inside: Rectangle { container.inset(by: insets.only(on: scrollAxis.flipped)) }

  /// The size of an item before its insets: of a kind there is one, so its content asks for the
  /// first size of that kind.
  ///
  /// - Source: `uikit.md` 7.1, 9.8, 15.3: it is not floored; 15.1 on what contents ask for.
  fileprivate func size(of item: BoundaryItem) -> Size {
    let space = AvailableSpace(container: inside.size)
    let content = ContentHost(
      content: item.hosted.contents.map(ShownContent.init), size: item.size,
      insets: item.insets, space: space, isFloored: false)
    let asked = content.complete(sizes[item.kind]?.first ?? PartialSize(), grid, by: measure.answer)
    return item.size.settled(by: asked, in: space) { grid.preferred($0) }.points(in: space) { $0 }
  }
}

extension ElementSource {
  fileprivate init(boundary model: BoundaryItem) {
    self.init(.supplementary, id: model.id, kind: model.kind, name: model.name)
    zIndex = model.zIndex
    isPinned = model.pinned
    show(model.hosted.contents, ContentVariants(), sizedIf: model.size.isOfContent)
  }
}
