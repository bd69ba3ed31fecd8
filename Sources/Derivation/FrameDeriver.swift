internal import LayoutContent
package import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
package import LayoutSolver
package import LayoutSteps

/// Derives the frames of what one job shows.
package struct FrameDeriver {
  private let compilation: Compilation
  private let job: Job
  private let elements: SolvedElements
  /// `nil` for a view.
  private var deriver: LayoutDeriver?
  /// The content that was asked for last.
  private var last: HostedContent?

  /// A content in its element or view.
  private struct HostedContent {
    let host: LayoutSolver.SolvedElement?
    let space: ContentDeriver.Space
    var deriver: ContentDeriver?
  }

  /// - Parameter elements: What `job` shows.
  package init(_ compilation: Compilation, _ job: Job, showing elements: SolvedElements) {
    self.init(compilation, job, showing: elements, compilation.deriver(of: job))
  }

  init(
    _ compilation: Compilation, _ job: Job, showing elements: SolvedElements,
    _ deriver: LayoutDeriver?
  ) {
    (self.compilation, self.job, self.elements) = (compilation, job, elements)
    self.deriver = deriver
  }

  /// How the frame of a cell, a supplementary or a decoration comes about.
  package mutating func frame(of element: LayoutSolver.SolvedElement) -> DerivedFrame? {
    deriver?.frame(of: element)
  }

  package mutating func frame(ofSection section: Int) -> DerivedFrame? {
    deriver?.frame(ofSection: section)
  }

  /// Where a section starts along the scroll axis: what is in it follows from that.
  package mutating func start(ofSection section: Int) -> DerivedValue? {
    deriver?.start(ofSection: section)
  }

  mutating func frame(ofGroup id: ElementID, around cell: Int, in section: Int) -> DerivedFrame? {
    deriver?.frame(ofGroup: id, around: cell, in: section)
  }

  /// That of all content.
  mutating func contentFrame() -> DerivedFrame? {
    elements.view.map { viewFrame($0.size) } ?? deriver?.contentFrame()
  }

  /// How the frame of a content comes about.
  package mutating func frame(of record: ContentRecord) -> DerivedFrame? {
    if last.map({ $0.host != record.host }) ?? true { last = hosted(record.host) }
    guard let space = last?.space else { return nil }
    let frame = last?.deriver?.frame(of: record.placed.element, in: space)
    return given(record.placed.frame, record.element.id, record.element.label).replaced(by: frame)
  }

  private mutating func hosted(_ host: LayoutSolver.SolvedElement?) -> HostedContent? {
    var (content, space) = (view?.contents.first, viewSpace)
    if let host {
      content = elements.describedContent(of: host)
      guard let frame = deriver?.frame(of: host) else { return nil }
      space = .init(frame)
    }
    return HostedContent(
      host: host, space: space,
      deriver: content.flatMap { ContentDeriver($0, by: compilation.contentSolver(of: job)) })
  }

  /// A frame that is not derived.
  private func given(_ frame: Rectangle, _ id: ElementID, _ name: String) -> DerivedFrame {
    func given(_ number: Points, _ rule: String) -> DerivedValue {
      DerivedValue(given: number, rule, "`\(name)`: \(number.asWritten)", .init(id))
    }
    return DerivedFrame(
      width: given(frame.width, "answered"), height: given(frame.height, "answered"),
      x: given(frame.x, "aligned"), y: given(frame.y, "aligned"))
  }

  // Views

  /// The view that is shown.
  private var view: View? {
    if case .view(let view) = compilation.evaluate(job).model { view } else { nil }
  }

  /// The size that a view answers.
  private func viewFrame(_ size: Size) -> DerivedFrame {
    var whole = given(
      Rectangle(origin: .zero, size: size), ElementID(job.layout),
      elements.view?.name ?? View.vocabulary.name)
    let zero = DerivedValue(
      given: 0, "section-start", "the content begins at 0", .init(origin: .default))
    (whole.x, whole.y) = (zero, zero)
    guard let content = view?.contents.first,
      var deriver = ContentDeriver(content, by: compilation.contentSolver(of: job))
    else { return whole }
    let size = deriver.size(in: viewSpace)
    return whole.replaced(
      by: DerivedFrame(width: size.width, height: size.height, x: zero, y: zero))
  }

  /// What a view is proposed, and where it stands.
  ///
  /// - Source: `content.md`, the words.
  private var viewSpace: ContentDeriver.Space {
    let zero = DerivedValue(
      given: 0, "section-start", "the view begins at 0", .init(origin: .default))
    let viewport = job.stage.viewport
    if let proposal = job.stage.proposal {
      func given(_ length: Points?, _ word: String) -> DerivedValue? {
        length.map {
          DerivedValue(
            given: $0, "proposed", "the view is proposed to be \($0.asWritten) \(word)",
            .init(nil, "proposal", origin: .preview))
        }
      }
      return .init(
        x: zero, y: zero, width: given(proposal.width, "wide"),
        height: given(proposal.height, "high"))
    }
    func inset(_ number: Points) -> DerivedValue? {
      number == 0
        ? nil
        : DerivedValue(
          given: number, "safe-area", "the safe area",
          .init(nil, "safeArea", origin: .preview))
    }
    let area = viewport.safeArea
    let isMirrored = viewport.traits.layoutDirection == .rightToLeft
    func start(_ axis: Axis) -> DerivedValue {
      let isBack = isMirrored && axis == .horizontal
      return inset(isBack ? area.end(on: axis) : area.start(on: axis)) ?? zero
    }
    func length(_ axis: Axis) -> DerivedValue {
      let insets = [area.start(on: axis), area.end(on: axis)].compactMap(inset)
      let whole = viewport.derived(axis)
      return insets.isEmpty
        ? whole
        : DerivedValue(
          .subtract, [.value(whole)] + insets.map { .value($0) },
          .init("safe-area", "the safe area leaves ", .init(origin: .preview))
        ).atLeast(0, "safe-area")
    }
    return .init(
      DerivedFrame(
        width: length(.horizontal), height: length(.vertical), x: start(.horizontal),
        y: start(.vertical)))
  }
}

extension DerivedFrame {
  /// The numbers of `other` where they are the same, its own where they are not.
  fileprivate func replaced(by other: DerivedFrame?) -> DerivedFrame {
    guard let other else { return self }
    func same(_ own: DerivedValue, _ other: DerivedValue) -> DerivedValue {
      own.result.isClose(to: other.result) ? other : own
    }
    return DerivedFrame(
      width: same(width, other.width), height: same(height, other.height), x: same(x, other.x),
      y: same(y, other.y))
  }
}
