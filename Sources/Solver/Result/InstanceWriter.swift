import LayoutGeometry

/// Writes the instances of a section's group in their places.
struct InstanceWriter<Output: InstanceOutput> {
  let instances: Instances
  let templates: TemplateList
  let postprocess: FramePostprocessor
  let section: Int
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
  }

  /// How many there are in `range`, an instance each.
  ///
  /// - Complexity: O(*n*) in the instances that are not alike.
  func outputCount(of range: Range<Int>) -> Int {
    var (rest, count) = (range, 0)
    while !rest.isEmpty {
      let copies = instances.copies(in: rest)
      count +=
        copies.count
        * templates.partCount(
          of: instances.template(of: copies.first), withAttachments: Output.includesAttachments)
      rest = rest.dropFirst(copies.count)
    }
    return count
  }

  /// Adds the instances of `range` to `output`, which has space for them.
  ///
  /// - Complexity: O(*n*) in their cells and what is attached to those.
  mutating func append(_ range: Range<Int>, to output: inout OutputSpan<Output>) {
    let count = templates.indices.count
    if runs.isEmpty, postprocess.isAtRest, count <= range.count / Self.fewestAlike {
      runs = Array(repeating: nil, count: count)
    }
    var rest = range
    while !rest.isEmpty {
      let copies = instances.copies(in: rest)
      let template = instances.template(of: copies.first)
      if let run = run(of: template) {
        run.append(copies, of: instances, inSection: section, to: &output)
      } else {
        for index in copies.first..<copies.first + copies.count {
          append(template, at: index, to: &output)
        }
      }
      rest = rest.dropFirst(copies.count)
    }
  }

  private mutating func run(of template: Int) -> InstanceRun<Output>? {
    guard !runs.isEmpty else { return nil }
    if let run = runs[template] { return run }
    runs[template] = InstanceRun(ofTemplate: template, by: self)
    return runs[template]
  }

  private func append(
    _ template: Int, at index: Int, to output: inout OutputSpan<Output>
  ) {
    let origin = instances.origin(of: index)
    let numbers = InstanceNumbers(
      section: section, index: index, firstCell: instances.series.firstCell(of: index))
    templates.forEachPart(
      of: template, withAttachments: Output.includesAttachments
    ) { part, frame, rounding in
      let frame = postprocess(frame.offset(by: origin), rounding)
      output.append(Output(frame, of: part, in: numbers, instances.series))
    }
  }
}

extension SolvedLayout {
  /// Writes the instances of a section; `nil` where it has none.
  func writer<Output>(ofSection section: Int) -> InstanceWriter<Output>? {
    guard let instances = instances(ofSection: section),
      let templates = prototypes[Int(places[section].prototype)].templates?.all
    else { return nil }
    return InstanceWriter(
      instances, of: templates, inSection: section, finishing: postprocessor(ofSection: section))
  }
}
