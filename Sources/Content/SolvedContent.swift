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
  /// How many measurements its nodes have made.
  package let measurementCount: Int
  /// Whether it exceeds the measurement limit; then nothing in it is placed.
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

extension LayoutPass {
  /// Puts all of its tree in its place in the middle of `space`, or where there is none at the start;
  /// returns what the outermost content answers to `proposal`.
  mutating func placeAll(_ proposal: Proposal, in space: Size?) -> Size {
    forgetPlaces()
    let size = size(0, LinearProposal(proposal)).value.finite
    let origin = space.map { BoxAlignment.center.origin(of: size, in: $0) } ?? .zero
    place(0, at: origin, size, proposal)
    return size
  }
}

/// Measures and places contents.
package struct ContentSolver: Sendable {
  package let text: Typesetter
  package let screen: ContentScreen
  let limit: MeasurementLimit
  /// Passes from earlier questions; `nil` where each content is measured once.
  private var cache: ContentCache?
  private var recorder: OverrunRecorder?
  /// The contents that are not measured at all.
  private var excluded: Set<ElementID> = []

  /// - Parameter cache: A cache of solvers that all measure texts by the same model.
  package init(
    text: Typesetter, on screen: ContentScreen, asking limit: MeasurementLimit = .standard,
    caching cache: ContentCache? = nil
  ) {
    (self.text, self.screen, self.limit, self.cache) = (text, screen, limit, cache)
  }

  /// The same, recording the contents that exceed the measurement limit.
  package func recording(by recorder: OverrunRecorder) -> ContentSolver {
    var copy = self
    copy.recorder = recorder
    return copy
  }

  /// The same without a cache, for contents that are measured once.
  package var uncached: ContentSolver {
    var copy = self
    copy.cache = nil
    return copy
  }

  /// The same without a recorder, for all contents but those of `elements`.
  package func excluding(_ elements: Set<ElementID>) -> ContentSolver {
    var copy = self
    (copy.recorder, copy.excluded) = (nil, elements)
    return copy
  }

  /// What `content` answers to `proposal`; `nil` beyond the measurement limit, or where it is nothing.
  ///
  /// - Complexity: O(*n*) in its elements, times the different proposals they are asked with.
  package func size(of content: ShownContent, for proposal: Proposal) -> Size? {
    ask(content) { $0.size(0, LinearProposal(proposal)).value.finite }
  }

  /// The same of a content as a whole.
  package func size(of content: Content, for proposal: Proposal) -> Size? {
    size(of: .whole(content), for: proposal)
  }

  /// What `body` finds with a layout pass of `content`; `nil` beyond the measurement limit.
  func ask<Value: Sendable>(
    _ content: ShownContent, _ body: (inout LayoutPass) -> Value
  ) -> Value? {
    guard let id = content.id, !excluded.contains(id) else { return nil }
    let value: Value?
    switch (content, cache) {
    case (.nothing, _): return nil
    case (.whole(let content), .some(let cache)):
      value = cache.withPass(for: content, of: self, body)
    case (.variant(let variants, let index), .some(let cache)):
      value = cache.withPass(for: variants, index, of: self, body)
    case (_, nil):
      guard let content = content.content else { return nil }
      var pass = LayoutPass(content, for: self)
      value = pass.run(body)
    }
    if value == nil { recorder?.record(id) }
    return value
  }

  /// `text` as this reader sees it.
  package func styled(_ text: WrittenText) -> StyledText { text.styled(for: screen.category) }

  /// Whether sizes of texts in `content` are not a device's.
  package func isApproximate(_ content: ShownContent) -> Bool {
    ask(content) { $0.isApproximate }
      ?? content.content.map { LayoutPass($0, for: self).isApproximate } ?? false
  }

  /// The frames in `content`, which is proposed `proposal` and stands in the middle of `space`, or
  /// where there is none at the start.
  ///
  /// - Complexity: O(*n*) in its elements, times the different proposals they are asked with.
  package func solve(
    _ content: ShownContent, _ proposal: Proposal, in space: Size? = nil
  ) -> SolvedContent {
    ask(content) { solved(by: &$0, proposal, in: space) } ?? .overrun
  }

  /// The same of a content as a whole.
  package func solve(
    _ content: Content, _ proposal: Proposal, in space: Size? = nil
  ) -> SolvedContent {
    solve(.whole(content), proposal, in: space)
  }

  private func solved(
    by pass: inout LayoutPass, _ proposal: Proposal, in space: Size?
  ) -> SolvedContent {
    let size = pass.placeAll(proposal, in: space)
    let tree = pass.tree
    let width = (space ?? size).width
    var placed: [PlacedContent] = []
    placed.reserveCapacity(tree.elements.count)
    for (index, element) in tree.elements.enumerated() where element.isShown {
      guard let frame = pass.frames[index] else { continue }
      let inner = pass.contentFrames[index] ?? frame
      placed.append(
        PlacedContent(
          element: index, frame: finish(frame, in: width), contentFrame: finish(inner, in: width)))
    }
    return SolvedContent(
      elements: tree.elements, placed: placed, size: size,
      isApproximate: pass.isApproximate, measurementCount: pass.measurementCount,
      isOverrun: false)
  }

  /// Right to left is the mirror image.
  private func finish(_ frame: Rectangle, in width: Points) -> Rectangle {
    let frame = frame.finite
    return screen.isMirrored ? frame.mirrored(in: width) : frame
  }
}

extension SolvedContent {
  /// A content that exceeds the measurement limit.
  fileprivate static let overrun = SolvedContent(
    elements: [], placed: [], size: .zero, isApproximate: false, measurementCount: 0,
    isOverrun: true)
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
