internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// One expectation, and the frames that it is about.
struct ExpectationCheck {
  let expectation: Expectation
  let frames: NamedFrames
  /// It as it is written.
  let element: CheckedElement
  let program: CheckedProgram
  /// The instances that are meant.
  let instances: [NamedFrames.Instance]
  /// All of them, those that are not meant included.
  let all: [NamedFrames.Instance]

  init(_ expectation: Expectation, in frames: NamedFrames, of program: CheckedProgram) {
    (self.expectation, self.frames, self.program) = (expectation, frames, program)
    element = program.elements[expectation.id.index]
    (all, instances) = frames.instances(of: expectation)
  }

  /// As equal as dumps are.
  private var tolerance: Points {
    expectation.accuracy.tolerance ?? Expectation.standardTolerance
  }

  var path: [String] { expectation.path }

  /// What does not hold, in the order in which it is written.
  var failures: [Requirement] {
    let requirements =
      existence + size + frame + sides + placement + neighbors + equalSides + distance + content
      + refusal
    return requirements.filter { !$0.violations.isEmpty }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The values of the property called `name`, as they are written last.
  private func values(of name: String) -> [CheckedValue] {
    element.body.properties.last { $0.name == name }?.values ?? []
  }

  private func range(of name: String, label: String? = nil) -> TextRange {
    let values = values(of: name)
    let value = values.first { label == nil || $0.label == label } ?? values.first
    return value.map { program.range(of: $0.expression) } ?? element.nameRange
  }

  /// All values of the property called `name`.
  private func extent(of name: String) -> TextRange {
    let ranges = values(of: name).map { program.range(of: $0.expression) }
    guard let first = ranges.first, let last = ranges.last else { return element.nameRange }
    return first.lowerBound..<last.upperBound
  }

  private func requirement(
    at range: TextRange, _ violation: (NamedFrames.Instance) -> Requirement.Violation?
  ) -> Requirement {
    let violations = instances.enumerated().compactMap { index, instance in
      violation(instance).map { violation in
        var placed = violation
        placed.instance = expectation.selection.instances?[index] ?? index
        return placed
      }
    }
    return Requirement(range: range, violations: violations)
  }
}

extension ExpectationCheck {
  /// How many there are: as many as it says, else at least one, and each that `at` names.
  private var existence: [Requirement] {
    let count = all.count
    if let bounds = expectation.selection.count {
      let objection = bounds.objection(to: Double(count), within: 0)
      return [
        Requirement(
          range: range(of: Expectation.countName),
          violations: objection.map {
            [
              .init(
                text: "is there \(count.times), \($0)", found: String(count),
                correction: String(count))
            ]
          } ?? [])
      ]
    }
    if let missing = expectation.selection.instances?.first(where: { $0 >= count }) {
      return [
        Requirement(
          range: range(of: "at"),
          violations: [
            .init(
              text: "has no instance \(missing): there are \(count)", found: String(count))
          ])
      ]
    }
    guard all.isEmpty, expectation.refusal == nil else { return [] }
    let refusals = frames.refusals(
      of: Array(path.prefix(1)), inSection: expectation.selection.section)
    let reason = refusals.first.map { "is refused (\($0))" } ?? "is not there"
    return [
      Requirement(range: element.nameRange, violations: [.init(text: reason, found: "none")])
    ]
  }

  private var size: [Requirement] {
    guard let size = element.size else { return [] }
    let sides: [(Expectation.Side, Points?, ExpressionID)] = [
      (.width, expectation.size.width, size.width),
      (.height, expectation.size.height, size.height),
    ]
    return sides.compactMap { side, number, expression in
      guard let number else { return nil }
      var bounds = NumberBounds()
      bounds.exact = number
      return requirement(side, bounds, at: program.range(of: expression))
    }
  }

  /// The frame of an instance, counted from 0, with the numbers that are required of it.
  func required(ofInstance number: Int) -> Rectangle? {
    guard all.indices.contains(number) else { return nil }
    if let frame = expectation.frame { return frame }
    var frame = all[number].frame
    let exact = { (side: Expectation.Side) in expectation.sides[side]?.nearest(to: frame[side]) }
    frame.width = expectation.size.width ?? exact(.width) ?? frame.width
    frame.height = expectation.size.height ?? exact(.height) ?? frame.height
    frame.x = exact(.left) ?? exact(.right).map { $0 - frame.width } ?? frame.x
    frame.y = exact(.top) ?? exact(.bottom).map { $0 - frame.height } ?? frame.y
    return frame
  }

  private var sides: [Requirement] {
    Expectation.Side.allCases.compactMap { side in
      expectation.sides[side].map { requirement(side, $0, at: range(of: side.rawValue)) }
    }
  }

  private func requirement(
    _ side: Expectation.Side, _ bounds: NumberBounds, at range: TextRange
  ) -> Requirement {
    requirement(at: range) { instance in
      let number = instance.frame[side]
      return bounds.objection(to: number, within: tolerance).map { objection in
        .init(
          text: "is \(side.phrase(number.dumped)), \(objection)", found: number.dumped,
          correction: bounds.exact == nil ? nil : number.dumped)
      }
    }
  }

  private var frame: [Requirement] {
    guard let wanted = expectation.frame else { return [] }
    return [
      requirement(at: extent(of: "frame")) { instance in
        let isEqual = [Expectation.Side.left, .top, .width, .height].allSatisfy {
          abs(instance.frame[$0] - wanted[$0]) <= tolerance
        }
        return isEqual
          ? nil
          : .init(
            text: "has the frame \(instance.frame.dumped), not \(wanted.dumped)",
            found: instance.frame.dumped, correction: instance.frame.dumped)
      }
    ]
  }

  private var placement: [Requirement] {
    let placement = expectation.placement
    var requirements: [Requirement] = []
    if let isVisible = placement.isVisible {
      requirements.append(
        requirement(at: range(of: "visible")) { instance in
          let window = frames.frame(of: .viewport, around: instance)
          let isSeen = window.map { instance.frame.meets($0) } ?? false
          return isSeen == isVisible
            ? nil
            : .init(text: isSeen ? "is visible" : "is not visible", found: String(isSeen))
        })
    }
    if let isPinned = placement.isPinned {
      requirements.append(
        requirement(at: range(of: "pinned")) { instance in
          instance.isPinned == isPinned
            ? nil
            : .init(
              text: instance.isPinned ? "is pinned" : "is not pinned",
              found: String(instance.isPinned))
        })
    }
    guard let container = placement.container else { return requirements }
    let name = container.names.joined(separator: ".")
    let area = container.names.count == 1 ? Expectation.Area(rawValue: name) : nil
    let others = area == nil ? frames.instances(of: container.names) : []
    requirements.append(
      requirement(at: range(of: Expectation.containerName)) { instance in
        let holders =
          area.map { [frames.frame(of: $0, around: instance)].compactMap(\.self) }
          ?? others.map(\.frame)
        return holders.contains { $0.holds(instance.frame, within: tolerance) }
          ? nil
          : .init(
            text: "is not inside \(area == nil ? "`\(name)`" : "the \(container.words)")",
            found: instance.frame.dumped)
      })
    return requirements
  }

  private var neighbors: [Requirement] {
    Expectation.Relation.allCases.compactMap { relation in
      expectation.placement.neighbors[relation].map { path in
        compare(with: path, at: range(of: relation.rawValue)) { instance, other in
          instance.frame.lies(relation, other.frame, within: tolerance)
            ? nil
            : .init(
              text: "is not \(relation.phrase) `\(path.text)`", found: instance.frame.dumped)
        }
      }
    }
  }

  private var equalSides: [Requirement] {
    Expectation.Side.allCases.compactMap { side in
      expectation.equalSides[side].map { path in
        compare(with: path, at: range(of: "same", label: side.rawValue)) { instance, other in
          let (found, wanted) = (instance.frame[side], other.frame[side])
          return abs(found - wanted) <= tolerance
            ? nil
            : .init(
              text: "is \(side.phrase(found.dumped)), but `\(path.text)` \(wanted.dumped)",
              found: found.dumped)
        }
      }
    }
  }

  /// Compares each instance with the only one of `path`, or with the one at its place.
  private func compare(
    with path: ElementPath, at range: TextRange,
    _ violation: (NamedFrames.Instance, NamedFrames.Instance) -> Requirement.Violation?
  ) -> Requirement {
    let others = frames.instances(of: path.names)
    guard others.count == 1 || others.count == instances.count else {
      let text =
        "cannot be compared: it is there \(instances.count.times), `\(path.text)` "
        + others.count.times
      return Requirement(
        range: range, violations: [.init(text: text, found: String(others.count))])
    }
    let violations = zip(instances, others.count == 1 ? instances.map { _ in others[0] } : others)
      .enumerated().compactMap { index, pair in
        violation(pair.0, pair.1).map { violation in
          var placed = violation
          placed.instance = index
          return placed
        }
      }
    return Requirement(range: range, violations: violations)
  }

  private var distance: [Requirement] {
    guard let least = expectation.placement.distance else { return [] }
    let order = instances.indices.sorted {
      (instances[$0].frame.y, $0) < (instances[$1].frame.y, $1)
    }
    var violations: [Requirement.Violation] = []
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        let (one, other) = (instances[first].frame, instances[second].frame)
        if other.y >= one[.bottom] + least { break }
        let distance = one.distance(to: other)
        if distance < least - tolerance {
          violations.append(
            .init(
              instance: min(first, second),
              text: "is \(distance.dumped) from the next, less than \(least.dumped)",
              found: distance.dumped))
        }
      }
    }
    return [Requirement(range: range(of: "apart"), violations: violations)]
  }

  private var content: [Requirement] {
    var requirements: [Requirement] = []
    if let bounds = expectation.content.lineCount {
      requirements.append(
        requirement(at: range(of: "lines")) { instance in
          let count = instance.lines?.count ?? 0
          return bounds.objection(to: Double(count), within: 0).map {
            .init(
              text: "has \(count.counting("line")), \($0)", found: String(count),
              correction: bounds.exact == nil ? nil : String(count))
          }
        })
    }
    if let isTruncated = expectation.content.isTruncated {
      requirements.append(
        requirement(at: range(of: "truncated")) { instance in
          let isCut = instance.lines?.contains { $0.last == "…" } ?? false
          return isCut == isTruncated
            ? nil
            : .init(
              text: isCut ? "is truncated" : "is not truncated", found: String(isCut))
        })
    }
    return requirements
  }

  private var refusal: [Requirement] {
    guard let rule = expectation.refusal else { return [] }
    let found = frames.refusals(of: path, inSection: expectation.selection.section)
    guard !found.contains(rule) else { return [] }
    let text = found.first.map { "is refused by `\($0)`, not by `\(rule)`" } ?? "is not refused"
    return [
      Requirement(
        range: range(of: "refused"),
        violations: [.init(text: text, found: found.first ?? "none")])
    ]
  }
}

extension ElementPath {
  var text: String { names.joined(separator: ".") }

  /// An area's name as words.
  fileprivate var words: String { text == Expectation.Area.safeArea.rawValue ? "safe area" : text }
}

extension Int {
  /// "once", "3 times".
  fileprivate var times: String { self == 1 ? "once" : "\(self) times" }
}
