import LayoutGeometry
import LayoutLanguage

/// Flattens the group of a section and adds its elements to the table of sources.
struct GroupPlanBuilder {
  /// The elements that the frames come from.
  var sources: [ElementSource] = []
  private let sizes: ContentSizes
  /// By item, which variant of its contents it shows.
  private let variants: [Int32]
  private let measure: ContentMeasure
  /// The axis along which the section's groups follow one another.
  private let axis: Axis
  private var nodes: [PlanNode] = []
  private var badges: [Badge] = []
  private var kinds: [String: Int] = [:]
  /// The items that contents of one name are shown in.
  private var items: [String: [Int]] = [:]

  /// A builder for the group of `section`, whose contents ask for `sizes`.
  init(
    of section: Section, along axis: Axis, sizes: ContentSizes, measure: ContentMeasure
  ) {
    (self.sizes, self.axis) = (sizes, axis)
    (variants, self.measure) = (section.itemVariants, measure)
  }

  /// The plan of `root`.
  ///
  /// - Complexity: O(*n*) in the number of elements and sizes; recursive in the depth of the
  ///   nesting.
  mutating func plan(of root: GroupChild) -> GroupPlan {
    append(root, in: Surroundings(size: .full))
    var lists = preferItemSizes()
    let dataList = addDataList(to: &lists)
    noteVariety()
    noteTaken(of: lists.count, and: dataList)
    let badgeLists = preferBadgeSizes()
    return GroupPlan(
      nodes: nodes, badges: badges, lists: lists, badgeLists: badgeLists, kindCount: kinds.count,
      dataList: dataList, measure: measure)
  }

  /// Adds the list of the data, if self-sized contents differ by data, and returns its index.
  private mutating func addDataList(to lists: inout [SizeList]) -> Int? {
    guard !variants.isEmpty else { return nil }
    let isBadgeVaried = badges.contains { $0.model.size.isOfContent && $0.model.variants.vary }
    let items = nodes.indices.filter { index in
      guard case .item = nodes[index].content else { return false }
      return isBadgeVaried || nodes[index].size.isOfContent && nodes[index].item.variants.vary
    }
    guard !items.isEmpty else { return nil }
    for index in items { nodes[index].varies = true }
    lists.append(SizeList(variants: variants))
    return lists.count - 1
  }

  /// Marks every group that contains a varying item as varying.
  private mutating func noteVariety() {
    for index in nodes.indices.reversed() where nodes[index].varies {
      if let parent = nodes[index].parent { nodes[parent].varies = true }
    }
  }

  /// Sets how many contents of each of `count` lists each item takes: one of its own list, and one of
  /// that of the data.
  private mutating func noteTaken(of count: Int, and dataList: Int?) {
    for index in nodes.indices {
      guard case .item = nodes[index].content else { continue }
      let taken = [nodes[index].item.preference.list, dataList]
      guard taken != [nil, nil] else { continue }
      nodes[index].item.taken = (0..<count).map { taken.contains($0) ? 1 : 0 }
    }
  }

  /// Sets the preferred size of each item and returns the lists that this needs.
  private mutating func preferItemSizes() -> [SizeList] {
    var lists: [SizeList] = []
    for (name, asking) in sizes.sorted(by: { $0.key < $1.key }) {
      guard let indices = items[name] else { continue }
      let preference = Preference(
        of: indices.map { nodes[$0].size }, asking: asking, lists: &lists)
      for index in indices {
        nodes[index].item.preference = preference
        nodes[index].varies = preference.list != nil
        if !preference.isNone { sources[nodes[index].item.source].isSizedByContents = false }
      }
    }
    return lists
  }

  /// Sets the preferred size of each badge and returns the lists that this needs.
  private mutating func preferBadgeSizes() -> [SizeList] {
    var lists: [SizeList] = []
    for (name, asking) in sizes.sorted(by: { $0.key < $1.key }) {
      guard let kind = kinds[name] else { continue }
      let indices = badges.indices.filter { badges[$0].kind == kind }
      let preference = Preference(
        of: indices.map { badges[$0].model.size }, asking: asking, lists: &lists)
      for index in indices {
        badges[index].preference = preference
        if !preference.isNone { sources[badges[index].source].isSizedByContents = false }
      }
    }
    return lists
  }
}

/// What an element inherits from the group around it.
private struct Surroundings {
  /// The size of a child without one.
  ///
  /// - Source: `language.md` 4; the section's group without a size is full.
  let size: LayoutSize
  var parent: Int?
  var zIndex: Int?
  /// The axis on which a child gets a part of the group in place of its own length.
  var dividedAxis: Axis?
}

extension GroupPlanBuilder {
  private mutating func append(_ child: GroupChild, in around: Surroundings) {
    switch child {
    case .item(let item): append(item, in: around)
    case .group(let group): append(group, in: around)
    case .custom(let group): append(group, in: around)
    case .waterfall(let waterfall): append(waterfall, in: around)
    }
  }

  private mutating func append(_ item: Item, in around: Surroundings) {
    var node = PlanNode(.item, id: item.id, size: item.size ?? around.size, parent: around.parent)
    node.insets = item.insets
    node.edgeSpacing = item.edgeSpacing
    node.item.frame = item.frame ?? .zero
    (node.item.name, node.item.source) = (item.contentName, sources.count)
    var slot = node.size
    if let axis = around.dividedAxis { slot[axis] = LayoutSize.full[axis] }
    let item = item.hosted(in: slot)
    var source = ElementSource(.cell, id: item.id, kind: ElementSource.cellKind, name: item.name)
    source.zIndex = item.zIndex ?? around.zIndex ?? 0
    source.show(item.contents, item.variants, sizedIf: node.size.isOfContent)
    (node.item.contents, node.item.variants) = (item.contents, item.variants)
    sources.append(source)
    node.badges = item.supplementaries.map { badge($0) }
    items[item.contentName, default: []].append(nodes.count)
    nodes.append(node)
  }

  private mutating func append(_ group: Group, in around: Surroundings) {
    let size = group.size ?? around.size
    let content = PlanNode.Content.line(group.axis, group.arrangement)
    var node = PlanNode(content, id: group.id, size: size, parent: around.parent)
    node.insets = group.insets
    node.edgeSpacing = group.edgeSpacing
    node.spacing = group.spacing
    node.order = DataOrder(turns(of: group.children))
    node.badges = group.supplementaries.map { badge($0) }
    var inside = Surroundings(
      size: size.ofUnsizedChild, parent: nodes.count, zIndex: group.zIndex ?? around.zIndex)
    if case .split = group.arrangement { inside.dividedAxis = group.axis }
    append(node, with: group.children, in: inside)
  }

  /// A custom group's own insets move nothing.
  ///
  /// - Source: `uikit.md` 16.
  private mutating func append(_ group: CustomGroup, in around: Surroundings) {
    let node = PlanNode(
      .custom, id: group.id, size: group.size ?? around.size, parent: around.parent)
    let inside = Surroundings(size: .full, parent: nodes.count, zIndex: around.zIndex)
    append(node, with: group.items.map(GroupChild.item), in: inside)
  }

  /// The gaps between columns are those of its line; a section's group is never in another.
  private mutating func append(_ waterfall: Waterfall, in around: Surroundings) {
    let size = waterfall.size(scrolling: axis)
    let shape = WaterfallShape(axis: axis, count: waterfall.columns, spacing: waterfall.spacing)
    var node = PlanNode(.waterfall(shape), id: waterfall.id, size: size, parent: around.parent)
    node.insets = waterfall.insets
    node.spacing = .fixed(waterfall.columnSpacing ?? waterfall.spacing)
    node.badges = waterfall.supplementaries.map { badge($0) }
    let inside = Surroundings(size: size.ofUnsizedChild, parent: nodes.count)
    append(node, with: waterfall.items.map(GroupChild.item), in: inside)
  }

  private mutating func append(
    _ node: PlanNode, with children: [GroupChild], in inside: Surroundings
  ) {
    let index = nodes.count
    nodes.append(node)
    for child in children {
      nodes[index].children.append(nodes.count)
      append(child, in: inside)
    }
  }

  /// The index of the badge of `model`, which is entered.
  private mutating func badge(_ model: Supplementary) -> Int {
    var source = ElementSource(.supplementary, id: model.id, kind: model.kind, name: model.name)
    source.zIndex = model.zIndex
    source.show(model.contents, model.variants, sizedIf: model.size.isOfContent)
    sources.append(source)
    let kind = kinds[model.kind, default: kinds.count]
    kinds[model.kind] = kind
    badges.append(Badge(model: model, source: sources.count - 1, kind: kind, measure: measure))
    return badges.count - 1
  }

  /// The places of `children` in the order in which they take data: who has an `order` takes that
  /// turn, the others keep theirs around it.
  ///
  /// - Source: `language.md` 4; a turn that is taken or does not exist is as good as none.
  private func turns(of children: [GroupChild]) -> [Int] {
    var turns = [Int?](repeating: nil, count: children.count)
    var others: [Int] = []
    for (place, child) in children.enumerated() {
      if let turn = child.order, turns.indices.contains(turn), turns[turn] == nil {
        turns[turn] = place
      } else {
        others.append(place)
      }
    }
    var rest = others.makeIterator()
    return turns.compactMap { $0 ?? rest.next() }
  }
}

extension LayoutSize {
  /// Whether its content determines it on either axis.
  var isOfContent: Bool { width.isEstimated || height.isEstimated }
}
