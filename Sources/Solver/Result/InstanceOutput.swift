import LayoutGeometry

/// What the instances of a section's group are written as: frames of cells, or all their elements.
protocol InstanceOutput {
  /// Whether what is attached to cells is written, too.
  static var includesAttachments: Bool { get }

  init(
    _ frame: Rectangle, of part: InstancePart, in instance: InstanceNumbers,
    _ series: InstanceSeries)

  /// The cell at `place` in an instance.
  init(_ frame: Rectangle, ofCell place: Int, from source: Int32, in instance: InstanceNumbers)

  /// In points, in the content space.
  var frame: Rectangle { get }

  /// The same cell in an instance before which there are `count` cells more.
  func moved(to frame: Rectangle, behind count: Int) -> Self
}

/// A cell or a badge of a template.
struct InstancePart {
  /// Its entry in the table of sources.
  let source: Int32
  /// Its place among the cells of an instance; of a badge its number in its kind.
  let ordinal: Int
  /// What a badge is attached to; `nil` for cells.
  var attachment: (kind: Int, cell: Int)?
}

/// Where an instance stands among those of its section.
struct InstanceNumbers {
  let section: Int
  let index: Int
  /// How many cells come before it.
  let firstCell: Int
}

extension Rectangle: InstanceOutput {
  static let includesAttachments = false

  @inline(__always)
  init(
    _ frame: Rectangle, of part: InstancePart, in instance: InstanceNumbers,
    _ series: InstanceSeries
  ) { self = frame }

  @inline(__always)
  init(_ frame: Rectangle, ofCell place: Int, from source: Int32, in instance: InstanceNumbers) {
    self = frame
  }

  @inline(__always)
  var frame: Rectangle { self }

  @inline(__always)
  func moved(to frame: Rectangle, behind count: Int) -> Rectangle { frame }
}

extension SolvedElement: InstanceOutput {
  static let includesAttachments = true

  /// - Source: `uikit.md` m6.
  @inline(__always)
  init(
    _ frame: Rectangle, of part: InstancePart, in instance: InstanceNumbers,
    _ series: InstanceSeries
  ) {
    let first = part.attachment.map { series.kindBase(of: instance.index, kind: $0.kind) }
    let element = SolvedElement(
      source: Int(part.source), section: instance.section,
      item: (first ?? instance.firstCell) + part.ordinal, frame: frame)
    self = part.attachment.map { element.attached(to: instance.firstCell + $0.cell) } ?? element
  }

  @inline(__always)
  init(_ frame: Rectangle, ofCell place: Int, from source: Int32, in instance: InstanceNumbers) {
    self = SolvedElement(
      source: Int(source), section: instance.section, item: instance.firstCell + place, frame: frame
    )
  }

  @inline(__always)
  func moved(to frame: Rectangle, behind count: Int) -> SolvedElement {
    SolvedElement(self, item: count, frame: frame)
  }
}
