import LayoutGeometry
import LayoutLanguage

/// All that sections of one description have in common, independent of their number of items.
struct SectionPrototype {
  let section: Section
  let boundary: Boundary
  /// Where the first group starts: along the scroll axis from the section's start, across it in
  /// the content space.
  let groupsStart: Point
  /// What lies before the first and behind the last group, in points, where they are not centred.
  let insets: EdgeInsets
  /// What is seen of its groups where they scroll across the layout's direction.
  let window: RestingOffsets.ScrollWindow
  /// The first entry of its decorations in the table of sources.
  let decorationSource: Int
  /// The instances of its group; `nil` where they cannot be solved.
  var templates: Templates?
  /// Why they cannot, or why the last that were asked for could not.
  private var fault: LayoutFault?
  private let plan: GroupPlan?

  /// - Complexity: O(*n*) in the elements of the section and the sizes its contents ask for.
  /// - Source: `uikit.md` m2, 1.3, 8.1, 13.
  init(_ section: Section, in context: LayoutContext, sources: inout [ElementSource]) {
    self.section = section
    let axis = section.groupAxis(scrolling: context.scrollAxis)
    let sizes = section.name.flatMap { context.contents.sizes[$0] } ?? [:]
    boundary = Boundary(
      section.boundaryItems, around: context.host(of: section, sizes), sources: &sources)
    let container = context.container(of: section, behind: boundary.growth)
    window = RestingOffsets.ScrollWindow(
      length: container.size[axis], page: context.viewport.size[axis])
    plan = section.plan(sizes, along: axis, context.measure, sources: &sources)
    insets = section.groupInsets(along: axis)
    do throws(LayoutFault) {
      let space = try section.space(in: container.size, along: axis)
      guard let plan else { throw section.groups.isEmpty ? .noSubitem(nil) : .rivalGroups }
      if let kind = section.duplicateBoundaryKind { throw .duplicateKind(kind) }
      let isStretched =
        section.orthogonal != .none && plan.nodes[0].edgeSpacing.isFlexible(on: axis.flipped)
      let place = Template.Container(
        axis: axis, space: space, breadth: isStretched ? nil : space[axis.flipped],
        grid: context.grid)
      (templates, fault) = (Templates(plan, in: place, spacing: section.spacing), nil)
    } catch {
      (templates, fault) = (nil, error)
    }
    decorationSource = sources.count
    sources += section.decorations.map(ElementSource.init(decoration:))
    groupsStart = section.start(in: container, behind: boundary.growth, context.scrollAxis)
  }
}

extension Section {
  /// The first element kind that two of its boundary items have.
  ///
  /// - Source: `uikit.md` 9.5.
  fileprivate var duplicateBoundaryKind: String? {
    var kinds: Set<String> = []
    return boundaryItems.first { !kinds.insert($0.kind).inserted }?.kind
  }
}

extension SectionPrototype {
  /// How the groups of a section with `count` items follow one another; `nil` where UIKit would
  /// refuse them.
  mutating func run(of count: Int) -> Instances.Run? {
    if let fault, !fault.isOfContent { return nil }
    do throws(LayoutFault) {
      return try templates?.run(of: count)
    } catch {
      fault = error
      return nil
    }
  }

  /// Why UIKit refuses the section at `index`; `nil` if it does not.
  func refusal(at index: Int) -> Refusal? {
    section.isFaulty ? nil : fault.map { Refusal($0, in: section, at: index, of: plan) }
  }
}

extension Refusal {
  /// The refusal for `fault` in the section at `index`, whose group `plan` describes.
  init(_ fault: LayoutFault, in section: Section, at index: Int, of plan: GroupPlan?) {
    let path = fault.node.flatMap { plan?.path(to: $0) } ?? []
    self.init(
      rule: fault.rule, reason: fault.reason, section: index, path: [section.id] + path,
      shortage: fault.shortage)
  }
}

extension Section {
  /// Its only group flattened, whose contents ask for `sizes`; groups follow one another along `axis`.
  func plan(
    _ sizes: ContentSizes, along axis: Axis, _ measure: ContentMeasure,
    sources: inout [ElementSource]
  ) -> GroupPlan? {
    guard let group = groups.first, groups.count == 1 else { return nil }
    var builder = GroupPlanBuilder(of: self, along: axis, sizes: sizes, measure: measure)
    swap(&builder.sources, &sources)
    defer { sources = builder.sources }
    return builder.plan(of: group)
  }

  /// Along which its groups follow one another in a layout that scrolls along `axis`.
  func groupAxis(scrolling axis: Axis) -> Axis { orthogonal == .none ? axis : axis.flipped }

  /// What lies around its groups, which follow one another along `axis`, where they are not centred.
  func groupInsets(along axis: Axis) -> EdgeInsets {
    orthogonal == .groupPagingCentered ? insets.only(on: axis.flipped) : insets
  }

  /// Where its first group starts: along the scroll axis from the section's start, across it in the
  /// content space.
  func start(in container: Rectangle, behind growth: EdgeInsets, _ scrollAxis: Axis) -> Point {
    let insets = groupInsets(along: groupAxis(scrolling: scrollAxis))
    var start = container.origin
    start[scrollAxis] = growth.start(on: scrollAxis)
    for axis in Axis.allCases { start[axis] += insets.start(on: axis) }
    return start
  }

  /// What the fractions of its group refer to.
  ///
  /// - Source: `uikit.md` m2, 1.3, 2.6.
  func space(in container: Size, along axis: Axis) throws(LayoutFault) -> Size {
    let space = container.inset(by: insets.only(on: axis.flipped))
    guard space.width > 0, space.height > 0 else {
      throw .noRoom(in: container, after: insets, nil)
    }
    return space
  }
}

extension LayoutContext {
  /// The container of `section`, whose boundary items push its content by `growth`.
  func container(of section: Section, behind growth: EdgeInsets) -> Rectangle {
    container(section.insetsReference).inset(by: growth.only(on: crossAxis))
  }

  /// What the boundary items of `section`, whose contents ask for `sizes`, are placed in.
  ///
  /// - Source: `uikit.md` 9.3.
  func host(of section: Section, _ sizes: ContentSizes) -> Boundary.Host {
    Boundary.Host(
      scrollAxis: scrollAxis, container: container(section.supplementaryInsetsReference),
      insets: section.supplementariesFollowInsets ? section.insets : .zero, sizes: sizes,
      grid: grid, measure: measure)
  }
}

extension ElementSource {
  fileprivate init(decoration model: Decoration) {
    self.init(.decoration, id: model.id, kind: model.kind, name: model.name)
    zIndex = model.zIndex
  }
}

/// A prototype that is held once and read in its place: a query copies nothing of it.
final class SharedPrototype: Sendable {
  let value: SectionPrototype

  init(_ value: SectionPrototype) { self.value = value }
}
