internal import LayoutLanguage
internal import Synchronization

/// What contents have been found to be by those who ask the same ones in one view after another.
///
/// Shared by solvers, which are values, and by threads.
package final class ContentMemory: Sendable {
  let overruns = Overruns()
  private let engines = Mutex<[Question: Engine]>([:])

  /// So many contents are remembered.
  private static let mostContents = 4000

  package init() {}

  /// What `body` learns of an engine for `content` that knows what it has been asked before.
  func withEngine<Answer: Sendable>(
    for content: Content, of solver: ContentSolver, _ body: (inout Engine) -> Answer
  ) -> Answer {
    let question = Question(content: content, screen: solver.screen)
    return engines.withLock { engines in
      if engines.count >= Self.mostContents { engines.removeAll() }
      return body(&engines[question, default: Engine(content, for: solver)])
    }
  }
}

/// A content on a screen.
private struct Question: Hashable {
  let content: Content
  let screen: ContentScreen

  /// What contents say but for their texts and sizes mostly hangs on which elements they come from.
  func hash(into hasher: inout Hasher) {
    hasher.combine(screen.scale)
    content.sketch(into: &hasher)
  }
}

extension Content {
  fileprivate func sketch(into hasher: inout Hasher) {
    hasher.combine(id)
    if case .text(let text) = form { hasher.combine(text.string) }
    for modifier in modifiers {
      switch modifier {
      case .frame(let frame):
        hasher.combine(frame.width)
        hasher.combine(frame.height)
      case .layer(let layer): layer.sketch(into: &hasher)
      case .padding, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .offset: continue
      }
    }
    for child in children { child.sketch(into: &hasher) }
  }
}
