import LayoutGeometry
import LayoutLanguage

/// The templates of a section's group, their cells and badges one behind the other in arrays that all
/// share: of rows that are all different, each takes no more than what is in it.
struct TemplateList {
  /// Where a template is in the arrays; plain old data.
  private struct Place {
    let (firstCell, firstAttachment): (Int32, Int32)
    let metrics: Template.Metrics
    let groupSize: Size
  }

  private var places: [Place] = []
  /// The cells of all templates.
  private(set) var cells: [Cell] = []
  private var attachments: [Attachment] = []
  /// Of each template its badges of each kind, then its contents of each list.
  private var counts: [Int32] = []
  private let kindCount: Int
  private let listCount: Int
  /// The latest templates by their sizes, -1 for none: rows of texts have few heights.
  private var latest: [Int] = []
  private static let placeBits = 6
  /// How many cells and badges the largest has.
  private(set) var mostParts = 0

  /// No templates of `plan`.
  init(of plan: GroupPlan) { (kindCount, listCount) = (plan.kindCount, plan.lists.count) }

  var indices: Range<Int> { places.indices }

  /// Adds a template and returns its index, or that of an equal one.
  ///
  /// - Complexity: O(*n*) in its cells and badges.
  mutating func append(_ template: Template) -> Int {
    if latest.isEmpty { latest = Array(repeating: -1, count: 1 << Self.placeBits) }
    let size = template.metrics.size
    // Fibonacci hashing, which is the same in each run.
    let mixed = (size.width.bitPattern ^ size.height.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(mixed >> UInt64(64 - Self.placeBits))
    if latest[place] >= 0, isEqual(latest[place], to: template) { return latest[place] }
    latest[place] = places.count
    places.append(
      Place(
        firstCell: Int32(clamping: cells.count),
        firstAttachment: Int32(clamping: attachments.count), metrics: template.metrics,
        groupSize: template.groupSize))
    mostParts = max(mostParts, template.cells.count + template.attachments.count)
    cells += template.cells
    attachments += template.attachments
    for index in 0..<countCount { counts.append(count(index, of: template)) }
    return places.count - 1
  }

  /// How many numbers a template has in `counts`.
  private var countCount: Int { kindCount + listCount }

  /// The number at `index` among those of `template`: how many badges of a kind it has, or behind those
  /// how many contents of a list.
  private func count(_ index: Int, of template: Template) -> Int32 {
    if index < kindCount { return Int32(clamping: template.kindCounts[index]) }
    return template.taken.isEmpty ? 0 : Int32(clamping: template.taken[index - kindCount])
  }

  private func isEqual(_ index: Int, to template: Template) -> Bool {
    let (known, new) = (places[index], template.metrics)
    return known.metrics.size == new.size && known.metrics.bounds == new.bounds
      && known.groupSize == template.groupSize && cells(of: index).elementsEqual(template.cells)
      && attachments(of: index).elementsEqual(template.attachments)
      && (0..<countCount).allSatisfy { counts[index * countCount + $0] == count($0, of: template) }
  }

  /// Gives back the memory that is kept for more templates. Equal ones are found only among those that
  /// are added from then on.
  mutating func trim() {
    latest = []
    (places, cells) = (places.withoutSlack, cells.withoutSlack)
    (attachments, counts) = (attachments.withoutSlack, counts.withoutSlack)
  }

  /// A template by itself.
  ///
  /// - Complexity: O(*n*) in its cells and badges.
  subscript(index: Int) -> Template {
    Template(
      cells: Array(cells(of: index)), attachments: Array(attachments(of: index)),
      kindCounts: kindCounts(of: index), metrics: metrics(of: index), taken: taken(of: index),
      groupSize: groupSize(of: index))
  }

  func metrics(of index: Int) -> Template.Metrics { places[index].metrics }

  /// The group's size without its edge spacing, in points.
  func groupSize(of index: Int) -> Size { places[index].groupSize }

  func cells(of index: Int) -> ArraySlice<Cell> {
    let place = places[index]
    return cells[Int(place.firstCell)...].prefix(place.metrics.cellCount)
  }

  func attachments(of index: Int) -> ArraySlice<Attachment> {
    let place = places[index]
    return attachments[Int(place.firstAttachment)...].prefix(place.metrics.attachmentCount)
  }

  /// How many badges of each kind a template has.
  func kindCounts(of index: Int) -> [Int] {
    let start = index * countCount
    return counts[start..<start + kindCount].map { Int($0) }
  }

  /// How many contents of each list of the plan are in a template.
  func taken(of index: Int) -> [Int] {
    let start = index * countCount + kindCount
    return counts[start..<start + listCount].map { Int($0) }
  }

  /// Calls `body` for each cell of a template with its place, and after it `attachment` for what is
  /// attached to it where that is asked for.
  ///
  /// - Complexity: O(*n*) in the cells and badges.
  @inline(__always)
  func forEachPart(
    of index: Int, withAttachments: Bool, _ body: (Cell, Int) -> Void,
    attachment: (Attachment, InstancePart) -> Void
  ) {
    let (firstCell, cellCount) = (Int(places[index].firstCell), places[index].metrics.cellCount)
    var next = Int(places[index].firstAttachment)
    let end = withAttachments ? next + places[index].metrics.attachmentCount : next
    for place in 0..<cellCount {
      body(cells[firstCell + place], place)
      while next < end, attachments[next].host == place {
        let badge = attachments[next]
        attachment(
          badge,
          InstancePart(
            source: badge.source, ordinal: badge.ordinal,
            attachment: (kind: Int(badge.kind), cell: place)))
        next += 1
      }
    }
  }

  /// How many parts `forEachPart` has.
  func partCount(of index: Int, withAttachments: Bool) -> Int {
    let metrics = places[index].metrics
    return metrics.cellCount + (withAttachments ? metrics.attachmentCount : 0)
  }
}
