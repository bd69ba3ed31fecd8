// What a layout is made of, as text: a line for each section, group, item and view attached to one.
// The tests write the same of the evaluated layout; the two must be equal.

import UIKit

@MainActor struct FixedContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

@MainActor struct FixedEnvironment: NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer
  var traitCollection: UITraitCollection

  init(_ width: CGFloat, _ height: CGFloat, _ traits: UITraitCollection) {
    container = FixedContainer(contentSize: CGSize(width: width, height: height))
    traitCollection = traits
  }
}

class SomeDecoration: UICollectionReusableView {}

/// A number with six decimals, so that 2/3 is the same however it was divided.
func text(_ number: CGFloat) -> String {
  let text = String(format: "%.6f", Double(number))
  return text == "-0.000000" ? "0.000000" : text
}

@MainActor struct Tree {
  private var lines: [String] = []
  /// The sizes of custom groups, in the order in which they are printed.
  private var sizes: [CGSize]
  private let traits: UITraitCollection

  init(_ sizes: [CGSize], _ traits: UITraitCollection) {
    (self.sizes, self.traits) = (sizes, traits)
  }

  private mutating func add(_ depth: Int, _ parts: Any...) {
    lines.append(
      String(repeating: " ", count: depth)
        + parts.map { ($0 as? CGFloat).map { text($0) } ?? "\($0)" }.joined(separator: " "))
  }

  mutating func print(
    _ title: String, _ layout: UICollectionViewCompositionalLayout, count: Int,
    in environment: FixedEnvironment
  ) {
    let configuration = layout.configuration
    add(0, "===", title)
    add(
      0, "layout", configuration.scrollDirection, configuration.interSectionSpacing,
      configuration.contentInsetsReference)
    for item in configuration.boundarySupplementaryItems { boundary(1, item) }
    for index in 0..<count {
      guard let section = layout.provider(index, environment) else { continue }
      // The evaluated layout has the section that a list becomes; how the list is configured is shown
      // by the cases of generated code.
      if section.list != nil {
        add(1, "list")
        continue
      }
      add(
        1, "section", insets(section.contentInsets), section.interGroupSpacing,
        section.orthogonalScrollingBehavior, section.contentInsetsReference,
        section.supplementaryContentInsetsReference, section.followsInsets)
      if let group = section.group { item(2, group) }
      for item in section.boundarySupplementaryItems { boundary(2, item) }
      for item in section.decorationItems {
        add(2, "decoration", item.elementKind, insets(item.contentInsets), item.zIndex)
        if !layout.decorationKinds.contains(item.elementKind) { add(2, "not registered") }
      }
    }
    Swift.print(lines.joined(separator: "\n"))
  }

  private func size(_ size: NSCollectionLayoutSize) -> String {
    [size.widthDimension, size.heightDimension].map { text($0.dimension) + " \($0.unit)" }
      .joined(separator: " x ")
  }

  private func insets(_ insets: NSDirectionalEdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map { text($0) }
      .joined(separator: " ")
  }

  private func spacing(_ spacing: NSCollectionLayoutSpacing?) -> String {
    (spacing?.isFlexible == true ? ">=" : "") + text(spacing?.spacing ?? 0)
  }

  private func anchor(_ anchor: NSCollectionLayoutAnchor?) -> String {
    guard let anchor else { return "inside" }
    let isZero = anchor.offset == .zero
    return "\(anchor.edges.rawValue) \(text(anchor.offset.x)) \(text(anchor.offset.y))"
      + (anchor.isFractionalOffset && !isZero ? " fraction" : "")
  }

  private mutating func boundary(
    _ depth: Int, _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) {
    add(
      depth, "boundary", item.elementKind, size(item.layoutSize), item.alignment, item.offset.x,
      item.offset.y, item.extendsBoundary, item.pinToVisibleBounds, insets(item.contentInsets),
      item.zIndex)
  }

  private mutating func item(_ depth: Int, _ item: NSCollectionLayoutItem) {
    var line = "item"
    let group = item as? NSCollectionLayoutGroup
    if let group {
      line = group.isHorizontal ? "hgroup" : "vgroup"
      switch group.kind {
      case .cycle: break
      case .split(let count): line += " split \(count)"
      case .repeated(let count): line += " repeat \(count)"
      case .custom: line = "custom"
      }
      line += " " + spacing(group.interItemSpacing)
    }
    let edges = item.edgeSpacing
    let edgeTexts = [edges?.top, edges?.leading, edges?.bottom, edges?.trailing].map { spacing($0) }
    add(
      depth, line, size(item.layoutSize), insets(item.contentInsets),
      edgeTexts.joined(separator: " "))
    for child in group?.subitems ?? [] { self.item(depth + 1, child) }
    if case .custom(let provider)? = group?.kind {
      let size = sizes.isEmpty ? CGSize.zero : sizes.removeFirst()
      // A negative size: which frames there are is not compared.
      let frames = size.width < 0 ? [] : provider(FixedEnvironment(size.width, size.height, traits))
      for item in frames {
        let frame = item.frame
        add(depth + 1, "frame", frame.minX, frame.minY, frame.width, frame.height, item.zIndex)
      }
    }
    for badge in item.supplementaryItems {
      add(
        depth + 1, "badge", badge.elementKind, size(badge.layoutSize),
        anchor(badge.containerAnchor),
        anchor(badge.itemAnchor), insets(badge.contentInsets), badge.zIndex)
    }
  }
}
