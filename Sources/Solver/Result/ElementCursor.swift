package import LayoutGeometry
import LayoutLanguage

/// Reads the elements of a solved layout piece by piece, ordered by section, then item; cells before
/// what is attached to them, then the section's boundary items and decorations; what the layout itself
/// has comes last.
package struct ElementCursor {
  private let layout: SolvedLayout
  /// What the elements meet; `nil`: all of them.
  private let rectangle: Rectangle?
  /// The sections that have not been read.
  private var sections: Range<Int>
  /// Whether what belongs to no section has been read.
  private var hasEnded: Bool
  /// The section that is being read, whose instances are left.
  private var section: Int?
  private var writer: InstanceWriter<SolvedElement>?
  private var instances = 0..<0
  /// The latest piece; never empty after `advance` has said that there is one.
  package private(set) var elements: [SolvedElement] = []

  /// So many elements are a piece, or as many as an instance has: they stay in the processor's cache.
  private static let pieceLength = 256

  /// - Complexity: O(log *s* + log *i* + *k*) for reading them all, in the sections, the instances of
  ///   a group that are not alike, and the elements that meet `rectangle`, where an instance is looked
  ///   at as a whole.
  package init(_ layout: SolvedLayout, in rectangle: Rectangle? = nil) {
    (self.layout, self.rectangle, hasEnded) = (layout, rectangle, false)
    sections = layout.sectionRange(meeting: rectangle)
  }

  /// Those of one section, or what belongs to none. There are none of a section that does not exist.
  init(_ layout: SolvedLayout, ofSection section: Int?, in rectangle: Rectangle?) {
    (self.layout, self.rectangle, hasEnded) = (layout, rectangle, section != nil)
    let isThere = section.map(layout.places.indices.contains) ?? false
    sections = isThere ? section.map { $0..<$0 + 1 } ?? 0..<0 : 0..<0
  }

  /// Reads the next piece; says whether there is one.
  package mutating func advance() -> Bool {
    repeat {
      elements.removeAll(keepingCapacity: true)
      guard read() else { return false }
      if let rectangle { elements.removeAll { !$0.frame.meets(rectangle) } }
    } while elements.isEmpty
    return true
  }

  /// Reads what comes next, if only a piece without elements; says whether there was anything left.
  private mutating func read() -> Bool {
    if !instances.isEmpty {
      readInstances()
    } else if let section {
      self.section = nil
      layout.forEachElementBesideGroups(ofSection: section) { elements.append($0) }
    } else if let next = sections.popFirst() {
      open(next)
    } else if !hasEnded {
      hasEnded = true
      layout.forEachElementBesideGroups(ofSection: nil) { elements.append($0) }
    } else {
      return false
    }
    return true
  }

  private mutating func open(_ section: Int) {
    self.section = section
    let window = rectangle.map { layout.postprocess.window(of: $0) }
    if layout.remeasured?.lines[section] != nil {
      layout.forEachRemeasuredCell(ofSection: section, in: window) { elements.append($0) }
      return
    }
    writer = layout.writer(ofSection: section)
    if let all = writer?.instances { instances = window.map(all.range) ?? 0..<all.count }
  }

  private mutating func readInstances() {
    let mostParts = writer?.templates.mostParts ?? 0
    let most = max(1, Self.pieceLength / max(1, mostParts))
    let piece = instances.prefix(most)
    instances = instances.dropFirst(most)
    // Taken out while they are added to: the writer stays where it is.
    var read: [SolvedElement] = []
    swap(&read, &elements)
    read.append(addingCapacity: piece.count * mostParts) { writer?.append(piece, to: &$0) }
    swap(&read, &elements)
  }
}
