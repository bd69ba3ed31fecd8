internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `content.md` 0.3: what is larger than its proposal is legal, and centred.
  static let contentOverflow = LintRule(
    name: "content-overflow", code: "L461", severity: .warning,
    summary: "What stands in a cell or on a screen is larger than that.",
    rationale: """
      Contents that cannot get smaller than their cell stick out of it on both sides: they lie over \
      the cells around it, or leave the screen. Images and frames in points are what does it, and \
      gaps between many things. Whether texts get too high is for other rules to say.
      """,
    flagged: [
      """
      layout page { section all { hgroup row 1w x 60 split 4 { item cell {
          image photo 120 x 40
      } } } }
      """,
      """
      view page {
          hstack { box { frame: 300 x 20 }; box { frame: 40 x 20 } }
      }
      """,
      """
      layout page { section all { hgroup row 1w x 60 { item cell {
          image photo 40 x 120
      } } } }
      """,
    ],
    accepted: [
      """
      layout page { section all { hgroup row 1w x 60 split 4 { item cell {
          image photo 120 x 40 { resizable: true }
      } } } }
      """,
      """
      view page {
          scroll { axis: horizontal; hstack { box { frame: 300 x 20 }; box { frame: 40 x 20 } } }
      }
      """,
    ],
    evidence: .contents(
      { scene, inspection in
        scene.hosts.compactMap { host in
          // What is too large both ways is one mistake.
          let axes = Axis.allCases.filter { host.isOutgrown(on: $0, by: scene.viewport.pixel) }
          return axes.max { host.excess(on: $0) < host.excess(on: $1) }.map {
            Match(of: host, outgrownOn: $0, in: inspection.subject)
          }
        }
      },
      tell: { stretch, inspection in
        let worst = stretch.worst
        let host = inspection.subject.name(of: worst.other)
        return inspection.finding(
          "`\(stretch.first.name)` is \(worst.text)", at: stretch.first.place,
          label: "\(points(worst.measure)) stick out"
        ).noting(
          "\(stretch.atWorst) it takes \(points(worst.detail + worst.measure)); "
            + "`\(host)` has \(points(worst.detail))"
        ).helping(
          "let it get smaller: `maxWidth` or `maxHeight` for points, `resizable` for an image")
      }))
}

extension ContentHost {
  /// How much more than it has on `axis` is taken by what stands in it.
  fileprivate func excess(on axis: Axis) -> Points { survey.size[axis] - size[axis] }

  /// Whether what stands in it takes more on `axis` than it has, for this rule to tell.
  fileprivate func isOutgrown(on axis: Axis, by pixel: Points) -> Bool {
    guard excess(on: axis) > pixel else { return false }
    switch axis {
    // Where a grid has no room for its columns, another rule says so.
    case .horizontal: return !survey.grids.contains(where: \.hasEmptyLane)
    case .vertical: return !isView && survey.texts.isEmpty
    }
  }
}

extension Match {
  /// What stands in `host` and sticks out of it on `axis`.
  fileprivate init(of host: ContentHost, outgrownOn axis: Axis, in subject: LintSubject) {
    self.init(
      place: subject.header(of: host.content.id), measure: host.excess(on: axis),
      .init(
        detail: host.size[axis], other: host.id, name: host.content.label,
        text: (axis == .vertical ? "higher" : "wider") + " than its "
          + (host.isView ? "screen" : "cell")))
  }
}
