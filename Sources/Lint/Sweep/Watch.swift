internal import LayoutText

/// The rules that look at views, and what they have seen of a layout so far.
struct Watch {
  private let inspections: [Inspection]
  /// What each rule saw in the latest view.
  private var latest: [[Sighting]]
  private var stretches: [Key: Stretch] = [:]
  /// The line of the sweep in which each was seen first: later lines add nothing to it.
  private var lines: [Key: Int] = [:]
  /// In the order in which they were seen first.
  private var order: [Key] = []

  /// Which rule saw something, and where it stands.
  private struct Key: Hashable {
    let rule: Int
    let place: TextRange
  }

  init(_ inspections: [Inspection]) {
    self.inspections = inspections
    latest = Array(repeating: [], count: inspections.count)
  }

  /// Shows every rule a view of the line of the sweep at `line`.
  mutating func look(at observation: Observation, line: Int) {
    let isTiny = observation.circumstances.isTinyWindow
    for index in inspections.indices where !isTiny || inspections[index].rule.looksAtTinyWindows {
      look(at: observation, index)
      if !latest[index].isEmpty { note(index, observation, line) }
    }
  }

  private mutating func look(at observation: Observation, _ index: Int) {
    let inspection = inspections[index]
    switch inspection.rule.evidence {
    case .text, .courses: return
    case .models(let look, _):
      if observation.isFresh { latest[index] = look(observation.evaluation, inspection) }
    case .views(let look, _): latest[index] = look(observation, inspection)
    }
  }

  private mutating func note(_ rule: Int, _ observation: Observation, _ line: Int) {
    for sighting in latest[rule] {
      let key = Key(rule: rule, place: sighting.place)
      if let known = lines[key] {
        if known == line { stretches[key]?.add(sighting, at: observation.width) }
      } else {
        lines[key] = line
        order.append(key)
        stretches[key] = Stretch(sighting, at: observation.width, in: observation.circumstances)
      }
    }
  }

  /// What there is to tell.
  var findings: [Diagnostic] {
    order.compactMap { key in
      stretches[key].flatMap { inspections[key.rule].tell($0) }
    }
  }
}

extension Inspection {
  /// What is told of a stretch, with the widths it was seen at; no more than a note where nobody
  /// sees it but in a window shrunk to next to nothing.
  fileprivate func tell(_ stretch: Stretch) -> Diagnostic? {
    let inspection = stretch.circumstances.isTinyWindow ? noting : self
    let worst =
      stretch.worstWidth == stretch.firstWidth ? "" : "; it is worst at \(stretch.worstWidth)"
    switch rule.evidence {
    case .text, .courses: return nil
    case .models(_, let tell), .views(_, let tell):
      return tell(stretch, inspection).noting("seen \(stretch.words)\(worst)")
    }
  }

  private var noting: Inspection {
    Inspection(
      rule: rule, subject: subject, severity: .note, options: options,
      target: target)
  }
}
