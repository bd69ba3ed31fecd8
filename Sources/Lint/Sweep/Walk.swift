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
  /// What the questions of the latest model come to, by the widths of views.
  private var answers: [Int: [Value]] = [:]
  /// How often it has been evaluated.
  private var generation = 0

  /// What the layout was evaluated to last.
  fileprivate struct Latest {
    let traits: Traits
    let answers: [Value]
    let reader: TraceReader
    let isOpaque: Bool
    let decisions: [Decision]
    let evaluation: Evaluation<Layout>
    let groups: [ElementID: Group]
    /// The sections of which none is like another, and what they come to.
    var sections: [(section: Section, surveyor: Surveyor)]

    mutating func survey(in viewport: Viewport) -> [ObservedSection] {
      sections.indices.map {
        ObservedSection(
          section: sections[$0].section, survey: sections[$0].surveyor.survey(in: viewport))
      }
    }
  }

  init(_ subject: LintSubject, layout: Int, in circumstances: Circumstances) {
    (program, self.subject) = (subject.program, subject)
    (self.layout, self.circumstances) = (layout, circumstances)
  }

  /// The layout in a view of `width`.
  mutating func observe(at width: Int) -> Observation {
    let stage = circumstances.stage(width: width)
    let before = generation
    var latest = latest(on: stage)
    // Nobody else holds on to it: what the surveyors remember is not to be copied.
    self.latest = nil
    let sections = latest.survey(in: stage.viewport)
    self.latest = latest
    return Observation(
      width: width, viewport: stage.viewport, circumstances: circumstances,
      isFresh: generation != before, generation: generation, isOpaque: latest.isOpaque,
      decisions: latest.decisions, evaluation: latest.evaluation, sections: sections,
      groups: latest.groups)
  }

  /// What the layout comes to on `stage`, a stage of the line.
  mutating func evaluation(on stage: Stage) -> Evaluation<Layout> { latest(on: stage).evaluation }

  /// What it was evaluated to last, where that holds on `stage`, too; else what it comes to there.
  private mutating func latest(on stage: Stage) -> Latest {
    if let latest, holds(latest, in: stage.viewport) { return latest }
    return evaluated(on: stage)
  }

  private mutating func evaluated(on stage: Stage) -> Latest {
    let (evaluation, trace) = tracedEvaluation(of: program, layout: layout, on: stage)
    let model = evaluation.model
    let measure = subject.measure(stage)
    let reader = TraceReader(trace, of: program, stage.settings)
    if !(latest?.reader.asksTheSame(as: reader) ?? false) { answers = [:] }
    var seen: Set<Section> = []
    let latest = Latest(
      traits: stage.viewport.traits, answers: answers(to: reader, in: stage.viewport),
      reader: reader, isOpaque: trace.isOpaque, decisions: trace.decisions,
      evaluation: evaluation, groups: model.groupsByElement,
      sections: model.sections.filter { seen.insert($0).inserted }
        .map { ($0, Surveyor($0, of: model, asking: measure)) })
    generation += 1
    self.latest = latest
    return latest
  }

  /// Whether the model is the same in `viewport`.
  private mutating func holds(_ latest: Latest, in viewport: Viewport) -> Bool {
    !latest.isOpaque && viewport.traits == latest.traits
      && answers(to: latest.reader, in: viewport) == latest.answers
  }

  /// What the questions of the latest model come to in `viewport`.
  private mutating func answers(to reader: TraceReader, in viewport: Viewport) -> [Value] {
    let width = Int(viewport.size.width)
    if let known = answers[width] { return known }
    let new = reader.answers(in: viewport)
    answers[width] = new
    return new
  }
}

extension Walk {
  /// The widths from `start` to `end` along which all that the layout asks grows evenly with the
  /// view; it has been observed at `start`.
  mutating func evenWidths(from start: Int, to end: Int) -> EvenWidths {
    guard let latest, start < end else { return EvenWidths(end: start, rhythm: nil) }
    if latest.isOpaque { return EvenWidths(end: end, rhythm: nil) }
    var course = NumberCourse(over: start...end, scale: latest.traits.displayScale)
    return course.even { numbers(latest, at: $0) }.of(latest.evaluation.model)
  }

  /// The numbers among what `latest` asks at `width`; `nil` where anything else is not the same.
  private mutating func numbers(_ latest: Latest, at width: Int) -> [Double]? {
    let viewport = circumstances.stage(width: width).viewport
    guard viewport.traits == latest.traits else { return nil }
    return answers(to: latest.reader, in: viewport).numbers(like: latest.answers)
      .map { $0 + viewport.margins }
  }
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
