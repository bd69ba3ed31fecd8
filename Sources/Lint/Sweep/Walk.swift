internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver

/// A layout looked at along one line of the sweep, from the smallest width to the largest.
struct Walk {
  /// Where contents are asked how large they are.
  private let subject: LintSubject
  let circumstances: Circumstances
  /// What it comes to along this line and those before.
  private(set) var models: Models
  private var latest: Latest?
  /// The model that was taken apart last.
  private var swept: SweptModel?
  /// The views of this line, as far as somebody has looked ahead, by their widths.
  private var viewports: [Int: Viewport] = [:]
  /// How often it has come to another model.
  private var generation = 0

  /// What the layout came to last.
  private struct Latest {
    let traits: Traits
    let model: Models.Model
    /// What the sections of the model come to.
    var surveyors: [Surveyor]

    mutating func survey(in viewport: Viewport) -> [ObservedSection] {
      model.sections.indices.map {
        ObservedSection(
          section: model.sections[$0], survey: surveyors[$0].survey(in: viewport))
      }
    }
  }

  init(_ models: Models, of subject: LintSubject, in circumstances: Circumstances) {
    (self.models, self.subject, self.circumstances) = (models, subject, circumstances)
    self.models.beginLine()
  }

  /// What the layout comes to in a view of `width`.
  mutating func probe(at width: Int) -> Probe {
    let stage = circumstances.stage(width: width)
    let before = generation
    var latest = latest(on: stage)
    // Nobody else holds on to it: what the surveyors remember is not to be copied.
    self.latest = nil
    let sections = latest.survey(in: stage.viewport)
    self.latest = latest
    return Probe(
      width: width, viewport: stage.viewport, isFresh: generation != before, model: latest.model,
      sections: sections)
  }

  /// The same for rules to look at.
  mutating func observation(of probe: Probe) -> Observation {
    let known = swept.flatMap { $0.number == probe.model.number ? $0 : nil }
    let model = known ?? SweptModel(probe.model)
    swept = model
    return Observation(probe, of: model, in: circumstances)
  }

  private mutating func latest(on stage: Stage) -> Latest {
    let (model, traits) = (models.model(on: stage), stage.viewport.traits)
    if let latest, latest.model.number == model.number, latest.traits == traits { return latest }
    let measure = subject.measure(stage)
    generation += 1
    return Latest(
      traits: traits, model: model,
      surveyors: model.sections.map { Surveyor($0, of: model.layout, asking: measure) })
  }
}

extension Walk {
  /// The widths from `start` to `end` along which all that the layout asks grows evenly with the
  /// view; it has been observed at `start`.
  mutating func evenWidths(from start: Int, to end: Int) -> EvenWidths {
    guard let latest, start < end else { return EvenWidths(end: start, rhythm: nil) }
    if latest.model.isOpaque { return EvenWidths(end: end, rhythm: nil) }
    var course = NumberCourse(over: start...end, scale: latest.traits.displayScale)
    return course.even { numbers(at: $0, like: latest) }.of(latest.model.layout)
  }

  /// The numbers among what is asked at `width`; `nil` where anything else is not as in `latest`.
  private mutating func numbers(at width: Int, like latest: Latest) -> [Double]? {
    let viewport = viewport(width: width)
    guard viewport.traits == latest.traits else { return nil }
    return models.numbers(in: viewport).map { $0 + viewport.margins }
  }

  private mutating func viewport(width: Int) -> Viewport {
    if let known = viewports[width] { return known }
    let new = circumstances.viewport(width: width)
    viewports[width] = new
    return new
  }
}

extension Viewport {
  /// What the references leave of it that do not follow evenly from its width.
  fileprivate var margins: [Double] {
    [container(.layoutMargins, scrolling: .vertical).width]
      + [container(.readableContent, scrolling: .vertical).width]
  }
}
