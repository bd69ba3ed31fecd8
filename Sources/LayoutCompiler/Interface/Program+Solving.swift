internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage

extension Program {
  /// Solves a layout or a view in a viewport.
  ///
  ///     let phone = try program.solve(
  ///       "feed", in: Viewport(width: 393, height: 852), items: ["posts": 40],
  ///       parameters: ["columns": 3])
  ///
  /// The previews of the file are not asked: what no argument gives has its default.
  ///
  /// - Parameters:
  ///   - layout: The name of a layout or a view; `nil`: the first one of the file.
  ///   - viewport: The size of the view, in points, and what surrounds it.
  ///   - items: How many items the sections have; a section that is left out has as many as its data
  ///     bring, or else 10.
  ///   - parameters: Values of parameters; those that are left out have their defaults.
  ///   - data: A JSON document: for a layout an object with a list of items for each section's
  ///     name; `nil`: no data.
  /// - Throws: `SolveError` where a name is unknown or a value is out of range. What UIKit would
  ///   refuse is no error: the result has `refusals`.
  /// - Complexity: O(*n*) in the elements of the file and the entries of the data; the number
  ///   of items does not matter.
  public func solve(
    _ layout: String? = nil, in viewport: Viewport, items: ItemCounts = [:],
    parameters: [String: ParameterValue] = [:], data: String? = nil
  ) throws(SolveError) -> SolvedLayout {
    let index = try element(named: layout)
    let preview = try viewport.preview(like: compilation.usualPreview)
    let size = Size(width: viewport.width, height: viewport.height)
    var stage = Stage(preview, size: size)
    try set(items, of: index, on: &stage)
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      try compilation.checkParameter(name)
      stage.settings[name] = try compilation.value(
        of: Request.Setting(name, to: value.description))
    }
    if let data { stage.data = try dataSet(data) }
    let job = Job(
      layout: index, previewName: nil, deviceName: nil, stage: stage, notes: [], tellsCounts: false)
    return SolvedLayout(compilation.result(of: job), in: compilation)
  }

  /// Solves what the file itself shows: each of its previews, and each layout that no preview shows
  /// in a view of 393 by 852 points.
  ///
  /// - Complexity: that of solving each of them.
  public func solvePreviews() -> [SolvedLayout] {
    compilation.everyJob.map { SolvedLayout(compilation.result(of: $0), in: compilation) }
  }

  /// The widths at which a layout or a view changes, from the smallest: where a condition is decided
  /// differently, another number of children stands on a line, or another child is the first that
  /// fits.
  ///
  /// - Parameters:
  ///   - layout: The name of a layout or a view; `nil`: the first one of the file.
  ///   - widths: The widths of the view, in points.
  /// - Complexity: that of solving the layout once for each width.
  public func breakpoints(
    of layout: String? = nil, widths: ClosedRange<Int> = 320...1366
  ) throws(SolveError) -> [Breakpoint] {
    compilation.breakpoints(
      of: try element(named: layout), over: widths, within: WorkBudget(.max)
    ).found
  }

  private func element(named name: String?) throws(SolveError) -> Int {
    if let name { return try compilation.element(named: name) }
    guard let first = (compilation.layouts + compilation.views).first else { throw .noLayout }
    return first
  }

  private func set(
    _ items: ItemCounts, of layout: Int, on stage: inout Stage
  ) throws(SolveError) {
    let names = compilation.sections(of: layout).compactMap(\.name)
    stage.items.common = try items.everywhere.map { (count) throws(SolveError) in
      [try Self.checked(count)]
    }
    for (section, count) in items.bySection.sorted(by: { $0.key < $1.key }) {
      guard names.contains(section) else { throw .unknown(.section, section, among: names) }
      stage.items.named[section] = [try Self.checked(count)]
    }
  }

  private static func checked(_ count: Int) throws(SolveError) -> Double {
    guard (0...SectionNumbers.largest).contains(count) else { throw .countOutOfRange(count) }
    return Double(count)
  }

  private func dataSet(_ json: String) throws(SolveError) -> DataSet {
    switch NamedFile(json: Array(json.utf8), name: "data") {
    case .content(let set): return set
    case .unreadable(let reason), .invalid(let reason): throw .unreadableData(reason)
    }
  }
}
