internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import Synchronization

/// The contents of one solved layout, each solved once for a size.
///
/// An answer does not depend on what was asked before: what is kept follows from the key alone.
final class SolvedContents: Sendable {
  private struct Key: Hashable {
    let source: Int
    let variant: Int32?
    let size: Size

    /// One variant is mostly shown in one size.
    func hash(into hasher: inout Hasher) {
      hasher.combine(source)
      hasher.combine(variant)
      if variant == nil { hasher.combine(size) }
    }
  }

  let solver: ContentSolver
  private let known = Mutex<[Key: SolvedContent]>([:])

  /// So many contents are kept: memory does not grow with the number of items.
  private static let limit = 16_384

  init(_ solver: ContentSolver) { self.solver = solver }

  /// The content of `host`, an element of `source`, solved for its size; `nil` where it has none.
  func content(
    of source: ElementSource, variant: Int32?, _ host: SolvedElement
  ) -> SolvedContent? {
    let size = host.frame.size
    let key = Key(source: host.source, variant: variant, size: size)
    if let content = known.withLock({ $0[key] }) { return content }
    guard let content = source.variants.shown(variant, or: source.contents), !content.isNothing
    else { return nil }
    let solved = solver.solve(
      content, PartialSize(width: size.width, height: size.height), in: size)
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[key] = solved
    }
    return solved
  }
}
