import LayoutGeometry
import LayoutLanguage

/// The group of a section with all that stands in it, as one flat array, owners before owned.
///
/// An index is what the solver remembers its answers by.
struct Plan {
  /// The nodes in preorder; the first is the section's group.
  let nodes: [Node]
  /// What is attached to them.
  let badges: [Badge]
  /// The different sizes that contents of cells ask for, a list for each name.
  var lists: [SizeList]
  /// Those that contents of badges ask for, a list for each name.
  let badgeLists: [SizeList]
  /// How many kinds of attached supplementaries there are.
  let kindCount: Int
  /// The list among `lists` that counts the data themselves; `nil` where no size hangs on them.
  let dataList: Int?
  /// Who is asked how large contents are.
  let measure: ContentMeasure

  /// Which edition of its contents the cell with this number shows; `nil`: there is but one.
  func edition(of ordinal: Int) -> Int32? { dataList.map { lists[$0].identity(of: ordinal) } }

  /// The elements from the section's group down to a node.
  ///
  /// - Complexity: O(*d*) in the depth of the node.
  func path(to index: Int) -> [ElementID] {
    var path: [ElementID] = []
    var next: Int? = index
    while let node = next.map({ nodes[$0] }) {
      path.append(node.id)
      next = node.parent
    }
    return path.reversed()
  }
}

/// A group, a custom group or an item of a plan.
struct Node {
  /// What it is, and how it places its children.
  enum Content {
    case item
    /// A group along an axis.
    case line(Axis, Arrangement)
    case custom
  }

  let content: Content
  let id: ElementID
  /// Its size, with the default where none is written.
  let size: LayoutSize
  /// The group around it.
  let parent: Int?
  var insets = EdgeInsets.zero
  var edgeSpacing = EdgeSpacing()
  /// The gap between its children.
  var spacing = Spacing.zero
  /// Where it stands in a custom group.
  var frame = Rectangle.zero
  /// What sizes of its content go by, if it is an item.
  var name: String?
  /// The entry of an item in the table of sources.
  var source = 0
  var children: [Int] = []
  /// The places of its children in the order in which they take data in a round.
  var turns: [Int] = []
  /// What is attached to it: indices of the plan's badges.
  var badges: [Int] = []
  /// What stands in an item.
  var contents: [LayoutLanguage.Content]?
  /// The same for each of the data that differ.
  var editions: ContentVariants = []
  /// What the content of an item asks for.
  var preference = Preference.none
  /// Whether there is an item in it whose contents may ask for different sizes.
  var varies = false

  /// Whether its children take data as they stand.
  var isInTurn = true

  /// A node with nothing in it or around it.
  init(_ content: Content, id: ElementID, size: LayoutSize, parent: Int?) {
    (self.content, self.id, self.size, self.parent) = (content, id, size, parent)
  }
}

/// A supplementary attached to a node.
struct Badge {
  let model: Supplementary
  /// Its entry in the table of sources.
  let source: Int
  /// Its kind, counted from 0 in the plan: one number for all that share a name.
  let kind: Int
  /// Who is asked how large its content is.
  let measure: ContentMeasure
  /// What its content asks for.
  var preference = Preference.none
}
