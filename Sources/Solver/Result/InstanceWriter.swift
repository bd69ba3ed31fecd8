import LayoutGeometry

/// Writes the instances of a section's group in their places.
struct InstanceWriter<Output: InstanceOutput> {
  let instances: Instances
  let templates: TemplateList
  let postprocess: FramePostprocessor
  let section: Int
  /// Whether instances follow one another from side to side.
  private let isHorizontal: Bool
  /// By template, what its instances have in common; none where each is worked out for itself.
  private var runs: [InstanceRun<Output>?] = []

  /// How often a template is used at least where it pays to work out what is common.
  private static var fewestAlike: Int { 4 }

  init(
    _ instances: Instances, of templates: TemplateList, inSection section: Int,
    finishing postprocess: FramePostprocessor
  ) {
    (self.instances, self.templates, self.section) = (instances, templates, section)
    self.postprocess = postprocess
    isHorizontal = instances.axis == .horizontal
  }

  /// Adds the instances of `range` to `output`, which has space for them.
  ///
  /// - Complexity: O(*n*) in their cells and what is attached to those.
  mutating func append(_ range: Range<Int>, to output: inout OutputSpan<Output>) {
    let count = templates.indices.count
    if runs.isEmpty, postprocess.isAtRest, count <= range.count / Self.fewestAlike {
      // `Array(repeating:count:)` is not specialized.
      runs = templates.indices.map { _ in nil }
    }
    if runs.isEmpty { return appendEach(of: range, to: &output) }
    var rest = range
    while !rest.isEmpty {
      let copies = instances.copies(in: rest)
      if let run = run(of: Int(copies.template)) {
        run.append(copies, of: instances, inSection: section, to: &output)
      } else {
        appendEach(of: copies.first..<copies.first + copies.count, to: &output)
      }
      rest = rest.dropFirst(copies.count)
    }
  }

  private mutating func run(of template: Int) -> InstanceRun<Output>? {
    if let run = runs[template] { return run }
    runs[template] = InstanceRun(ofTemplate: template, by: self)
    return runs[template]
  }

  /// Adds instances part by part.
  private func appendEach(of range: Range<Int>, to output: inout OutputSpan<Output>) {
    let last = instances.count - 1
    let stored = range.clamped(to: 0..<last)
    var place = instances.series.entry(of: stored.lowerBound)
    for index in stored {
      append(
        instances.series.copies(from: index, count: 1, of: place.entry, place.lap), to: &output)
      instances.series.advance(&place)
    }
    if range.contains(last) { append(instances.copies(in: last..<last + 1), to: &output) }
  }

  /// Adds the first of `copies` part by part.
  @inline(__always)
  private func append(_ copies: InstanceSeries.Copies, to output: inout OutputSpan<Output>) {
    let origin = origin(of: copies)
    let numbers = InstanceNumbers(
      section: section, index: copies.first, firstCell: copies.firstCell)
    templates.forEachPart(
      of: Int(copies.template), withAttachments: Output.includesAttachments
    ) { cell, place in
      let frame = postprocess(cell.frame.offset(by: origin), cell.rounding)
      output.append(Output(frame, ofCell: place, from: cell.source, in: numbers))
    } attachment: { badge, part in
      let frame = postprocess(badge.frame.offset(by: origin), badge.rounding)
      output.append(Output(frame, of: part, in: numbers, instances.series))
    }
  }

  /// Where the first of `copies` starts, in points.
  @inline(__always)
  func origin(of copies: InstanceSeries.Copies) -> Point {
    let (way, start) = (copies.start(of: 0), instances.origin)
    return Point(
      x: isHorizontal ? start.x + way : start.x, y: isHorizontal ? start.y : start.y + way)
  }
}

extension SolvedLayout {
  /// Writes the instances of a section; `nil` where it has none.
  func writer<Output>(ofSection section: Int) -> InstanceWriter<Output>? {
    guard let instances = instances(ofSection: section),
      let templates = prototype(ofSection: section).value.templates?.all
    else { return nil }
    return InstanceWriter(
      instances, of: templates, inSection: section, finishing: postprocessor(ofSection: section))
  }
}
