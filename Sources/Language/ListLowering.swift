internal import LayoutGeometry

extension List {
  /// The section that the list is built on: a group as wide as the section with one row, between
  /// the insets of the list's appearance.
  ///
  /// Values that UIKit does not document are named constants below, so the section is approximate.
  ///
  /// - Source: `uikit.md` 18; the row's and the headers' sizes: `language.md` 4.
  package var section: Section {
    var section = Section()
    (section.id, section.name, section.itemCount) = (id, name, itemCount)
    section.itemVariants = itemVariants
    section.isApproximate = true
    section.groups = rows.map { .group(group(of: $0)) }
    section.insets = insets
    section.boundaryItems = shownHeaders + shownFooters
    if let padding = shownPadding {
      for index in shownHeaders.indices { section.boundaryItems[index].offset.y += padding }
      section.insets.top += padding
    }
    return section
  }

  /// Whether its mode requires a header that it does not have.
  package var lacksHeader: Bool { headerMode == .supplementary && headers.isEmpty }
  /// Whether its mode requires a footer that it does not have.
  package var lacksFooter: Bool { footerMode == .supplementary && footers.isEmpty }

  /// A row in a group of its own, which is as high as the row turns out to be.
  private func group(of row: Item) -> Group {
    var row = row
    let size = row.size ?? LayoutSize(.fullWidth, .estimated(Self.rowHeight))
    row.size = size
    if appearance == .insetGrouped, systemVersion >= HostingCell.cardSystem {
      row = row.hosted(in: size, atLeast: HostingCell.cardRowHeight)
    }
    var group = Group(axis: .horizontal)
    let height = size.height.isEstimated ? size.height : .estimated(Self.rowHeight)
    group.size = LayoutSize(.fullWidth, height)
    // A narrow row is still alone on its line.
    group.arrangement = .repeat(1)
    group.children = [.item(row)]
    return group
  }

  /// - Source: `uikit.md` 18: of a plain list the headers are pinned.
  private var shownHeaders: [BoundaryItem] {
    guard (headerMode ?? .supplementary) == .supplementary else { return [] }
    return headers.map { header in
      var header = header
      if appearance == .plain { header.pinned = true }
      return header
    }
  }

  private var shownFooters: [BoundaryItem] {
    (footerMode ?? .supplementary) == .supplementary ? footers : []
  }

  /// The space above the header; an empty section has only its header and footer.
  ///
  /// - Source: `uikit.md` 17.
  private var shownPadding: Points? {
    guard !shownHeaders.isEmpty, itemCount > 0 else { return nil }
    switch headerTopPadding {
    case .automatic: return Self.automaticHeaderTopPadding
    case .points(let points): return points
    }
  }

  /// A header or footer has its own space on its side.
  private var insets: EdgeInsets {
    var insets = EdgeInsets.zero
    switch appearance {
    case .plain, .sidebar, .sidebarPlain: return insets
    case .grouped: break
    case .insetGrouped:
      let isWide = containerWidth >= Self.wideFrom || containerWidth == Self.measuredWidth
      let side = isWide ? Self.wideSide : Self.narrowSide
      (insets.leading, insets.trailing) = (side, side)
    }
    if shownHeaders.isEmpty { insets.top = Self.edge }
    if shownFooters.isEmpty { insets.bottom = Self.edge }
    return insets
  }
}

// What a list looks like, in points.
extension List {
  /// - Source: `uikit.md` 18: rows of 44, separators inside; `language.md` 4.
  static let rowHeight: Points = 44
  /// The estimated height of a header or footer: `language.md` 4.
  static let headerHeight: Points = 28
  /// Above the first card and below the last of an inset grouped list without headers, and half of
  /// the gap between two cards.
  ///
  /// - Source: `uikit.md` 18, measured 17.667 at 3 pixels in a point. The grouped appearance is
  ///   taken to have the same: nothing is known of it.
  static let edge: Points = 53.0 / 3
  /// On either side of the cards of an inset grouped list.
  ///
  /// - Source: `uikit.md` 18, measured at a width of 390.
  static let wideSide: Points = 20
  /// The same where the layout margins are 16; inferred from these.
  ///
  /// - Source: `uikit.md` 13.1, 18.
  static let narrowSide: Points = 16
  /// The least width of the wider sides, as of the wider margins.
  static let wideFrom: Points = 414
  /// The width at which the wider sides were measured.
  static let measuredWidth: Points = 390
  /// Above a header without a value: unknown, and 0 is the least surprising.
  static let automaticHeaderTopPadding: Points = 0
}
