import LayoutGeometry
import LayoutLanguage
package import LayoutSteps

extension LayoutDeriver {
  /// What a section is called.
  func name(ofSection section: Int) -> String { lengths.name(prototype(section).section.id) }

  /// Where something starts across the scroll axis, and how long it is.
  typealias Extent = (start: DerivedValue, length: DerivedValue)

  /// What an insets reference leaves of the view on `axis`, which starts at `start`.
  func extent(of reference: InsetsReference, from start: DerivedValue, on axis: Axis) -> Extent {
    let whole = (start: start, length: view(axis))
    guard axis != self.axis else { return whole }
    let reference = reference == .automatic ? stack.context.reference : reference
    let around = stack.context.viewport.insets(of: reference)
    let rule = reference == .safeArea ? "safe-area" : "reference-insets"
    let text = reference == .safeArea ? "the safe area" : "its insets reference"
    func given(_ number: Points) -> DerivedValue? {
      let property = reference == .safeArea ? "safeArea" : "margins"
      return number == 0
        ? nil : DerivedValue(given: number, rule, text, .init(nil, property, origin: .preview))
    }
    return inset(whole, given(around.start(on: axis)), given(around.end(on: axis)), by: rule)
  }

  /// `extent` less what stands before and behind it.
  func inset(_ extent: Extent, _ before: DerivedValue?, _ behind: DerivedValue?, by rule: String)
    -> Extent
  {
    let values = [before, behind].compactMap(\.self)
    guard let first = values.first else { return extent }
    let words = rule == "extends-boundary" ? "boundary items" : first.text
    var (start, length) = extent
    length = lengths.atLeastZero(
      DerivedValue(
        .subtract, [.value(length)] + values.map { .value($0) },
        .init(rule, "\(words): ", first.cause)))
    if let before {
      start = DerivedValue(
        .add, [.value(start), .value(before)], .init(rule, "\(words): ", first.cause))
    }
    return (start, length)
  }

  /// The container of a section on `axis`: where it starts, and how long it is.
  func container(_ index: Int, on axis: Axis) -> Extent {
    let section = prototype(index).section
    let zero = DerivedValue(
      given: 0, "section-start", "`\(lengths.name(section.id))` begins at 0",
      .init(section.id, origin: .default))
    var extent = extent(of: section.insetsReference, from: zero, on: axis)
    guard axis != self.axis else { return extent }
    for host in [host(nil), host(index)] {
      extent = inset(
        extent, growth(of: host, at: .init(axis: axis, isStart: true))?.length,
        growth(of: host, at: .init(axis: axis, isStart: false))?.length, by: "extends-boundary")
    }
    return extent
  }

  /// What fractions of a section's group refer to on `axis`.
  func space(_ index: Int, on axis: Axis) -> DerivedValue {
    let section = prototype(index).section
    let along = section.groupAxis(scrolling: self.axis)
    let length = container(index, on: axis).length
    guard axis != along else { return length }
    return lengths.inset(
      length, by: .init(insets: section.insets, rule: "section-insets", id: section.id), on: axis)
  }

  /// Where a section starts along the scroll axis.
  ///
  /// - Complexity: O(1) on average where sections are asked for in order.
  package mutating func start(ofSection index: Int) -> DerivedValue {
    if let known = sectionStarts[index] { return known }
    let value: DerivedValue
    let runs = runs(before: index)
    if let many = runs.firstOfMany, many <= index {
      // Each follows from the one before. They are found one after another: calls within calls would
      // be as many as there are sections.
      var first = index
      while first > many, sectionStarts[first - 1] == nil { first -= 1 }
      var last = start(ofSection: first - 1)
      for section in first - 1..<index {
        last = start(behind: .init(section: section, length: length(section)), from: last)
        sectionStarts[section + 1] = last
      }
      value = last
    } else {
      value = start(behind: runs.all, index)
    }
    sectionStarts[index] = value
    return value
  }

  private mutating func runs(before index: Int) -> SectionRuns {
    if let many = sectionRuns.firstOfMany, many <= index { return sectionRuns }
    if index < sectionRuns.end { sectionRuns = SectionRuns() }
    while sectionRuns.end < index { sectionRuns.append(length(sectionRuns.end)) }
    return sectionRuns
  }

  /// Where section `index` starts, `runs` before it.
  private mutating func start(behind runs: [SectionRuns.Run], _ index: Int) -> DerivedValue {
    var value: DerivedValue?
    if let growth = growth(of: host(nil), at: .init(axis: axis, isStart: true)) {
      value = below(nil, growth)
    }
    for run in runs { value = start(behind: run, from: value) }
    return value
      ?? DerivedValue(
        given: 0, "section-start", "`\(name(ofSection: index))` begins at 0",
        .init(prototype(index).section.id, origin: .default))
  }

  /// Where a section starts behind `run`, which starts at `start`; `nil`: at 0.
  private func start(behind run: SectionRuns.Run, from start: DerivedValue?) -> DerivedValue {
    let end = behind(run, from: start)
    let spacing = solved.layout.spacing
    guard spacing != 0 else { return end }
    let cause = DerivedValue.Cause(solved.layout.id, "spacing")
    let gaps: DerivedValue.Operand =
      run.count == 1
      ? .number(spacing)
      : .value(
        DerivedValue(
          .multiply, [.number(spacing), .count(run.count)],
          .init("section-spacing", "between \(run.count) sections: ", cause)))
    return DerivedValue(
      .add, [.value(end), gaps],
      .init("section-spacing", "\(spacing.asWritten) between sections: ", cause))
  }

  /// The end of `run`, which starts at `start`; `nil`: at 0.
  private func behind(_ run: SectionRuns.Run, from start: DerivedValue?) -> DerivedValue {
    let name = name(ofSection: run.section)
    let word = axis == .vertical ? "high" : "wide"
    let count = run.count
    var length = run.length
    var words = "`\(name)` is \(length.result.asWritten) \(word)"
    if count > 1 {
      length = DerivedValue(
        .multiply, [.value(length), .count(count)],
        .init("section-start", "\(count) × `\(name)`: ", length.cause))
      words = "\(count) × `\(name)` are \(length.result.asWritten) \(word)"
    }
    guard let start else {
      return DerivedValue(
        .add, [.value(length)], .init("section-start", words, length.cause).summary)
    }
    words = "behind \(count == 1 ? "" : "\(count) × ")`\(name)`, "
    return DerivedValue(
      .add, [.value(start), .value(length)],
      .init(
        "section-start", words + "\(length.result.asWritten) \(word): ", length.cause))
  }

  /// How long a section is, its boundary items included.
  mutating func length(_ index: Int) -> DerivedValue {
    let place = stack.places[index]
    let key = SectionKey(prototype: place.prototype, count: place.itemCount)
    if let known = sectionLengths[key] { return known }
    var value = content(index)
    if case .refused = place.content {
      sectionLengths[key] = value
      return value
    }
    for isStart in [true, false] {
      guard let growth = growth(of: host(index), at: .init(axis: axis, isStart: isStart)) else {
        continue
      }
      value = DerivedValue(
        .add, [.value(value), .value(growth.length)],
        .init("extends-boundary", "with \(growth.words): ", growth.length.cause))
    }
    value = lengths.atLeastZero(value)
    sectionLengths[key] = value
    return value
  }

  /// Where the content of a section starts along the scroll axis, behind its headers.
  mutating func contentStart(_ index: Int) -> DerivedValue {
    let start = start(ofSection: index)
    guard let growth = growth(of: host(index), at: .init(axis: axis, isStart: true)) else {
      return start
    }
    return below(start, growth)
  }

  /// What stands below the boundary items that take `growth`, which start at `start`; `nil`: at 0.
  private func below(_ start: DerivedValue?, _ growth: Growth) -> DerivedValue {
    let start =
      start
      ?? DerivedValue(
        given: 0, "section-start", "the content begins at 0", .init(origin: .default))
    return DerivedValue(
      .add, [.value(start), .value(growth.length)],
      .init(
        "boundary-before", "\(axis == .vertical ? "below" : "behind") \(growth.words): ",
        growth.length.cause))
  }

  /// Where the last section ends, what the layout has behind it left out.
  mutating func contentEnd() -> DerivedValue {
    let last = stack.places.count - 1
    guard last >= 0 else {
      return DerivedValue(
        given: 0, "section-start", "there is no section", .init(origin: .default))
    }
    let start = start(ofSection: last)
    return behind(
      .init(section: last, length: length(last)), from: start.operation == .given ? nil : start)
  }

  /// How long the content of a section is along the scroll axis, insets included.
  mutating func content(_ index: Int) -> DerivedValue {
    let (place, prototype) = (stack.places[index], prototype(index))
    let (id, name) = (prototype.section.id, name(ofSection: index))
    guard let instances = prototype.instances(place.content, at: .zero) else {
      return DerivedValue(
        given: 0, "section-start", "`\(name)` shows nothing", .init(id, origin: .data))
    }
    var value: DerivedValue?
    if prototype.templates?.waterfall != nil {
      value = waterfallLength(index, on: axis)
    } else if instances.axis == axis {
      let last = instances.count - 1
      let length = instanceLength(last, of: instances, index, on: axis)
      value =
        instanceStart(last, of: instances, index).flatMap { start in
          length.map {
            DerivedValue(
              .add, [.value(start), .value($0)], .init("group-pitch", "with the last group: "))
          }
        } ?? length
    } else {
      value = breadth(instances, index)
    }
    let content =
      value
      ?? DerivedValue(
        given: instances.length, "section-start", "what `\(name)` shows", .init(id, origin: .data))
    let insets = prototype.insets
    guard insets.total(on: axis) != 0 else { return content }
    return lengths.sum(
      content, [insets.start(on: axis), insets.end(on: axis)],
      .init("section-insets", "the insets of `\(name)`: ", .init(id, "insets")))
  }

  /// What the largest group of a section takes across the axis of its groups.
  mutating func breadth(_ instances: Instances, _ index: Int) -> DerivedValue? {
    var all: [DerivedValue] = []
    let axis = instances.axis.flipped
    for number in instances.differentInstances {
      guard let length = instanceLength(number, of: instances, index, on: axis) else { return nil }
      if !all.contains(where: { $0 === length }) { all.append(length) }
    }
    if all.count == 1 { return all[0] }
    return DerivedValue(
      .max, all.map { .value($0) },
      .init("group-pitch", "its largest group: ", .init(prototype(index).section.id)))
  }
}

extension Instances {
  /// Of each template one instance at least, the last among them.
  var differentInstances: [Int] {
    Array(0..<Swift.min(count - 1, series.entries.count)) + [count - 1]
  }
}
