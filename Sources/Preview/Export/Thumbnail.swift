internal import LayoutGeometry
internal import LayoutText

/// A screen as a small picture: what is seen of it at rest.
struct Thumbnail: Sendable {
  private let screen: Rectangle
  /// In the order in which they are drawn.
  private let elements: [(category: String, frame: Rectangle)]

  init(_ picture: JSON) {
    screen = Rectangle(
      origin: Point(picture.member("origin")), size: Size(picture.member("viewport")))
    let bounds = screen
    elements = picture.inLayers.compactMap { element in
      let frame = Rectangle(element.member("frame"))
      return frame.meets(bounds) ? (element.member("category")?.text ?? "", frame) : nil
    }
  }

  /// As "393 × 852".
  var size: String { "\(screen.width.plainDecimal) × \(screen.height.plainDecimal)" }

  /// In SVG. Nothing is drawn outside of the screen, whose outline lies above the elements.
  var drawing: String {
    ByteWriter.string { writer in
      let sides = [screen.x, screen.y, screen.width, screen.height].map(\.plainDecimal)
      let outer = [screen.x - 2, screen.y - 2, screen.width + 4, screen.height + 4]
      writer.write(
        "<svg aria-hidden=\"true\" viewBox=\"\(outer.map(\.plainDecimal).joined(separator: " "))\">"
      )
      writer.write("<svg viewBox=\"\(sides.joined(separator: " "))\"")
      writer.writeSides(of: screen)
      writer.write(">")
      for (category, frame) in elements {
        writer.write("<rect class=\"\(category)\"")
        writer.writeSides(of: frame)
        writer.write("/>")
      }
      writer.write("</svg><rect class=\"screen\"")
      writer.writeSides(of: screen)
      writer.write("/></svg>")
    }
  }
}

extension ByteWriter {
  fileprivate mutating func writeSides(of frame: Rectangle) {
    let sides = [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ]
    for (name, value) in sides { write(" \(name)=\"\(value.plainDecimal)\"") }
  }
}

extension JSON {
  /// The elements of a picture as the page draws them: by levels, and what lies under a content before it.
  fileprivate var inLayers: [JSON] {
    let elements = member("elements")?.elements ?? []
    let paths = elements.map { $0.member("path")?.text ?? "" }
    let places = Dictionary(
      paths.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let keys = elements.indices.map { index -> (level: Double, place: Double) in
      let isDecoration = elements[index].member("category")?.text == "decoration"
      let level = 2 * (elements[index].member("zIndex")?.number ?? 0) - (isDecoration ? 1 : 0)
      let above = paths[index].beforeUnderlay.flatMap { places[$0] }
      return (level, above.map { Double($0) - 0.5 } ?? Double(index))
    }
    return elements.indices.sorted {
      (keys[$0].level, keys[$0].place, $0) < (keys[$1].level, keys[$1].place, $1)
    }.map { elements[$0] }
  }

  fileprivate func side(_ name: String) -> Double { member(name)?.number ?? 0 }
}

extension String {
  /// The path of what an underlay lies under; `nil` for other paths.
  fileprivate var beforeUnderlay: String? {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    let place = parts.dropLast().indices.dropFirst().first { index in
      parts[index] == "underlay" || parts[index].hasPrefix("underlay[")
    }
    return place.map { parts[..<$0].joined(separator: "/") }
  }
}

extension Point {
  fileprivate init(_ json: JSON?) { self.init(x: json?.side("x") ?? 0, y: json?.side("y") ?? 0) }
}

extension Size {
  fileprivate init(_ json: JSON?) {
    self.init(width: json?.side("width") ?? 0, height: json?.side("height") ?? 0)
  }
}

extension Rectangle {
  init(_ json: JSON?) { self.init(origin: Point(json), size: Size(json)) }
}
