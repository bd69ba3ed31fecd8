internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutLanguage

extension Compilation {
  /// The name of the layout or view that `job` shows.
  package func layoutName(of job: Job) -> String? { program.elements[job.layout].name }

  /// What shows the layout or view of this file that is called like the one of `job` in another
  /// file, or the only one, in the same view with as many items; sections are matched by their
  /// names, or else by their places.
  ///
  /// - Returns: `nil` where there is none.
  package func job(
    like job: Job, of other: Compilation, _ settings: [Request.Setting]
  ) throws(SolveError) -> Job? {
    let isView = other.views.contains(job.layout)
    let (own, all) = isView ? (views, other.views) : (layouts, other.layouts)
    let named = other.layoutName(of: job).flatMap { name in
      own.first { program.elements[$0].name == name }
    }
    guard let layout = named ?? (own.count == 1 && all.count == 1 ? own[0] : nil) else {
      return nil
    }
    var stage = job.stage
    stage.preview = .none
    stage.settings = stage.settings.filter { program.names.parameters[$0.key] != nil }
    for setting in settings {
      try checkParameter(setting.parameter)
      stage.settings[setting.parameter] = try value(of: setting)
    }
    let names = sections(of: layout).map(\.name)
    let others = other.sections(of: job.layout).map(\.name)
    if !Set(names).isSuperset(of: others) {
      for case (let name?, let place) in zip(names, others) {
        stage.items.named[name] = job.stage.items[place]
        stage.sections.named[name] = job.stage.sections[place]
      }
    }
    return Job(
      layout: layout, previewName: job.previewName, deviceName: job.deviceName, stage: stage,
      notes: [], tellsCounts: false)
  }
}
