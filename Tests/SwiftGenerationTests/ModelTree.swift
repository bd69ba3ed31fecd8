import Foundation
import LayoutChecking
import LayoutGeometry
import LayoutLanguage
import LayoutSolver

/// An evaluated layout as text, in the words in which `Tests/External/swift/Tree.swift` writes what
/// the generated code builds.
struct ModelTree {
  private(set) var text = ""
  /// The sizes of custom groups in the order of the text; -1 where frames are not compared.
  private(set) var customSizes: [Size] = []
  private let program: CheckedProgram
  private let viewport: Viewport
  private let layout: Layout
  /// The same layout solved, which has the frames in waterfalls.
  private let solved: LayoutSolver.SolvedLayout
  /// By section, the heights of the items of a waterfall.
  private(set) var heights: [[Double]]

  init(
    _ layout: Layout, of program: CheckedProgram, in viewport: Viewport,
    solved: LayoutSolver.SolvedLayout
  ) {
    (self.layout, self.program, self.viewport) = (layout, program, viewport)
    self.solved = solved
    heights = layout.sections.map { _ in [] }
    add(0, "layout", layout.scrollDirection, layout.spacing, layout.insetsReference)
    for item in layout.boundaryItems { boundary(1, item) }
    for (index, section) in layout.sections.enumerated() { self.section(section, index) }
  }

  private mutating func add(_ depth: Int, _ parts: Any...) {
    text += String(repeating: " ", count: depth)
    text += parts.map { ($0 as? Double).map(Self.text) ?? "\($0)" }.joined(separator: " ") + "\n"
  }

  private static func text(_ number: Double) -> String {
    let text = String(format: "%.6f", number)
    return text == "-0.000000" ? "0.000000" : text
  }

  private mutating func section(_ section: Section, _ index: Int) {
    guard !program.elements[section.id.index].kind.traits.contains(.isList) else {
      return add(1, "list")
    }
    add(
      1, "section", Self.insets(section.insets), section.spacing, section.orthogonal,
      section.insetsReference, section.supplementaryInsetsReference,
      section.supplementariesFollowInsets)
    var reference = viewport.container(
      section.insetsReference == .automatic ? layout.insetsReference : section.insetsReference,
      scrolling: layout.scrollDirection)
    let isOrthogonal = section.orthogonal != .none
    let axis = isOrthogonal ? layout.scrollDirection : layout.scrollDirection.flipped
    reference[axis] -= section.insets.total(on: axis)
    for group in section.groups {
      if case .waterfall(let waterfall) = group {
        self.waterfall(waterfall, index, count: section.itemCount)
        continue
      }
      child(2, group, AvailableSpace(container: reference), .full)
    }
    for item in section.boundaryItems { boundary(2, item) }
    for item in section.decorations {
      add(2, "decoration", item.kind, Self.insets(item.insets), item.zIndex)
    }
  }

  private mutating func child(
    _ depth: Int, _ child: GroupChild, _ space: AvailableSpace, _ unsized: LayoutSize
  ) {
    let size = child.size ?? unsized
    switch child {
    case .item(let item):
      add(
        depth, "item", Self.size(size), Self.insets(item.insets), Self.edges(item.edgeSpacing))
      for badge in item.supplementaries { self.badge(depth + 1, badge) }
    case .group(let group): self.group(depth, group, size, space)
    case .custom(let group): custom(depth, group, size, space)
    case .waterfall: break
    }
  }

  /// A waterfall: a custom group whose frames depend on no container.
  private mutating func waterfall(_ waterfall: Waterfall, _ section: Int, count: Int) {
    var size = waterfall.size(scrolling: .vertical)
    var item = waterfall.items.first ?? Item()
    // Insets are ignored on an estimated axis.
    if item.size?.height.isEstimated == true { (item.insets.top, item.insets.bottom) = (0, 0) }
    let cells = (0..<count).compactMap { solved.cell(section: section, item: $0)?.frame }
    let start = cells.first.map {
      (
        x: $0.x - waterfall.insets.leading - item.insets.leading,
        y: $0.y - waterfall.insets.top - item.insets.top
      )
    }
    heights[section] = cells.map(\.height)
    let end = cells.map { $0.y + $0.height + item.insets.bottom }.max() ?? 0
    if size.height.isEstimated {
      let length = end - (start?.y ?? 0) + waterfall.insets.bottom
      size.height = .absolute(cells.isEmpty ? 1 : length)
    }
    customSizes.append(Size(width: 0, height: 0))
    let none = Self.insets(.zero)
    add(2, "custom", 0.0, Self.size(size), none, Self.edges(EdgeSpacing()))
    for cell in cells {
      add(
        3, "frame", cell.x - (start?.x ?? 0), cell.y - (start?.y ?? 0), cell.width, cell.height, 0)
    }
  }

  private mutating func group(
    _ depth: Int, _ group: Group, _ size: LayoutSize, _ space: AvailableSpace
  ) {
    if group.children.contains(where: { $0.order != nil }) {
      customSizes.append(Size(width: -1, height: -1))
      let none = Self.insets(.zero)
      return add(depth, "custom 0.000000", Self.size(size), none, Self.edges(EdgeSpacing()))
    }
    var line = group.axis == .horizontal ? "hgroup" : "vgroup"
    switch group.arrangement {
    case .cycle: break
    case .split(let count): line += " split \(count)"
    case .repeat(let count): line += " repeat \(count)"
    }
    add(
      depth, line, Self.spacing(group.spacing), Self.size(size), Self.insets(group.insets),
      Self.edges(group.edgeSpacing))
    let grid = viewport.pixelGrid
    let inner = size.points(in: space, rounding: grid.solved).inset(by: group.insets)
    for child in group.children {
      self.child(depth + 1, child, Self.space(of: group, inner, grid), size.ofUnsizedChild)
    }
    for badge in group.supplementaries { self.badge(depth + 1, badge) }
  }

  /// The space of a group's children.
  private static func space(of group: Group, _ inner: Size, _ grid: PixelGrid) -> AvailableSpace {
    guard case .split(let count) = group.arrangement else {
      return AvailableSpace(container: inner)
    }
    var container = inner
    container[group.axis] -= group.spacing.minimum * Double(count - 1)
    let length = grid.solved(container[group.axis] / Double(count))
    return AvailableSpace(
      container: container, share: AvailableSpace.Share(axis: group.axis, length: length))
  }

  private mutating func custom(
    _ depth: Int, _ group: CustomGroup, _ size: LayoutSize, _ space: AvailableSpace
  ) {
    add(
      depth, "custom", 0.0, Self.size(size), Self.insets(group.insets), Self.edges(EdgeSpacing()))
    let points = size.points(in: space, rounding: viewport.pixelGrid.solved)
    customSizes.append(points.inset(by: group.insets))
    for item in group.items {
      let frame = item.frame ?? .zero
      add(depth + 1, "frame", frame.x, frame.y, frame.width, frame.height, item.zIndex ?? 0)
    }
  }

  private mutating func boundary(_ depth: Int, _ item: BoundaryItem) {
    let isOwn = item.name == nil && (item.word == "header" || item.word == "footer")
    let kind = isOwn ? "UICollectionElementKindSection" + item.word.capitalized : item.kind
    add(
      depth, "boundary", kind, Self.size(item.size), item.alignment, item.offset.x, item.offset.y,
      item.extendsBoundary, item.pinned, Self.insets(item.insets), item.zIndex)
  }

  private mutating func badge(_ depth: Int, _ badge: Supplementary) {
    var own = "inside"
    if badge.itemAnchor != nil || badge.itemOffset != .zero {
      own = Self.anchor(badge.itemAnchor ?? .none, badge.itemOffset)
    }
    add(
      depth, "badge", badge.kind, Self.size(badge.size), Self.anchor(badge.anchor, badge.offset),
      own, Self.insets(badge.insets), badge.zIndex)
  }

  private static func anchor(_ anchor: Anchor, _ offset: Offset) -> String {
    let word = anchor.rawValue.lowercased()
    let edges = [("top", 1), ("leading", 2), ("bottom", 4), ("trailing", 8)]
      .filter { word.contains($0.0) }.map(\.1).reduce(0, +)
    switch offset {
    case .absolute(let point): return "\(edges) \(text(point.x)) \(text(point.y))"
    case .fraction(let x, let y):
      return "\(edges) \(text(x.value)) \(text(y.value))"
        + (x.value == 0 && y.value == 0 ? "" : " fraction")
    }
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(text).joined(separator: " ")
  }

  private static func edges(_ edges: EdgeSpacing) -> String {
    [edges.top, edges.leading, edges.bottom, edges.trailing].map(spacing).joined(separator: " ")
  }

  private static func spacing(_ spacing: Spacing) -> String {
    (spacing.isFlexible ? ">=" : "") + text(spacing.minimum)
  }

  /// The size as UIKit has it: `aspect` is computed from the other dimension.
  private static func size(_ size: LayoutSize) -> String {
    var size = size
    if case .aspect(let ratio) = size.height {
      size.height = size.width.scaled(by: 1 / ratio.value)
    }
    if case .aspect(let ratio) = size.width { size.width = size.height.scaled(by: ratio.value) }
    return [size.width, size.height].map(dimension).joined(separator: " x ")
  }

  private static func dimension(_ dimension: LayoutLanguage.Dimension) -> String {
    switch dimension {
    case .absolute(let points): text(points) + " points"
    case .fraction(let number, let axis): text(number.value) + (axis == .horizontal ? " w" : " h")
    case .estimated(let points): text(points) + " estimated"
    case .uniform(let points): text(points) + " uniform"
    case .aspect: "aspect"
    }
  }
}

extension LayoutLanguage.Dimension {
  fileprivate func scaled(by factor: Double) -> Self {
    switch self {
    case .absolute(let points): .absolute(points * factor)
    case .fraction(let number, let axis): .fraction(Number(number.value * factor), of: axis)
    case .estimated, .uniform, .aspect: self
    }
  }
}
