internal import LayoutCompiler
internal import LayoutContent
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutSteps

extension ElementFinder {
  /// How the frame of `found` comes about.
  mutating func frame(of found: FoundElement) -> DerivedFrame? {
    switch found.subject {
    case .content: return showsView ? viewFrame(found.frame) : deriver?.contentFrame()
    case .section(let section): return deriver?.frame(ofSection: section)
    case .group(let id, let cell, let section):
      return deriver?.frame(ofGroup: id, around: cell, in: section)
    case .element(let element): return deriver?.frame(of: element)
    case .record(let record): return frame(of: record)
    }
  }

  /// How the frame of a content comes about.
  private mutating func frame(of record: ContentRecord) -> DerivedFrame? {
    var (content, space) = (view?.contents.first, viewSpace)
    if let host = record.host {
      content = result.elements.describedContent(of: host)
      guard let frame = deriver?.frame(of: host) else { return nil }
      space = .init(frame)
    }
    let frame = content.flatMap { content in
      var deriver = ContentDeriver(content, by: compilation.contentSolver(of: job))
      return deriver?.frame(of: record.placed.element, in: space)
    }
    return given(record.placed.frame, record.element.id).replaced(by: frame)
  }

  /// A frame that is not derived.
  private func given(_ frame: Rectangle, _ id: ElementID) -> DerivedFrame {
    func given(_ number: Points, _ rule: String) -> DerivedValue {
      DerivedValue(given: number, rule, "`\(name(id))`: \(number.asWritten)", .init(id))
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
  private func viewFrame(_ frame: Rectangle) -> DerivedFrame {
    var whole = given(frame, ElementID(job.layout))
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
