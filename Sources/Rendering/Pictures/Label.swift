internal import LayoutGeometry

/// What is written on an element, and where.
struct Label {
  let name: String?
  let number: String?
  /// Whether the number stands below the name; else behind it.
  var isStacked = false
  /// Whether its letters are bold, which takes more room.
  var isBold = false
  /// Which end of it stands still if its letters are narrower than was thought.
  var anchor = Anchor.none
  /// The height of the letters, in points.
  let size: Points
  /// Where it is written; set once a place is found.
  var center = Point.zero

  init(name: String?, number: String?, size: Points) {
    (self.name, self.number, self.size) = (name, number, size)
  }

  /// Between a name and a number behind it, as a share of the letters' size.
  static let gap = 0.4

  var extent: Size {
    let wide = isBold ? size * Lettering.boldness : size
    let words = [name, number].compactMap { $0 }.map { Lettering.width(of: $0, size: wide) }
    let line = size * Lettering.lineHeight
    if isStacked { return Size(width: words.max() ?? 0, height: 2 * line) }
    let gaps = Self.gap * size * Double(max(0, words.count - 1))
    return Size(width: words.reduce(gaps, +), height: line)
  }

  func fits(in room: Size) -> Bool {
    let extent = extent
    return extent.width <= room.width && extent.height <= room.height
  }

  /// Its rectangle.
  var frame: Rectangle {
    let extent = extent
    return Rectangle(
      x: center.x - extent.width / 2, y: center.y - extent.height / 2, width: extent.width,
      height: extent.height)
  }
}

/// What an element would like to have written on it.
struct Wording {
  /// Where on its ground.
  enum Style { case middle, title, corner }

  let name: String?
  let number: String?
  var style = Style.middle
  var isBold = false

  /// The labels that say everything and fit in `room`, the largest first.
  func whole(in room: Size) -> [Label] {
    var labels: [Label] = []
    for size in sizes(in: room) {
      var label = Label(name: name, number: number, size: size)
      label.isBold = isBold
      label.isStacked = name != nil && number != nil
      labels.append(label)
      guard label.isStacked else { continue }
      label.isStacked = false
      labels.append(label)
    }
    return labels.filter { $0.fits(in: room) }
  }

  /// The labels that say less and fit in `room`: a number alone, or else the beginning of a name.
  func reduced(in room: Size) -> [Label] {
    Self.smallSizes.compactMap { size in
      if let number { return Label(name: nil, number: number, size: size) }
      let wide = isBold ? size * Lettering.boldness : size
      let short = name.flatMap { Lettering.fit($0, in: room.width, size: wide) }
      guard let short else { return nil }
      var label = Label(name: short, number: nil, size: size)
      label.isBold = isBold
      return label
    }.filter { $0.fits(in: room) }
  }

  /// Letters grow with what they are written on, within what is legible.
  private func sizes(in room: Size) -> [Points] {
    let side = min(room.width, room.height)
    guard style != .corner else { return Self.smallSizes }
    return (side >= 80 ? [14] : []) + (side >= 40 ? [12] : []) + Self.smallSizes
  }

  private static let smallSizes: [Points] = [10.5, 9, 8]
}
