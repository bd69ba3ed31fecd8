import LayoutGeometry
import LayoutLanguage

/// The group of a section with all that stands in it, as one flat array, owners before owned.
///
/// The solver caches its results by index.
struct GroupPlan {
  /// The nodes in preorder; the first is the section's group.
  let nodes: [PlanNode]
  /// What is attached to them.
  let badges: [Badge]
  /// The different sizes that contents of cells ask for, a list for each name.
  var lists: [SizeList]
  /// Those that contents of badges ask for, a list for each name.
  let badgeLists: [SizeList]
  /// How many kinds of attached supplementaries there are.
  let kindCount: Int
  /// The list among `lists` that counts the data themselves; `nil` where no size depends on them.
  let dataList: Int?
  /// Measures contents.
  let measure: ContentMeasure

  /// Which variant of its contents the cell with this number shows; `nil`: there is but one.
  func variant(of ordinal: Int) -> Int32? { dataList.map { lists[$0].identity(of: ordinal) } }

  /// Whether the length of a node is that of contents, or of children whose length is.
  ///
  /// - Complexity: O(*n*) in the nodes below it; recursive in the depth of the nesting.
  func isSelfSized(_ index: Int, on axis: Axis) -> Bool {
    let node = nodes[index]
    guard node.size[axis].isEstimated else { return false }
    if case .item = node.content { return true }
    return node.children.contains { isSelfSized($0, on: axis) }
  }

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
struct PlanNode {
  /// What it is, and how it places its children.
  enum Content {
    case item
    /// A group along an axis.
    case line(Axis, Arrangement)
    case custom
    /// Columns in which all items of the section stand.
    case waterfall(WaterfallShape)
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
  var children: [Int] = []
  var order = DataOrder()
  /// What is attached to it: indices of the plan's badges.
  var badges: [Int] = []
  /// What only an item has.
  var item = PlanItem()
  /// Whether it is or contains an item whose contents may ask for different sizes.
  var varies = false

  /// A node with nothing in it or around it.
  init(_ content: Content, id: ElementID, size: LayoutSize, parent: Int?) {
    (self.content, self.id, self.size, self.parent) = (content, id, size, parent)
  }
}

/// The order in which the children of a group take data.
struct DataOrder {
  /// The indices of the children in the order in which they take data in a round.
  private(set) var turns: [Int] = []
  /// Whether the children take data in the order in which they stand.
  private(set) var isNatural = true

  init() {}

  init(_ turns: [Int]) {
    self.turns = turns
    isNatural = turns.enumerated().allSatisfy { $0.offset == $0.element }
  }
}

/// What a plan knows of an item beyond what it shares with groups.
struct PlanItem {
  /// The name by which the sizes of its content are found.
  var name: String?
  /// Its index in the table of sources.
  var source = 0
  /// Its frame in a custom group.
  var frame = Rectangle.zero
  /// At most one content; `nil`: it is not known what the item shows.
  var contents: [Content]?
  /// The contents for each of the data that differ.
  var variants = ContentVariants()
  /// What the content asks for.
  var preference = Preference.none
  /// How many contents of each list of the plan its cell takes; empty where it takes none.
  var taken: [Int] = []
}

/// A supplementary attached to a node.
struct Badge {
  let model: Supplementary
  /// Its entry in the table of sources.
  let source: Int
  /// Its kind, counted from 0 in the plan: one number for all that share a name.
  let kind: Int
  /// Measures its content.
  let measure: ContentMeasure
  /// What its content asks for.
  var preference = Preference.none
}
