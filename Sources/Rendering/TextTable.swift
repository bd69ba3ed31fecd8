internal import LayoutCompiler
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

/// How the lines of a text dump are written.
struct TextTable {
  /// How far a dump is written: which sections have had their line. By itself, so that the table, which
  /// is large, stays a constant and is not copied for each line.
  struct Progress {
    /// The first section that has not had its line.
    fileprivate var nextSection = 0
    fileprivate var isBehindSections = false
  }

  private let dump: FramesReport
  private let columns: TextColumns
  /// By source, whether its size rests on texts whose widths are no device's.
  private let approximateSources: [Bool]

  init(of dump: FramesReport) {
    self.dump = dump
    columns = TextColumns(of: dump)
    approximateSources = dump.elements.approximateSources
  }

  /// `explore · iPhone 15 · 393 × 852 @3 → content 393 × 1343`.
  func writeTitle(to writer: inout ByteWriter) {
    writer.write(FramesTitle(of: dump).line)
    writer.write("\n")
  }

  /// The line of `element`, after that of its section.
  func write(
    _ element: SolvedElement, after progress: inout Progress, to writer: inout ByteWriter
  ) {
    if let section = element.section {
      writeSections(through: section, after: &progress, to: &writer)
    } else {
      writeRemainingSections(after: &progress, to: &writer)
      if !progress.isBehindSections { writer.write("the layout's own\n") }
      progress.isBehindSections = true
    }
    let source = dump.solved.sources[element.source]
    writeIndex(of: element, source, to: &writer)
    write(source.title.printable, element.frame, to: &writer)
    if source.isPinned { writer.write("  pinned") }
    if source.zIndex != element.usualLevel {
      writer.write("  z ")
      writer.write(source.zIndex)
    }
    if source.category == .decoration { writer.write("  decoration") }
    if approximateSources[element.source] { writer.write("  approximate") }
    writer.write(dump.marks(element.frame) ? "  visible\n" : "\n")
  }

  /// The line of an element inside of another, indented under it.
  func write(_ record: ContentRecord, to writer: inout ByteWriter) {
    writer.write(UInt8(ascii: " "), times: columns.index + TextColumns.gap)
    let indent = TextColumns.gap * record.depth
    writer.write(UInt8(ascii: " "), times: indent)
    write(record.element.label.printable, behind: indent, record.placed.frame, to: &writer)
    if record.content.isApproximate { writer.write("  approximate") }
    writer.write(dump.marks(record) ? "  visible\n" : "\n")
  }

  /// A name that is so far indented and four numbers in their columns.
  private func write(
    _ name: String, behind indent: Int = 0, _ frame: Rectangle, to writer: inout ByteWriter
  ) {
    writer.write(name)
    writer.write(UInt8(ascii: " "), times: columns.name - indent - name.displayWidth)
    write(frame.x, to: &writer)
    write(frame.y, to: &writer)
    write(frame.width, to: &writer)
    write(frame.height, to: &writer)
  }

  /// A number in its column.
  private func write(_ number: Points, to writer: inout ByteWriter) {
    let number = FixedPoint(number)
    writer.write(UInt8(ascii: " "), times: max(1, columns.number - number.length))
    writer.write(number)
  }

  /// The lines of the sections that no element came from.
  func writeRemainingSections(after progress: inout Progress, to writer: inout ByteWriter) {
    writeSections(through: dump.solved.sections.count - 1, after: &progress, to: &writer)
  }

  private func writeSections(
    through last: Int, after progress: inout Progress, to writer: inout ByteWriter
  ) {
    while progress.nextSection <= last {
      let section = dump.solved.section(at: progress.nextSection)
      let refusal = dump.solved.refusals.first { $0.section == section.index }
      if refusal != nil || dump.shows(section) { write(section, refusal, to: &writer) }
      progress.nextSection += 1
    }
  }

  private func writeIndex(
    of element: SolvedElement, _ source: ElementSource, to writer: inout ByteWriter
  ) {
    guard source.category == .cell, let section = element.section else {
      writer.write(UInt8(ascii: " "), times: columns.index + TextColumns.gap)
      return
    }
    let length =
      decimalLength(UInt64(section.magnitude)) + 1 + decimalLength(UInt64(element.item.magnitude))
    writer.write(UInt8(ascii: " "), times: columns.index - length)
    writer.write(section)
    writer.write(".")
    writer.write(element.item)
    writer.write(UInt8(ascii: " "), times: TextColumns.gap)
  }

  /// `stories  section 0  (0, 0, 393, 96)  scrolls paging, content 776 × 96`.
  private func write(_ section: SolvedSection, _ refusal: Refusal?, to writer: inout ByteWriter) {
    if columns.sectionName > 0 {
      let name = (section.name ?? "").printable
      writer.write(name)
      let gap = columns.sectionName - name.displayWidth + TextColumns.gap
      writer.write(UInt8(ascii: " "), times: gap)
    }
    writer.write("section ")
    writer.write(section.index)
    writer.write("  ")
    writer.write(section.frame, as: .list)
    if let orthogonal = section.orthogonal { write(orthogonal, to: &writer) }
    if dump.solved.layout.sections[section.index].isApproximate { writer.write("  approximate") }
    if let refusal {
      writer.write("  refused, \(refusal.rule.rawValue)\n")
      writer.write(UInt8(ascii: " "), times: columns.index + TextColumns.gap)
      writer.write(refusal.reason)
    }
    writer.write("\n")
  }

  /// `  scrolls paging, content 776 × 96, offset 310, page 1`; offset and page where it is
  /// scrolled.
  private func write(_ scroll: OrthogonalScroll, to writer: inout ByteWriter) {
    writer.write("  scrolls ")
    writer.write(scroll.behavior.rawValue)
    writer.write(", content ")
    writer.write(scroll.contentSize)
    let offset = scroll.offset[dump.solved.layout.scrollDirection.flipped]
    if offset != 0 || scroll.page != nil {
      writer.write(", offset ")
      writer.write(offset)
    }
    if let page = scroll.page {
      writer.write(", page ")
      writer.write(page)
    }
  }
}

extension SolvedElement {
  /// The `zIndex` of elements of its kind that state none.
  fileprivate var usualLevel: Int { cell == nil ? 0 : Supplementary.usualLevel }
}
