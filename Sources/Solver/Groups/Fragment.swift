import LayoutGeometry

/// A solved node: its size, and the frames of all cells and badges in it from its top leading
/// corner, in the order of the data.
struct Fragment {
  /// The size in its line, insets included, in points.
  var size: Size
  var cells: [Cell] = []
  var attachments: [Attachment] = []
  /// How many contents of each list of the plan are in it; nothing where there are none.
  var taken: [Int] = []
}

/// A cell's frame from the corner of what it is part of.
struct Cell: Equatable {
  var frame: Rectangle
  /// Its entry in the table of sources.
  let source: Int32
  let rounding: Rounding
}

/// A badge's frame from the corner of what it is part of.
struct Attachment: Equatable {
  var frame: Rectangle
  /// The frame of the cell or group that it is tied to.
  var anchorage: Rectangle
  /// Its entry in the table of sources.
  let source: Int32
  let kind: Int32
  /// Its index among the badges of the plan.
  let badge: Int32
  /// The cell that carries it, or the first cell of the group that does, counted from 0 in what it
  /// is part of.
  var host: Int
  let rounding: Rounding
  /// Its place among those of its kind, counted from 0 in a group instance.
  var ordinal = 0
}

/// Which numbers of a frame are put on the nearest pixel in the end.
///
/// - Source: `uikit.md` m1 and 15.
enum Rounding: UInt8 {
  /// None: its size has been floored.
  case none
  /// The origin, of what is anchored rather than placed.
  case origin
  /// All four.
  case frame
}

extension Fragment {
  /// Adds what is in `part`, moved by `offset`; its cells take the next data.
  ///
  /// - Complexity: O(*n*) in the cells and badges of `part`.
  mutating func append(_ part: Fragment, at offset: Point) {
    let base = cells.count
    for var cell in part.cells {
      cell.frame = cell.frame.offset(by: offset)
      cells.append(cell)
    }
    for var attachment in part.attachments {
      attachment.frame = attachment.frame.offset(by: offset)
      attachment.anchorage = attachment.anchorage.offset(by: offset)
      attachment.host += base
      attachments.append(attachment)
    }
    if taken.isEmpty {
      taken = part.taken
    } else {
      for (list, count) in part.taken.enumerated() { taken[list] += count }
    }
  }

  /// The same space with nothing in it.
  var vacated: Fragment { Fragment(size: size) }
}
