import LayoutGeometry
import LayoutModel

/// All that sections of one description have in common, whatever their number of items.
struct SectionPrototype {
  let section: Section
  let boundary: Boundary
  /// Where the first group starts: along the scroll axis from the section's start, across it in
  /// the content space.
  let groupsStart: Point
  /// What lies before the first and behind the last group, in points.
  let insets: EdgeInsets
  /// What is seen of its groups where they scroll across the layout's direction.
  let window: RestingPlaces.Window
  /// The first entry of its decorations in the table of sources.
  let decorationSource: Int
  /// The instances of its group; `nil` where they cannot be solved.
  var templates: Templates?
  /// Why they cannot.
  private let fault: Fault?
  private let plan: Plan?

  /// - Complexity: that of solving one instance of the group.
  /// - Source: `uikit.md` m2, 1.3, 8.1, 13.
  init(_ section: Section, in scene: Scene, sources: inout [ElementSource]) {
    self.section = section
    let axis = section.orthogonal == .none ? scene.scrollAxis : scene.crossAxis
    boundary = Boundary(section.boundaryItems, around: scene.host(of: section), sources: &sources)
    let container = scene.container(section.insetsReference)
      .inset(by: boundary.growth.only(on: scene.crossAxis))
    window = RestingPlaces.Window(
      length: container.size[axis], page: scene.viewport.size[axis])
    plan = section.plan(sources: &sources)
    var insets = section.insets
    do throws(Fault) {
      let space = try section.space(in: container.size, along: axis)
      guard let plan else { throw .noSubitem(nil) }
      let templates = try Templates(plan, along: axis, in: space, on: scene.grid)
      if section.orthogonal == .groupPagingCentered {
        insets.center(templates.all[0].shape.size[axis], on: axis, in: container.size[axis])
      }
      (self.templates, fault) = (templates, nil)
    } catch {
      (templates, fault) = (nil, error)
    }
    self.insets = insets
    decorationSource = sources.count
    sources += section.decorations.map(ElementSource.init(decoration:))
    var start = container.origin
    start[scene.scrollAxis] = boundary.growth.start(on: scene.scrollAxis)
    for axis in Axis.allCases { start[axis] += insets.start(on: axis) }
    groupsStart = start
  }
}

extension SectionPrototype {
  /// What UIKit says of the section at `index`, where it shows any items.
  func refusal(at index: Int) -> Refusal? {
    fault.map { fault in
      let path = fault.node.flatMap { plan?.path(to: $0) } ?? []
      return Refusal(
        rule: fault.rule, reason: fault.reason, section: index, path: [section.id] + path)
    }
  }
}

extension Section {
  /// Its group flattened; of several the first counts.
  fileprivate func plan(sources: inout [ElementSource]) -> Plan? {
    guard let group = groups.first else { return nil }
    var builder = PlanBuilder(sources: sources)
    sources = []
    defer { sources = builder.sources }
    return builder.plan(of: group)
  }

  /// What the fractions of its group refer to.
  ///
  /// - Source: `uikit.md` m2, 1.3, 2.6.
  fileprivate func space(in container: Size, along axis: Axis) throws(Fault) -> Size {
    let space = container.inset(by: insets.only(on: axis.flipped))
    guard space.width > 0, space.height > 0 else {
      throw .noRoom(in: container, after: insets, nil)
    }
    return space
  }
}

extension Scene {
  /// What the boundary items of `section` are placed in.
  ///
  /// - Source: `uikit.md` 9.3.
  fileprivate func host(of section: Section) -> Boundary.Host {
    Boundary.Host(
      scrollAxis: scrollAxis, container: container(section.supplementaryInsetsReference),
      insets: section.supplementariesFollowInsets ? section.insets : .zero)
  }
}

extension EdgeInsets {
  /// Replaces the insets on `axis` by those that center `length` points in a space.
  ///
  /// - Source: `uikit.md` m4, 8.4, 22 #11, #30.
  fileprivate mutating func center(_ length: Points, on axis: Axis, in space: Points) {
    let side = (space - length) / 2
    switch axis {
    case .horizontal: (leading, trailing) = (side, side)
    case .vertical: (top, bottom) = (side, side)
    }
  }
}

extension ElementSource {
  fileprivate init(decoration model: Decoration) {
    self.init(.decoration, id: model.id, kind: model.kind, name: model.name)
    zIndex = model.zIndex
  }
}
