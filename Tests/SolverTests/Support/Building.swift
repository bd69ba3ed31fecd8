import LayoutGeometry
import LayoutLanguage
import LayoutSolver

/// A fraction of a width.
func width(_ numerator: Double, over denominator: Double = 1) -> Dimension {
  .fraction(Number(numerator, over: denominator), of: .horizontal)
}

/// A fraction of a height.
func height(_ numerator: Double, over denominator: Double = 1) -> Dimension {
  .fraction(Number(numerator, over: denominator), of: .vertical)
}

func item(_ width: Dimension, _ height: Dimension, _ more: (inout Item) -> Void = { _ in })
  -> GroupChild
{
  var item = Item()
  item.size = LayoutSize(width, height)
  more(&item)
  return .item(item)
}

/// A group of `size` with `children`, changed by `more`.
func group(
  _ axis: Axis, _ size: LayoutSize, _ children: [GroupChild],
  _ more: (inout Group) -> Void = { _ in }
) -> GroupChild {
  var group = Group(axis: axis)
  group.size = size
  group.children = children
  more(&group)
  return .group(group)
}

func section(_ group: GroupChild, items: Int, _ more: (inout Section) -> Void = { _ in })
  -> Section
{
  var section = Section()
  section.groups = [group]
  section.itemCount = items
  more(&section)
  return section
}

func boundary(
  _ word: String, _ alignment: Anchor, _ size: LayoutSize,
  _ more: (inout BoundaryItem) -> Void = { _ in }
) -> BoundaryItem {
  var item = BoundaryItem(word: word, size: size, alignment: alignment)
  more(&item)
  return item
}

/// A view 300 points wide and 600 high at scale 3.
let view = Viewport(size: Size(width: 300, height: 600), traits: Traits())

/// `sections` solved in `viewport`.
func solved(
  _ sections: [Section], in viewport: Viewport = view, _ more: (inout Layout) -> Void = { _ in }
) -> SolvedLayout {
  var layout = Layout()
  layout.sections = sections
  more(&layout)
  return solve(layout, in: viewport)
}

/// The frames of the cells in a section of `group`.
func cells(_ group: GroupChild, items: Int = 10) -> [Rectangle] {
  solved([section(group, items: items)]).cells()
}
