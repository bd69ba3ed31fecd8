import Support
import LayoutGeometry
import LayoutLanguage

/// Generates random layouts.
struct RandomLayout {
  /// The features that the layouts may use.
  struct Vocabulary: OptionSet {
    let rawValue: Int

    static let flexible = Vocabulary(rawValue: 1)
    static let custom = Vocabulary(rawValue: 2)
    static let estimated = Vocabulary(rawValue: 4)
    static let horizontal = Vocabulary(rawValue: 8)
    static let all: Vocabulary = [.flexible, .custom, .estimated, .horizontal]
  }

  private var random: SplitMix64
  private let vocabulary: Vocabulary

  init(seed: UInt64, _ vocabulary: Vocabulary) {
    random = SplitMix64(seed: seed)
    self.vocabulary = vocabulary
  }

  mutating func layout() -> Layout {
    var layout = Layout()
    if vocabulary.contains(.horizontal), chance(3) { layout.scrollDirection = .horizontal }
    layout.spacing = length(24)
    for _ in 0..<Int.random(in: 1...5, using: &random) { layout.sections.append(section()) }
    if chance(4) { layout.boundaryItems = [header(), footer()] }
    return layout
  }

  mutating func viewport() -> Viewport {
    let sizes = [(393.0, 852.0), (320, 568), (834, 1194), (375, 690)]
    let (width, height) = pick(sizes)
    var viewport = Viewport(size: Size(width: width, height: height), traits: Traits())
    viewport.safeArea = EdgeInsets(top: 59, leading: length(30), bottom: 34, trailing: length(30))
    return viewport
  }

  /// The items and scroll offsets of the sections of `layout`, which get names.
  mutating func contents(of layout: inout Layout) -> Contents {
    var contents = Contents()
    for index in layout.sections.indices {
      let name = "section \(index)"
      layout.sections[index].name = name
      contents.orthogonalOffset.named[name] = [length(500)]
      guard vocabulary.contains(.estimated) else { continue }
      let kinds = ["item", "badge", "supplementary", "header"]
      for kind in kinds where chance(2) {
        contents.sizes[name, default: [:]][kind] = (0..<Int.random(in: 1...7, using: &random)).map {
          _ in PartialSize(width: length(150), height: chance(5) ? nil : length(150))
        }
      }
    }
    return contents
  }

  mutating func section() -> Section {
    var section = Section()
    section.insets = insets(20)
    section.spacing = length(16)
    section.orthogonal =
      chance(3) ? pick(OrthogonalBehavior.allCases) : .none
    section.groups = [
      vocabulary.contains(.custom) && chance(6) ? .custom(custom()) : .group(group(3))
    ]
    section.itemCount = chance(6) ? 0 : Int.random(in: 1...60, using: &random)
    if chance(2) { section.boundaryItems = [header(), footer()] }
    if chance(3) {
      var decoration = Decoration(word: "background")
      decoration.insets = insets(8)
      section.decorations = [decoration]
    }
    return section
  }
}

extension RandomLayout {
  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  /// One of `members`, of which there is at least one.
  private mutating func pick<Member>(_ members: [Member]) -> Member {
    members[Int.random(in: members.indices, using: &random)]
  }

  private mutating func length(_ most: Double) -> Double {
    chance(2) ? 0 : (Double.random(in: 0...most, using: &random) * 4).rounded() / 4
  }

  private mutating func insets(_ most: Double) -> EdgeInsets {
    EdgeInsets(
      top: length(most), leading: length(most), bottom: length(most), trailing: length(most))
  }

  private mutating func spacing() -> Spacing {
    vocabulary.contains(.flexible) && chance(3) ? .flexible(length(8)) : .fixed(length(8))
  }

  private mutating func fraction() -> Number {
    let denominator = Double(Int.random(in: 2...6, using: &random))
    return Number(Double.random(in: 1..<denominator, using: &random).rounded(), over: denominator)
  }

  private mutating func size() -> LayoutSize {
    var size = LayoutSize(
      .fraction(fraction(), of: .horizontal), .fraction(fraction(), of: .vertical))
    for axis in Axis.allCases where chance(3) {
      size[axis] = .absolute(Double.random(in: 20...90, using: &random).rounded())
    }
    if vocabulary.contains(.estimated) {
      if chance(5) { size.height = .estimated(60) }
      if chance(8) { size.height = .uniform(50) }
      if chance(8) { size.width = .estimated(40) }
    }
    if chance(6) { size.height = .aspect(Number(3, over: 2)) }
    return size
  }

  private mutating func group(_ depth: Int) -> Group {
    var group = Group(axis: chance(2) ? .horizontal : .vertical)
    group.size = LayoutSize(.fullWidth, .absolute(Double.random(in: 90...300, using: &random)))
    if vocabulary.contains(.estimated), chance(4) { group.size?.height = .estimated(150) }
    group.spacing = spacing()
    group.insets = insets(4)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: group.arrangement = .split(Int.random(in: 1...5, using: &random))
    case 1: group.arrangement = .repeat(Int.random(in: 1...5, using: &random))
    default: group.arrangement = .cycle
    }
    let count = group.arrangement == .cycle ? Int.random(in: 1...3, using: &random) : 1
    for _ in 0..<count { group.children.append(child(depth - 1)) }
    if count > 1, chance(3), case .item(var item) = group.children[count - 1] {
      item.order = 0
      group.children[count - 1] = .item(item)
    }
    if chance(4) { group.supplementaries = [badge()] }
    return group
  }

  private mutating func child(_ depth: Int) -> GroupChild {
    if depth > 0, chance(3) {
      var group = group(depth)
      group.size = chance(4) ? nil : size()
      return .group(group)
    }
    var item = Item()
    item.size = chance(5) ? nil : size()
    item.insets = insets(5)
    if chance(4) { item.edgeSpacing.leading = spacing() }
    if chance(4) { item.edgeSpacing.bottom = spacing() }
    if chance(3) { item.supplementaries = [badge()] }
    return .item(item)
  }

  private mutating func badge() -> Supplementary {
    var badge = Supplementary(word: chance(2) ? "badge" : "supplementary")
    badge.size = LayoutSize(.absolute(15), .absolute(12.5))
    if vocabulary.contains(.estimated), chance(3) { badge.size.width = .estimated(10) }
    badge.anchor = pick(Anchor.allCases)
    badge.offset = .fraction(x: fraction(), y: -fraction())
    if chance(3) { badge.itemAnchor = pick(Anchor.allCases) }
    return badge
  }

  private mutating func custom() -> CustomGroup {
    var custom = CustomGroup()
    custom.size = LayoutSize(.fullWidth, .absolute(200))
    for index in 0..<4 {
      var item = Item()
      item.frame = Rectangle(x: Double(index) * 40.3, y: length(100), width: 64.2, height: 30)
      if chance(2) { item.supplementaries = [badge()] }
      custom.items.append(item)
    }
    return custom
  }

  private mutating func header() -> BoundaryItem {
    var item = BoundaryItem(
      word: "header", size: LayoutSize(.fullWidth, .estimated(44)), alignment: .top)
    item.pinned = chance(2)
    item.offset.y = chance(4) ? -30 : 0
    item.extendsBoundary = !chance(4)
    return item
  }

  private mutating func footer() -> BoundaryItem {
    let size = LayoutSize(.fraction(fraction(), of: .horizontal), .absolute(24))
    var item = BoundaryItem(word: "footer", size: size, alignment: .bottomTrailing)
    item.insets = insets(5)
    item.pinned = chance(2)
    return item
  }
}
