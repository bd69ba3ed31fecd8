internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutRendering

/// Two states of one layout at every width where either changes its shape, and just below.
struct WidthComparison {
  private let old: (compilation: Compilation, root: Int)
  private let new: (compilation: Compilation, root: Int)
  /// `differs from 343 to 699`.
  private(set) var differences: [String] = []
  private(set) var newBreakpoints: [Int] = []
  private(set) var oldBreakpoints: [Int] = []

  init(
    _ old: (compilation: Compilation, root: Int), _ new: (compilation: Compilation, root: Int)
  ) {
    (self.old, self.new) = (old, new)
  }

  /// Compares them.
  ///
  /// - Complexity: that of finding the breakpoints of both, and of solving both at each.
  mutating func compare(over widths: ClosedRange<Int>, tolerance: Double) {
    let before = breakpoints(of: old, over: widths)
    let after = breakpoints(of: new, over: widths)
    newBreakpoints = after.filter { !before.contains($0) }
    oldBreakpoints = before.filter { !after.contains($0) }
    let starts = Set([widths.lowerBound] + before + after).sorted()
    var ranges: [ClosedRange<Int>] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : widths.upperBound
      // Between two breakpoints a layout keeps its shape: its ends tell whether it differs.
      guard differs(at: start, tolerance) || end > start && differs(at: end, tolerance) else {
        continue
      }
      if let last = ranges.last, last.upperBound == start - 1 {
        ranges[ranges.count - 1] = last.lowerBound...end
      } else {
        ranges.append(start...end)
      }
    }
    differences = ranges.map { range in
      range.count == 1
        ? "differs at \(range.lowerBound)"
        : "differs from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  private func breakpoints(
    of side: (compilation: Compilation, root: Int), over widths: ClosedRange<Int>
  ) -> [Int] {
    let found = side.compilation.breakpoints(of: side.root, over: widths, within: WorkBudget())
    return Set(found.found.map(\.width)).sorted()
  }

  private func differs(at width: Int, _ tolerance: Double) -> Bool {
    guard let before = screen(old, at: width), let after = screen(new, at: width) else {
      return false
    }
    let comparison = ScreenComparison(before, after, tolerance: tolerance)
    return !comparison.isEmpty
  }

  private func screen(_ side: (compilation: Compilation, root: Int), at width: Int) -> Screen? {
    let compilation = side.compilation
    var request = Request()
    request.layout = compilation.program.elements[side.root].name
    let jobs = (try? compilation.jobs(request)) ?? []
    guard var job = jobs.first(where: { $0.layout == side.root }) else { return nil }
    job.stage.viewport.size.width = Points(width)
    return Screen(FramesReport(compilation.result(of: job), of: compilation, in: nil))
  }
}
