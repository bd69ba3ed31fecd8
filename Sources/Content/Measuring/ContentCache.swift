internal import LayoutLanguage
internal import Synchronization

/// Layout passes of contents that are measured in one view after another.
///
/// A pass keeps its measurements from one question to the next, which makes it faster but never
/// changes its answers. Solvers and threads share the cache.
package final class ContentCache: Sendable {
  private struct Passes {
    /// Of contents as a whole, and of variants.
    var (wholes, variants): ([Key: LayoutPass], [VariantKey: LayoutPass]) = ([:], [:])
    /// Those of shapes, which are few, and in the same order the shapes.
    var (patterns, shapes): ([PatternPass], [PatternKey]) = ([], [])

    var count: Int { wholes.count + variants.count }

    /// Makes room for others; the passes of shapes stay.
    mutating func removeAll() { (wholes, variants) = ([:], [:]) }
  }

  private let passes = Mutex(Passes())

  /// How many passes are kept.
  private let limit: Int
  /// Whether those beyond the limit replace what is there; else they are not kept.
  private let isRenewed: Bool

  /// A cache for many views one after another.
  package init() { (limit, isRenewed) = (4000, true) }

  /// A cache of the first `limit` contents of one view, which are measured and then placed.
  package init(first limit: Int) { (self.limit, isRenewed) = (limit, false) }

  /// What `body` finds with the pass of `content`; `nil` beyond the measurement limit.
  func withPass<Value: Sendable>(
    for content: Content, of solver: ContentSolver, _ body: (inout LayoutPass) -> Value
  ) -> Value? {
    let key = Key(content: content, screen: solver.screen)
    let found: Value?? = passes.withLock { passes in
      if passes.count >= limit {
        if isRenewed { passes.removeAll() } else if passes.wholes[key] == nil { return nil }
      }
      return .some(passes.wholes[key, default: LayoutPass(content, for: solver)].run(body))
    }
    if let found { return found }
    var pass = LayoutPass(content, for: solver)
    return pass.run(body)
  }
}

extension ContentCache {
  /// So many shapes of variants are kept.
  private static let mostPatterns = 64

  /// The same for a variant. Small ones, and those beyond the limit, share the pass of their shape.
  func withPass<Value: Sendable>(
    for variants: ContentVariants, _ index: Int, of solver: ContentSolver,
    _ body: (inout LayoutPass) -> Value
  ) -> Value? {
    let pattern = variants.pattern(of: index)
    let shape = PatternKey(pattern: ObjectIdentifier(pattern), screen: solver.screen)
    let key = VariantKey(shape: shape, index: index)
    return passes.withLock { passes in
      let place: Int
      if let known = passes.shapes.lastIndex(of: shape) {
        place = known
      } else {
        if passes.patterns.count >= Self.mostPatterns { passes = Passes() }
        place = passes.patterns.count
        passes.patterns.append(PatternPass(pattern, for: solver))
        passes.shapes.append(shape)
      }
      if passes.patterns[place].isSmall { return passes.patterns[place].run(variants, index, body) }
      if passes.count >= limit {
        if isRenewed {
          passes.removeAll()
        } else if passes.variants[key] == nil {
          return passes.patterns[place].run(variants, index, body)
        }
      }
      return passes.variants[key, default: passes.patterns[place].pass(of: variants, index)].run(
        body)
    }
  }
}

/// A shape of contents on a screen.
private struct PatternKey: Hashable {
  let pattern: ObjectIdentifier
  let screen: ContentScreen

  /// There is mostly one screen.
  func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

/// A variant on a screen: the same number in variants of the same shape has the same values.
private struct VariantKey: Hashable {
  let shape: PatternKey
  let index: Int
}

/// A content on a screen.
private struct Key: Hashable {
  let content: Content
  let screen: ContentScreen

  /// Contents of the same elements differ mostly in their texts and sizes.
  func hash(into hasher: inout Hasher) {
    hasher.combine(screen.scale)
    content.hashSketch(into: &hasher)
  }
}

extension Content {
  fileprivate func hashSketch(into hasher: inout Hasher) {
    hasher.combine(id)
    if case .text(let text) = form { hasher.combine(text.string) }
    for modifier in modifiers {
      switch modifier {
      case .frame(let frame):
        hasher.combine(frame.width)
        hasher.combine(frame.height)
      case .layer(let layer): layer.hashSketch(into: &hasher)
      case .padding, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .offset: continue
      }
    }
    for child in children { child.hashSketch(into: &hasher) }
  }
}
