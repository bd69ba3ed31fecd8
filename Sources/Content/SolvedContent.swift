package import LayoutGeometry
package import LayoutLanguage
package import LayoutTypesetting

/// A content with the frames of all its elements, in points from the top left of what it stands in.
package struct SolvedContent: Sendable {
  /// Its elements in the order in which they are written.
  package let elements: [ContentElement]
  /// The places among `elements` of those that are shown, with their frames.
  package let placed: [PlacedContent]
  /// What the content answers to what it is proposed.
  package let size: Size
  /// Whether sizes of texts in it are not a device's.
  package let isApproximate: Bool
  /// How many different questions its nodes have answered.
  package let answerCount: Int
  /// Whether it asks more questions than it may; then nothing in it is placed.
  package let isOverrun: Bool
}

/// An element with its frames, in points.
package struct PlacedContent: Hashable, Sendable {
  /// Which element.
  package let element: Int
  /// What it occupies with all its modifiers.
  package let frame: Rectangle
  /// Its own frame inside of them.
  package let contentFrame: Rectangle
}

extension Engine {
  /// Puts all of its tree in its place in the middle of `room`, or where there is none at the start;
  /// returns what the outermost content answers to `proposal`.
  mutating func placeAll(_ proposal: Proposal, in room: Size?) -> Size {
    forgetPlaces()
    let size = size(0, LinearProposal(proposal)).value.finite
    let origin = room.map { BoxAlignment.center.origin(of: size, in: $0) } ?? .zero
    place(0, at: origin, size, proposal)
    return size
  }
}

/// What asks contents for their sizes and frames.
package struct ContentSolver: Sendable {
  package let text: Typesetter
  package let screen: ContentScreen
  /// The contents that were too much for it.
  package let overruns: Overruns

  let limit: QuestionLimit
  /// What contents have been found to be; `nil` where they are asked but once.
  private var memory: ContentMemory?

  /// - Parameter memory: of solvers that all measure texts by the same model.
  package init(
    text: Typesetter, on screen: ContentScreen, asking limit: QuestionLimit = .standard,
    remembering memory: ContentMemory? = nil
  ) {
    (self.text, self.screen, self.limit) = (text, screen, limit)
    (self.memory, overruns) = (memory, memory?.overruns ?? Overruns())
  }

  /// The same for contents that nobody asks again.
  package var forgetful: ContentSolver {
    var copy = self
    copy.memory = nil
    return copy
  }

  /// What `content` answers to `proposal`; `nil` where that takes more questions than it may ask.
  ///
  /// - Complexity: O(*n*) in its elements, times the different proposals they are asked with.
  package func size(of content: Content, for proposal: Proposal) -> Size? {
    ask(content) { $0.size(0, LinearProposal(proposal)).value.finite }
  }

  /// What `body` learns of an engine for `content`; `nil` where that takes more questions than it
  /// may ask, now or when it was asked before.
  func ask<Answer: Sendable>(
    _ content: Content, _ body: (inout Engine) -> Answer
  ) -> Answer? {
    guard !overruns.contains(content) else { return nil }
    let answer = withEngine(for: content) { engine -> Answer? in
      engine.begin()
      let answer = body(&engine)
      return engine.isOverrun ? nil : answer
    }
    if answer == nil { overruns.note(content) }
    return answer
  }

  private func withEngine<Answer: Sendable>(
    for content: Content, _ body: (inout Engine) -> Answer
  ) -> Answer {
    if let memory { return memory.withEngine(for: content, of: self, body) }
    var engine = Engine(content, for: self)
    return body(&engine)
  }

  /// `text` as this reader sees it.
  package func styled(_ text: WrittenText) -> StyledText { text.styled(for: screen.category) }

  /// Whether sizes of texts in `content` are not a device's.
  package func isApproximate(_ content: Content) -> Bool {
    Engine(content, for: self).isApproximate
  }

  /// The frames in `content`, which is proposed `proposal` and stands in the middle of `room`, or
  /// where there is none at the start.
  ///
  /// - Complexity: O(*n*) in its elements, times the different proposals they are asked with.
  package func solve(
    _ content: Content, _ proposal: Proposal, in room: Size? = nil
  ) -> SolvedContent {
    ask(content) { solved(by: &$0, proposal, in: room) } ?? .overrun
  }

  private func solved(
    by engine: inout Engine, _ proposal: Proposal, in room: Size?
  ) -> SolvedContent {
    let size = engine.placeAll(proposal, in: room)
    let tree = engine.tree
    let width = (room ?? size).width
    var placed: [PlacedContent] = []
    for (index, element) in tree.elements.enumerated() where element.isShown {
      guard let frame = engine.frames[index] else { continue }
      let inner = engine.contentFrames[index] ?? frame
      placed.append(
        PlacedContent(
          element: index, frame: finish(frame, in: width), contentFrame: finish(inner, in: width)))
    }
    return SolvedContent(
      elements: tree.elements, placed: placed, size: size,
      isApproximate: engine.isApproximate, answerCount: engine.answerCount,
      isOverrun: false)
  }

  /// Right to left is the mirror image.
  private func finish(_ frame: Rectangle, in width: Points) -> Rectangle {
    let frame = frame.finite
    return screen.isMirrored ? frame.mirrored(in: width) : frame
  }
}

extension SolvedContent {
  /// What comes of a content that asks more questions than it may.
  fileprivate static let overrun = SolvedContent(
    elements: [], placed: [], size: .zero, isApproximate: false, answerCount: 0, isOverrun: true)
}

extension Points {
  /// The length, or 0 where it has no end: there is no such view.
  fileprivate var finite: Points { isFinite ? self : 0 }
}

extension Size {
  fileprivate var finite: Size { Size(width: width.finite, height: height.finite) }
}

extension Rectangle {
  fileprivate var finite: Rectangle {
    Rectangle(x: x.finite, y: y.finite, width: width.finite, height: height.finite)
  }
}
