package import LayoutCompiler
package import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutSteps

extension Compilation {
  /// The most groups that are listed at once.
  private static let mostGroups = 500

  /// The frames of the groups around the cells that `job` shows in `window`, each once; those of `nil` in
  /// all of the content.
  ///
  /// - Complexity: that of deriving the frame of each group, up to a limit.
  package func groupFrames(in job: Job, meeting window: Rectangle?) -> [Rectangle] {
    guard var deriver = deriver(of: job) else { return [] }
    let solved = result(of: job).solved
    var groups: [Int: [ElementID]] = [:]
    var last: [ElementID: Rectangle] = [:]
    var frames: [Rectangle] = []
    solved.forEachElement(in: window) { element in
      guard let section = element.section, solved.sources[element.source].category == .cell,
        frames.count < Self.mostGroups
      else { return }
      let known =
        groups[element.source]
        ?? deriver.paths(ofSection: section).first { $0.source == element.source }
        .map { $0.ids.dropFirst().dropLast() }.map(Array.init) ?? []
      groups[element.source] = known
      for id in known where !(last[id]?.holds(element.frame.middle) ?? false) {
        guard let frame = deriver.frame(ofGroup: id, around: element.item, in: section)?.rectangle
        else { continue }
        last[id] = frame
        frames.append(frame)
      }
    }
    return frames
  }
}

extension Rectangle {
  fileprivate var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  fileprivate func holds(_ point: Point) -> Bool {
    x <= point.x && point.x <= x + width && y <= point.y && point.y <= y + height
  }
}
