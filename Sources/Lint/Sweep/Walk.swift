internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver

/// A layout looked at along one line of the sweep, from the smallest width to the largest.
///
/// It is evaluated again only where what it asks of its containers comes to something else.
struct Walk {
  private let program: CheckedProgram
  /// The layout's place among the program's elements.
  private let layout: Int
  let circumstances: Circumstances
  /// Where contents are asked how large they are.
  private let subject: LintSubject
  fileprivate var latest: Latest?
  /// How often it has been evaluated.
  private var generation = 0

  /// What the layout was evaluated to last.
  fileprivate struct Latest {
    let traits: Traits
    let answers: [Value]
    let reader: TraceReader
    let isOpaque: Bool
    let evaluation: Evaluation<Layout>
    let groups: [ElementID: Group]
    /// The sections of which none is like another, and what they come to.
    let sections: [(section: Section, surveyor: Surveyor)]
  }

  init(_ subject: LintSubject, layout: Int, in circumstances: Circumstances) {
    (program, self.subject) = (subject.program, subject)
    (self.layout, self.circumstances) = (layout, circumstances)
  }

  /// The layout in a view of `width`.
  mutating func observe(at width: Int) -> Observation {
    let stage = circumstances.stage(width: width)
    let before = generation
    let latest = latest(on: stage)
    let sections = latest.sections.map {
      ObservedSection(section: $0.section, survey: $0.surveyor.survey(in: stage.viewport))
    }
    return Observation(
      width: width, viewport: stage.viewport, circumstances: circumstances,
      isFresh: generation != before,
      generation: generation, evaluation: latest.evaluation, sections: sections,
      groups: latest.groups)
  }

  /// What the layout comes to on `stage`, a stage of the line.
  mutating func evaluation(on stage: Stage) -> Evaluation<Layout> { latest(on: stage).evaluation }

  /// What it was evaluated to last, where that holds on `stage`, too; else what it comes to there.
  private mutating func latest(on stage: Stage) -> Latest {
    if let latest, latest.holds(in: stage.viewport) { return latest }
    let latest = evaluated(on: stage)
    self.latest = latest
    generation += 1
    return latest
  }

  private func evaluated(on stage: Stage) -> Latest {
    let (evaluation, trace) = tracedEvaluation(of: program, layout: layout, on: stage)
    let model = evaluation.model
    let measure = subject.measure(stage)
    let reader = TraceReader(trace, of: program, stage.settings)
    var seen: Set<Section> = []
    return Latest(
      traits: stage.viewport.traits, answers: reader.answers(in: stage.viewport), reader: reader,
      isOpaque: trace.isOpaque, evaluation: evaluation, groups: model.groupsByElement,
      sections: model.sections.filter { seen.insert($0).inserted }
        .map { ($0, Surveyor($0, of: model, asking: measure)) })
  }
}

extension Walk.Latest {
  /// Whether the model is the same in `viewport`.
  fileprivate func holds(in viewport: Viewport) -> Bool {
    !isOpaque && viewport.traits == traits && reader.answers(in: viewport) == answers
  }
}

extension Walk {
  /// The last of the widths from `start` to `end` up to which all that the layout asks grows evenly
  /// with the view; it has been observed at `start`.
  func evenEnd(from start: Int, to end: Int) -> Int {
    guard let latest, !latest.isOpaque, start < end else { return start }
    let first = numbers(latest, at: start)
    var steps: [Double]?
    for width in start + 1...end {
      let stage = circumstances.stage(width: width)
      let answers = latest.reader.answers(in: stage.viewport)
      guard stage.viewport.traits == latest.traits,
        let numbers = answers.numbers(like: latest.answers)
      else { return width - 1 }
      let all = numbers + stage.viewport.margins
      let growth = steps ?? zip(all, first).map { $0 - $1 }
      steps = growth
      let distance = Double(width - start)
      for index in all.indices
      where abs(first[index] + distance * growth[index] - all[index]) > Self.noise {
        return width - 1
      }
    }
    return end
  }

  private func numbers(_ latest: Latest, at width: Int) -> [Double] {
    let viewport = circumstances.stage(width: width).viewport
    return (latest.answers.numbers(like: latest.answers) ?? []) + viewport.margins
  }

  /// How far sums of decimal fractions may be off, in points.
  private static let noise = 1e-6
}

extension [Value] {
  /// The numbers among them; `nil` where anything else differs from `others`.
  fileprivate func numbers(like others: [Value]) -> [Double]? {
    var numbers: [Double] = []
    for (value, other) in zip(self, others) {
      if case .number(let number) = value, case .number = other {
        numbers.append(number.value)
      } else if value != other {
        return nil
      }
    }
    return numbers
  }
}

extension Viewport {
  /// What the references leave of it that do not follow evenly from its width.
  fileprivate var margins: [Double] {
    [container(.layoutMargins, scrolling: .vertical).width]
      + [container(.readableContent, scrolling: .vertical).width]
  }
}

extension Layout {
  /// Its groups by the elements that they come from, but those of which one element brings several.
  fileprivate var groupsByElement: [ElementID: Group] {
    var groups: [ElementID: Group] = [:]
    var rivals: Set<ElementID> = []
    for group in everyGroup where groups.updateValue(group, forKey: group.id) ?? group != group {
      rivals.insert(group.id)
    }
    return groups.filter { !rivals.contains($0.key) }
  }
}
