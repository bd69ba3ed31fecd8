import LayoutGeometry
import LayoutLanguage
import LayoutText

/// The scroll offsets at which the groups of an orthogonal section may rest, in points from the
/// first of them towards the end.
struct RestingOffsets {
  /// What is seen of a section that scrolls across the layout's direction.
  struct ScrollWindow {
    /// How much of its groups is seen: the container after the reference insets.
    let length: Points
    /// A page of `paging`: the bounds of the collection view, insets included.
    ///
    /// - Source: `uikit.md` 8.4.
    let page: Points
  }

  let behavior: OrthogonalBehavior
  let instances: Instances
  /// What lies before the first and behind the last group, in points.
  let insets: Points
  let window: ScrollWindow

  /// One of the places.
  struct RestingOffset {
    let offset: Points
    /// Its number among the places; `nil` where groups rest anywhere.
    let page: Int?
  }

  /// The place nearest to `offset`, of two as near the later.
  ///
  /// - Complexity: O(log *n*) in the number of groups.
  /// - Source: `uikit.md` 8.4; `cli.md`, on orthogonal offsets.
  func nearest(to offset: Points) -> RestingOffset {
    let wanted = min(max(0, offset), end)
    guard let count else { return RestingOffset(offset: wanted, page: nil) }
    var page = (0..<count - 1).partitioningIndex { self.offset(of: $0) >= wanted }
    if page > 0, wanted - self.offset(of: page - 1) < self.offset(of: page) - wanted { page -= 1 }
    return RestingOffset(offset: self.offset(of: page), page: page)
  }

  /// How far the groups can be scrolled, in points.
  private var end: Points {
    switch behavior {
    case .groupPagingCentered: return start(of: instances.count - 1).orZero
    case .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging:
      return (instances.length + insets - window.length).orZero
    }
  }

  /// How many places there are; `nil`: any offset is one.
  ///
  /// Pages of groups never rest past the last group's edge; only a leading boundary gives way at
  /// the very end.
  private var count: Int? {
    switch behavior {
    case .none, .continuous: return nil
    case .continuousGroupLeadingBoundary: return instances.count + 1
    case .groupPaging, .groupPagingCentered: return instances.count
    case .paging:
      let pages = (end / window.page).rounded(.up)
      return pages < Self.mostPages ? max(0, Int(pages)) + 1 : nil
    }
  }

  /// So many pages are counted: a bound that no view comes near, so that no number overflows.
  private static let mostPages = 1e15

  private func offset(of place: Int) -> Points {
    if behavior == .paging { return min(Double(place) * window.page, end) }
    return place < instances.count ? min(start(of: place), end) : end
  }

  /// How far the groups are scrolled when an instance is where the first was at rest.
  private func start(of index: Int) -> Points {
    let axis = instances.axis
    let way = instances.origin(of: index)[axis] - instances.origin[axis]
    guard behavior == .groupPagingCentered else { return way }
    return way + (instances.length(of: index) - instances.length(of: 0)) / 2
  }
}
