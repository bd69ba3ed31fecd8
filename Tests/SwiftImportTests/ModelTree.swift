import Foundation
import LayoutGeometry
import LayoutLanguage

/// A layout's model as text: one indented line a node, in the words in which the recorder of trees
/// prints the layout objects of Swift code.
struct ModelTree {
  private(set) var lines: [String] = []

  init(_ layout: Layout) {
    line(
      0,
      "layout \(layout.scrollDirection) spacing \(number(layout.spacing)) reference \(layout.insetsReference)"
    )
    for item in layout.boundaryItems { boundary(item, 1) }
    for section in layout.sections { add(section) }
  }

  private mutating func line(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func add(_ section: Section) {
    line(
      1,
      "section insets \(words(section.insets)) spacing \(number(section.spacing)) \(section.orthogonal) reference \(section.insetsReference) \(section.supplementaryInsetsReference) follows \(section.supplementariesFollowInsets)"
    )
    for group in section.groups { add(group, 2, in: nil) }
    for item in section.boundaryItems { boundary(item, 2) }
    for item in section.decorations {
      line(2, "background \(item.kind) insets \(words(item.insets)) z \(item.zIndex)")
    }
  }

  private mutating func boundary(_ item: BoundaryItem, _ depth: Int) {
    let kinds = [
      "header": "UICollectionElementKindSectionHeader",
      "footer": "UICollectionElementKindSectionFooter",
    ]
    let kind = item.name ?? kinds[item.word] ?? item.word
    line(
      depth,
      "boundary \(kind) \(words(item.size)) \(item.alignment) offset \(number(item.offset.x)) \(number(item.offset.y)) extends \(item.extendsBoundary) pinned \(item.pinned) insets \(words(item.insets)) z \(item.zIndex)"
    )
  }

  private mutating func add(_ child: GroupChild, _ depth: Int, in around: LayoutSize?) {
    let size = Self.resolved(child.size, in: around)
    switch child {
    case .item(let item):
      line(depth, "item \(words(size)) insets \(words(item.insets))" + edges(item.edgeSpacing))
      for badge in item.supplementaries { add(badge, depth + 1) }
    case .group(let group):
      var text = group.axis == .horizontal ? "hgroup" : "vgroup"
      switch group.arrangement {
      case .cycle: break
      case .split(let count): text += " split \(count)"
      case .repeat(let count): text += " repeat \(count)"
      }
      text += " spacing \(words(group.spacing)) \(words(size)) insets \(words(group.insets))"
      line(depth, text + edges(group.edgeSpacing))
      for child in group.children { add(child, depth + 1, in: size) }
      for badge in group.supplementaries { add(badge, depth + 1) }
    case .custom(let group):
      line(depth, "custom spacing 0 \(words(size)) insets \(words(group.insets))")
      for item in group.items {
        let frame = item.frame ?? .zero
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(number)
        line(depth + 1, "frame \(numbers.joined(separator: " ")) z \(item.zIndex ?? 0)")
      }
    case .waterfall(let waterfall):
      line(depth, "waterfall split \(waterfall.columns) insets \(words(waterfall.insets))")
      for item in waterfall.items { add(.item(item), depth + 1, in: size) }
    }
  }

  /// The size of a child that may have none of its own.
  private static func resolved(_ size: LayoutSize?, in around: LayoutSize?) -> LayoutSize {
    if let size { return size }
    var result = LayoutSize.full
    if let around, around.width.isEstimated { result.width = around.width }
    if let around, around.height.isEstimated { result.height = around.height }
    return result
  }

  private mutating func add(_ badge: Supplementary, _ depth: Int) {
    let offset: String =
      switch badge.offset {
      case .absolute(let point): "\(number(point.x)) \(number(point.y)) points"
      case .fraction(let x, let y): "\(number(x.value)) \(number(y.value)) fraction"
      }
    line(
      depth,
      "badge \(badge.kind) \(words(badge.size)) edges \(badge.anchor.edges) offset \(offset) z \(badge.zIndex)"
    )
  }

  // MARK: Words

  private func words(_ dimension: LayoutLanguage.Dimension) -> String {
    switch dimension {
    case .absolute(let points): number(points)
    case .fraction(let fraction, of: .horizontal): number(fraction.value) + "w"
    case .fraction(let fraction, of: .vertical): number(fraction.value) + "h"
    case .estimated(let points): "~" + number(points)
    case .uniform(let points): "uniform(\(number(points)))"
    case .aspect(let ratio): "aspect(\(number(ratio.value)))"
    }
  }

  private func words(_ size: LayoutSize) -> String {
    words(size.width) + " x " + words(size.height)
  }

  private func words(_ spacing: Spacing) -> String {
    (spacing.isFlexible ? ">=" : "") + number(spacing.minimum)
  }

  private func words(_ insets: EdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(number)
      .joined(separator: " ")
  }

  private func edges(_ edges: EdgeSpacing) -> String {
    guard edges != EdgeSpacing() else { return "" }
    let all = [edges.top, edges.leading, edges.bottom, edges.trailing].map(words)
    return " edges " + all.joined(separator: " ")
  }
}

/// A number of a tree with at most six decimals; `_` where there is none.
func number(_ value: Double?) -> String {
  guard let value else { return "_" }
  guard value.isFinite else { return "infinity" }
  var text = String(format: "%.6f", value)[...]
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return text == "-0" ? "0" : String(text)
}

extension Anchor {
  /// The bits of UIKit's set of edges: top 1, leading 2, bottom 4, trailing 8.
  fileprivate var edges: Int {
    switch self {
    case .topLeading: 3
    case .top: 1
    case .topTrailing: 9
    case .leading: 2
    case .none: 0
    case .trailing: 8
    case .bottomLeading: 6
    case .bottom: 4
    case .bottomTrailing: 12
    }
  }
}
