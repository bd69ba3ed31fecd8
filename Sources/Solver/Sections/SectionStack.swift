import LayoutGeometry
import LayoutLanguage

/// Stacks the sections of a layout along its scroll axis.
struct SectionStack {
  private(set) var prototypes: [SectionPrototype] = []
  private(set) var places: [PlacedSection] = []
  private(set) var refusals: [Refusal] = []
  /// The layout's own boundary items.
  let boundary: Boundary
  let context: LayoutContext
  private(set) var sources: [ElementSource] = []
  /// The latest prototypes of each element.
  private var known: [Int: [Int]] = [:]
  private var end: ExactSum
  /// How far sections of a name shall be scrolled, one by one.
  private let offsets: [String: [Points]]
  /// How many sections of the names in `offsets` there are so far.
  private var counts: [String: Int] = [:]

  /// - Source: `uikit.md` 9.6.
  init(
    _ layout: Layout, in viewport: Viewport, showing shown: SolverInput, isUnfinished: Bool = false
  ) {
    offsets = shown.contents.orthogonalOffset.named
    var context = LayoutContext(layout, in: viewport, showing: shown)
    let host = Boundary.Host(
      scrollAxis: context.scrollAxis, container: context.container(.automatic), insets: .zero,
      sizes: shown.contents.ownSizes, grid: context.grid, measure: context.measure)
    let models = layout.sections.isEmpty ? [] : layout.boundaryItems
    boundary = Boundary(models, around: host, sources: &sources)
    context.margins = boundary.growth.only(on: context.crossAxis)
    self.context = context
    end = ExactSum(boundary.growth.start(on: context.scrollAxis))
    places.reserveCapacity(layout.sections.count)
    for section in layout.sections {
      if !places.isEmpty { end.add(layout.spacing) }
      append(section)
    }
    if isUnfinished { return }
    for index in prototypes.indices { prototypes[index].templates?.finish() }
  }

  /// How long the content is along the scroll axis, in points, unrounded.
  var length: Points { Swift.max(0, end.value + boundary.growth.end(on: context.scrollAxis)) }

  private mutating func append(_ section: Section) {
    let index = prototype(of: section)
    let request = SectionPrototype.SectionRequest(
      itemCount: section.itemCount, offset: offset(of: section), start: end.value)
    let place = prototypes[index].place(index, on: request, along: context.scrollAxis)
    if case .refused = place.content, let refusal = prototypes[index].refusal(at: places.count) {
      refusals.append(refusal)
    }
    places.append(place)
    end.add(place.length)
  }

  /// How far the next section called like `section` shall be scrolled, in points; `nil` where
  /// no offset was given.
  ///
  /// - Source: `language.md` 4: a list holds for the sections of a name in turn, and repeats.
  private mutating func offset(of section: Section) -> Points? {
    guard let name = section.name, let list = offsets[name], !list.isEmpty else { return nil }
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return list[count % list.count]
  }

  /// How many descriptions of one element are remembered: sections may look alike in turns.
  private static let memory = 8

  /// The index of the prototype of all sections like `section`.
  ///
  /// - Complexity: O(1) for sections that share what they are described by.
  private mutating func prototype(of section: Section) -> Int {
    var like = section
    let latest = known[section.id.index, default: []]
    for index in latest {
      like.itemCount = prototypes[index].section.itemCount
      if like == prototypes[index].section { return index }
    }
    prototypes.append(SectionPrototype(section, in: context, sources: &sources))
    let index = prototypes.count - 1
    known[section.id.index] = [index] + latest.prefix(Self.memory - 1)
    return index
  }
}
