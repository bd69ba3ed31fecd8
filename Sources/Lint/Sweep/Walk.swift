internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver

/// A layout looked at along one line of the sweep, from the smallest width to the largest.
///
/// It is evaluated again only where something that it reads has changed.
struct Walk {
  private let program: CheckedProgram
  /// The layout's place among the program's elements.
  private let layout: Int
  private let circumstances: Circumstances
  /// Who is asked how large contents are on a stage.
  private let measure: @Sendable (Stage) -> ContentMeasure
  /// Whether it has to be evaluated at every width.
  private let readsWidth: Bool
  private var latest: Latest?

  /// What the layout was evaluated to last.
  private struct Latest {
    let inputs: [Value]
    let evaluation: Evaluation<Layout>
    let surveyors: [Surveyor]
    let groups: [ElementID: Group]
  }

  init(_ subject: LintSubject, layout: Int, in circumstances: Circumstances) {
    (program, measure) = (subject.program, subject.measure)
    (self.layout, self.circumstances) = (layout, circumstances)
    readsWidth = program.readsWidth
  }

  /// The layout in a view of `width`.
  mutating func observe(at width: Int) -> Observation {
    let stage = circumstances.stage(width: width)
    let inputs = readsWidth ? [] : values(on: stage)
    let known = readsWidth ? nil : latest.flatMap { $0.inputs == inputs ? $0 : nil }
    let latest = known ?? evaluated(on: stage, inputs)
    self.latest = latest
    let sections = zip(latest.evaluation.model.sections, latest.surveyors).map {
      ObservedSection(section: $0, survey: $1.survey(in: stage.viewport))
    }
    return Observation(
      width: width, viewport: stage.viewport, circumstances: circumstances, isFresh: known == nil,
      evaluation: latest.evaluation, sections: sections, groups: latest.groups)
  }

  private func evaluated(on stage: Stage, _ inputs: [Value]) -> Latest {
    let evaluation = evaluate(program, layout: layout, on: stage)
    let model = evaluation.model
    let measure = measure(stage)
    return Latest(
      inputs: inputs, evaluation: evaluation,
      surveyors: model.sections.map { Surveyor($0, of: model, asking: measure) },
      groups: model.groupsByElement)
  }

  /// The values of the inputs that the program reads where its model is the same at every width.
  private func values(on stage: Stage) -> [Value] {
    let environment = Environment(viewport: stage.viewport, container: stage.viewport.size)
    return Input.all.indices.filter { program.inputs & (1 << UInt32($0)) != 0 }
      .map { Input.all[$0].read(environment) }
  }
}

extension CheckedProgram {
  /// Whether its model may differ from width to width.
  ///
  /// The height of a container follows from that of the view, but in a custom group, whose own may
  /// follow from its width. A list looks at the width by itself.
  fileprivate var readsWidth: Bool {
    let kinds = Set(elements.map(\.kind.title))
    return reads(Size(width: 1, height: 0)) || kinds.contains(List.vocabulary.title)
      || (reads(Size(width: 0, height: 1)) && kinds.contains(CustomGroup.vocabulary.title))
  }

  /// Whether it reads an input that tells `container` from one without any extent.
  private func reads(_ container: Size) -> Bool {
    let viewport = Viewport(size: .zero, traits: Traits())
    let empty = Environment(viewport: viewport, container: .zero)
    let other = Environment(viewport: viewport, container: container)
    return Input.all.indices.contains { index in
      let read = Input.all[index].read
      return inputs & (1 << UInt32(index)) != 0 && read(empty) != read(other)
    }
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
