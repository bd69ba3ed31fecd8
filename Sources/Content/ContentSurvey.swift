package import LayoutGeometry
package import LayoutLanguage
internal import LayoutTypesetting

/// How a content is laid out in a space: what the linter's rules read of it.
package struct ContentSurvey: Sendable {
  /// The size of the content for its proposal.
  package let size: Size
  /// The texts that are shown, those of outlines' nodes included.
  package private(set) var texts: [SurveyedText] = []
  /// The spacers in stacks.
  package private(set) var spacers: [SurveyedSpacer] = []
  /// The grids of tracks.
  package private(set) var grids: [SurveyedTracks] = []
  /// The rows of outlines.
  package private(set) var rows: [SurveyedRow] = []
  /// The flows.
  package private(set) var flows: [SurveyedFlow] = []
  /// What shows the first of its children that fits.
  package private(set) var fits: [SurveyedFit] = []
  /// Where the first text or image starts on the horizontal axis; `nil` where there is none.
  package private(set) var firstEdge: Points?
}

/// A text where it stands.
package struct SurveyedText: Sendable {
  package let id: ElementID
  /// Whether it ends with an ellipsis.
  package let isTruncated: Bool
  package let lineCount: Int
  /// How far it sticks out of frames in its content that are too small for it, in points.
  package let excess: Points
  /// Where it stands in the space.
  package let frame: Rectangle
  /// Whether what is cut off of it can be scrolled to.
  package let isScrolled: Bool
}

/// A spacer in a stack.
package struct SurveyedSpacer: Sendable {
  package let id: ElementID
  /// How much longer it is than it has to be, in points.
  package let growth: Points
}

/// A grid of tracks.
package struct SurveyedTracks: Sendable {
  package let id: ElementID
  /// The axis on which its lanes share a length: horizontal if they are columns.
  package let axis: Axis
  /// How many lanes its tracks make, and how many of them have the length 0.
  package let laneCount: Int
  package let emptyCount: Int
  /// The length that its lanes share, in points.
  package let length: Points
}

/// A row of an outline.
package struct SurveyedRow: Sendable {
  package let id: ElementID
  package let outline: ElementID
  package let width: Points
  /// What its margins, its indent and its chevron take, in points.
  package let taken: Points
}

/// A flow.
package struct SurveyedFlow: Sendable {
  package let id: ElementID
  package let lineCount: Int
}

/// What shows the first of its children that fits.
package struct SurveyedFit: Sendable {
  package let id: ElementID
  /// The child that it shows.
  package let shown: ElementID
}

extension ContentSolver {
  /// How `content` is laid out if it is proposed `proposal` and stands in the middle of `space`, or
  /// at the origin if there is no space.
  ///
  /// - Complexity: that of `solve`.
  package func survey(
    _ content: Content, _ proposal: PartialSize, in space: Size? = nil
  ) -> ContentSurvey {
    let survey = ask(.whole(content)) { pass in
      pass.keepPlacedNodes()
      let size = pass.placeAll(proposal, in: space)
      return ContentSurvey(size: size, of: &pass)
    }
    return survey ?? ContentSurvey(size: .zero)
  }
}

extension ContentSurvey {
  /// The survey of a content of which nothing is known but its size.
  fileprivate init(size: Size) { self.size = size }

  fileprivate init(size: Size, of pass: inout LayoutPass) {
    self.size = size
    var around = Around()
    let placedNodes = pass.placedNodes ?? []
    for (index, placedNode) in placedNodes.enumerated() {
      let node = pass.tree.nodes[placedNode.node]
      let id = pass.tree.element(of: node)?.id ?? .none
      around.enter(placedNode, node.form, of: id, at: index)
      if case .text = node.form {
        let answer = pass.answer(ofText: placedNode.node, placedNode.proposal)
        texts.append(
          SurveyedText(
            id: id, isTruncated: answer.isTruncated, lineCount: answer.lineCount,
            excess: around.excess(of: placedNode.frame), frame: placedNode.frame,
            isScrolled: around.isScrolled))
      }
      if node.form.isTextOrImage, firstEdge == nil { firstEdge = placedNode.frame.x }
      if case .row(let row) = node.form {
        rows.append(
          SurveyedRow(
            id: id, outline: around.outline, width: placedNode.frame.width,
            taken: row.insets.total(on: .horizontal)))
      }
      if case .flow(let flow) = node.form {
        let lineCount = pass.lineCount(of: flow, placedNode.node, placedNode.proposal.width)
        flows.append(SurveyedFlow(id: id, lineCount: lineCount))
      }
      if case .firstFit = node.form, index + 1 < placedNode.end {
        let shown = pass.tree.nodes[placedNodes[index + 1].node]
        fits.append(SurveyedFit(id: id, shown: pass.tree.element(of: shown)?.id ?? .none))
      }
      note(id, node.form, in: placedNode.frame.size)
    }
  }

  private mutating func note(_ id: ElementID, _ form: NodeForm, in size: Size) {
    if case .spacer(let spacer, let axis?) = form {
      spacers.append(SurveyedSpacer(id: id, growth: size[axis] - spacer.minimum))
    }
    if case .tracks(let grid) = form {
      let resolved = grid.resolvedTrackCounts(in: size[grid.axis])
      grids.append(
        SurveyedTracks(
          id: id, axis: grid.axis, laneCount: resolved.all, emptyCount: resolved.empty,
          length: size[grid.axis]))
    }
  }
}

/// What is around a node, on the way through the placedNodes.
private struct Around {
  /// The frames that have a say in how large it is, and where they end.
  private var frames: [(frame: Rectangle, end: Int)] = []
  private var outlines: [(id: ElementID, end: Int)] = []
  /// What scrolls, with the number of frames around it, and where it ends.
  private var scrolls: [(frameCount: Int, end: Int)] = []
  private var offsetEnd = 0
  private var index = 0

  /// The nearest outline around it.
  var outline: ElementID { outlines.last?.id ?? .none }

  /// Whether it stands in something that scrolls.
  var isScrolled: Bool { !scrolls.isEmpty }

  mutating func enter(_ placedNode: PlacedNode, _ form: NodeForm, of id: ElementID, at index: Int) {
    self.index = index
    frames.removeAll { $0.end <= index }
    outlines.removeAll { $0.end <= index }
    scrolls.removeAll { $0.end <= index }
    switch form {
    case .frame, .flexibleFrame: frames.append((placedNode.frame, placedNode.end))
    case .outline: outlines.append((id, placedNode.end))
    case .scroll: scrolls.append((frames.count, placedNode.end))
    case .offset(let offset) where offset != .zero: offsetEnd = max(offsetEnd, placedNode.end)
    default: break
    }
  }

  /// How far `inner` sticks out of the frames around it, in points; who moves it means it, and what
  /// scrolls may be longer than the frames around that.
  func excess(of inner: Rectangle) -> Points {
    guard index >= offsetEnd else { return 0 }
    return frames.dropFirst(scrolls.last?.frameCount ?? 0).reduce(0) { most, outer in
      let sides = [
        outer.frame.x - inner.x, outer.frame.y - inner.y, inner.maxX - outer.frame.maxX,
        inner.maxY - outer.frame.maxY,
      ]
      return max(most, sides.max() ?? 0)
    }
  }
}

extension NodeForm {
  fileprivate var isTextOrImage: Bool {
    switch self {
    case .text, .image: true
    default: false
    }
  }
}

extension ContentTree {
  /// The element that a node is, or the row that it is.
  fileprivate func element(of node: Node) -> ContentElement? {
    let place = Int(node.inner >= 0 ? node.inner : node.outer)
    return elements.indices.contains(place) ? elements[place] : nil
  }
}
