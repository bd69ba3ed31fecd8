internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// Two views that are alike, and everything between them on straight lines.
struct Interpolation {
  private let (first, last): (SurveyedView, SurveyedView)
  /// All that rules compare, in points.
  private let (firstLengths, lastLengths): ([Points], [Points])

  init(_ first: SurveyedView, _ last: SurveyedView) {
    (self.first, self.last) = (first, last)
    (firstLengths, lastLengths) = (first.lengths, last.lengths)
  }

  /// Whether `view`, at a width between them, is like both, with all lengths on straight lines.
  func holds(at view: SurveyedView) -> Bool {
    guard view.isLike(first), view.model.decisions == first.model.decisions else { return false }
    guard view.isUnpredictable else { return true }
    let share = Double(view.width - first.width) / Double(last.width - first.width)
    let (lengths, pixel) = (view.lengths, view.viewport.pixel)
    return (0..<min(lengths.count, firstLengths.count, lastLengths.count)).allSatisfy { index in
      let straight = firstLengths[index] + (lastLengths[index] - firstLengths[index]) * share
      return abs(lengths[index] - straight) <= pixel
    }
  }
}

extension SurveyedView {
  /// All that rules compare, in points.
  ///
  /// - Complexity: O(*n*) in the cells and groups.
  fileprivate var lengths: [Points] {
    var lengths: [Points] = []
    for index in sections.indices { sections[index].survey.add(to: &lengths) }
    return lengths
  }
}

extension Survey {
  fileprivate func add(to lengths: inout [Points]) {
    for cell in cells { cell.frame.add(to: &lengths) }
    for badge in badges { badge.frame.add(to: &lengths) }
    groupSize.add(to: &lengths)
    (space ?? .zero).add(to: &lengths)
    for line in lines {
      line.size.add(to: &lengths)
      line.inner.add(to: &lengths)
      lengths.append(line.used)
      lengths.append(line.thickness)
    }
    for item in boundary { lengths.append(item.length) }
    lengths.append(start.x)
    lengths.append(start.y)
  }
}

extension Rectangle {
  fileprivate func add(to lengths: inout [Points]) {
    lengths.append(x)
    lengths.append(y)
    size.add(to: &lengths)
  }
}

extension Size {
  fileprivate func add(to lengths: inout [Points]) {
    lengths.append(width)
    lengths.append(height)
  }
}
