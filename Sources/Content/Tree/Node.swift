internal import LayoutGeometry
internal import LayoutLanguage

/// An element without its modifiers, or one modifier: plain old data in an arena.
struct Node {
  var form: NodeForm
  /// Its children, which stand one after the other in the arena.
  var children: Range<Int32> = 0..<0
  /// The element whose frame it has; -1: none.
  var outer: Int32 = -1
  /// The element whose own frame inside its modifiers it has; -1: none.
  var inner: Int32 = -1
  /// Who is asked first in a stack.
  var priority: Double = 0
  /// Whether there is no standard gap beside it.
  var isSpacer = false
  /// The axes on which it does not matter what it is proposed: neither its size nor any
  /// position inside depends on that.
  var indifference = AxisSet.none
  /// The axes on which its length does not depend on what is proposed across.
  var freedom = AxisSet.none
  /// Which text, grid or stack of the tree it is.
  var detail: Int32 = -1
}

/// What a node does with a proposal, and with its children.
enum NodeForm {
  case text
  case image(Picture)
  case box
  /// Along its stack, or on both axes outside of one.
  case spacer(Spacer, along: Axis?)
  case divider(across: Axis?)
  case stack(Stack)
  case lazyStack(Stack)
  case layers(BoxAlignment)
  case scroll(Axis)
  case tracks(TrackGrid)
  case grid
  case flow(Flow)
  case balanced(Balanced)
  case firstFit(Axes)
  case outline(Outline)
  case row(OutlineRow)
  case padding(EdgeInsets)
  case frame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  case fixedSize(Axes)
  case aspectRatio(AspectRatio)
  case priority(Double)
  case offset(Point)
  case layer(BoxAlignment)
}

extension NodeForm {
  /// Whether it always has the size of its first child.
  var isTransparent: Bool {
    switch self {
    case .priority, .offset, .layer: true
    case .text, .image, .box, .spacer, .divider, .stack, .lazyStack, .layers, .scroll, .tracks,
      .grid, .flow, .balanced, .firstFit, .outline, .row, .padding, .frame, .flexibleFrame,
      .fixedSize, .aspectRatio:
      false
    }
  }
}

/// Where a child stands, and what it was proposed.
struct Placement {
  let child: Int
  /// From the start of its parent.
  var origin: LinearPoint
  let size: LinearSize
  let proposal: LinearProposal
}
