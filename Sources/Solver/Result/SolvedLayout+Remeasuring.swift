import LayoutGeometry
package import LayoutLanguage
import LayoutText

extension SolvedLayout {
  /// Makes the content of one cell ask for `size`, as if the layout had been solved with that.
  ///
  /// What is behind the section moves along. The section's groups have to be lines of items of one
  /// name, one below the other.
  ///
  /// - Returns: Whether that could be done. Where not, nothing has changed, and the layout has to be
  ///   solved anew: groups are made otherwise, or UIKit would refuse what came of it.
  /// - Complexity: O(log *n* + log² *s* + *k*) in the cells, the sections, and the cells of the lines
  ///   that break differently than before; O(*n* + *s*) the first time in a section.
  package mutating func remeasure(
    _ cell: Int, ofSection section: Int, as size: PartialSize
  ) -> Bool {
    guard places.indices.contains(section), (0..<places[section].itemCount).contains(cell),
      postprocess.mirror == nil || layout.scrollDirection == .vertical, layout.spacing >= 0
    else { return false }
    var later = remeasured ?? Remeasurements(places, statistics.extents)
    // Held in one place only, so that nothing is copied.
    remeasured = nil
    defer { remeasured = later }
    guard var lines = later.lines.removeValue(forKey: section) ?? lines(ofSection: section) else {
      return false
    }
    defer { later.lines[section] = lines }
    let before = lines.length
    do throws(LayoutFault) {
      try lines.change(cell, to: size)
    } catch {
      return false
    }
    later.add(lines.length - before, to: section)
    contentLength += lines.length - before
    return true
  }

  /// The lines of a section as they were solved.
  private func lines(ofSection section: Int) -> RemeasurableLines? {
    let place = places[section]
    let prototype = prototype(ofSection: section)
    guard case .groups(let run) = place.content, prototype.value.section.orthogonal == .none else {
      return nil
    }
    return prototype.value.templates.flatMap {
      RemeasurableLines($0, run: run, itemCount: place.itemCount)
    }
  }

  /// Where a section is, what has been measured since included.
  ///
  /// - Complexity: O(1); O(log *s*) in the sections where something has been.
  func place(ofSection section: Int) -> PlacedSection {
    var place = places[section]
    guard let remeasured else { return place }
    let growth = remeasured.growth(of: section)
    place.start += growth.before
    place.contentLength += growth.own
    place.length += growth.own
    return place
  }

  /// The sections that may have frames between two places on the scroll axis.
  func sections(from start: Points, to end: Points) -> Range<Int> {
    guard let remeasured else { return statistics.extents.sections(from: start, to: end) }
    let overhang = remeasured.overhang
    let first = places.indices.partitioningIndex {
      let place = place(ofSection: $0)
      return place.start + place.length + overhang.behind > start
    }
    let last = places.indices.partitioningIndex {
      place(ofSection: $0).start - overhang.before > end
    }
    return first..<max(first, last)
  }
}

/// What was measured again after a layout was solved.
struct Remeasurements {
  /// By section, where anything has been.
  var lines: [Int: RemeasurableLines] = [:]
  /// By section, how much longer it is than it was, in points.
  private var growths: LineSums
  /// How far frames stick out of their sections at most, in points.
  let overhang: (before: Points, behind: Points)

  /// - Complexity: O(*s*) in the sections.
  init(_ places: [PlacedSection], _ extents: SectionExtents) {
    growths = LineSums(count: places.count)
    overhang = extents.overhang(over: places)
  }

  mutating func add(_ length: Points, to section: Int) {
    growths[section] = (growths[section] ?? 0) + length
  }

  /// How much longer a section is, and how much all before it are, in points.
  func growth(of section: Int) -> (before: Points, own: Points) {
    (growths.length(before: section), growths[section] ?? 0)
  }
}
