import LayoutGeometry
import LayoutLanguage
import LayoutSteps

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
    let along = section.orthogonal == .none ? self.axis : self.axis.flipped
    let length = container(index, on: axis).length
    guard axis != along else { return length }
    return lengths.inset(
      length, by: .init(insets: section.insets, rule: "section-insets", id: section.id), on: axis)
  }

  /// Where a section starts along the scroll axis.
  mutating func start(_ index: Int) -> DerivedValue {
    if let known = sectionStarts[index] { return known }
    let value = newStart(index)
    sectionStarts[index] = value
    return value
  }

  private mutating func newStart(_ index: Int) -> DerivedValue {
    var value: DerivedValue?
    if let growth = growth(of: host(nil), at: .init(axis: axis, isStart: true)) {
      value = below(nil, growth)
    }
    let spacing = solved.layout.spacing
    for run in lengths(before: index) {
      value = behind(run.section, run.length, run.count, from: value)
      if spacing != 0 {
        let cause = DerivedValue.Cause(solved.layout.id, "spacing")
        let start = value ?? run.length
        let gaps: DerivedValue.Operand =
          run.count == 1
          ? .number(spacing)
          : .value(
            DerivedValue(
              .multiply, [.number(spacing), .count(run.count)],
              .init("section-spacing", "between \(run.count) sections: ", cause)))
        value = DerivedValue(
          .add, [.value(start), gaps],
          .init("section-spacing", "\(spacing.asWritten) between sections: ", cause))
      }
    }
    return value
      ?? DerivedValue(
        given: 0, "section-start", "`\(name(ofSection: index))` begins at 0",
        .init(prototype(index).section.id, origin: .default))
  }

  /// So many sections alike, one of them, and how long each is.
  private typealias SectionRun = (section: Int, length: DerivedValue, count: Int)

  /// The sections before `index`: in order where they are few, those that are alike together where
  /// they are many.
  private mutating func lengths(before index: Int) -> [SectionRun] {
    var runs: [SectionRun] = []
    var known: [ObjectIdentifier: Int] = [:]
    for section in 0..<index {
      let length = length(section)
      let id = ObjectIdentifier(length)
      if let last = runs.indices.last, runs[last].length === length {
        runs[last].count += 1
      } else if let run = known[id], index > Self.fewSections {
        runs[run].count += 1
      } else {
        known[id] = runs.count
        runs.append((section, length, 1))
      }
    }
    return runs
  }

  private static let fewSections = 16

  /// The end of `count` sections alike that start at `start`; `nil`: at 0.
  private func behind(
    _ section: Int, _ length: DerivedValue, _ count: Int, from start: DerivedValue?
  ) -> DerivedValue {
    let name = name(ofSection: section)
    let word = axis == .vertical ? "high" : "wide"
    var length = length
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
    let start = start(index)
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
    let start = start(last)
    let length = length(last)
    return behind(last, length, 1, from: start.operation == .given ? nil : start)
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
