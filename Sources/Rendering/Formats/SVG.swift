internal import LayoutGeometry
internal import LayoutText

extension OutputFormat {
  /// One drawing for all results, side by side as far as they fit; a point is a unit.
  ///
  /// - Source: Scalable Vector Graphics 1.1.
  package static let svg = OutputFormat(
    name: "svg", summary: "One drawing of all results, for browsers and documents."
  ) { document, writer in
    let sheet = Sheet(of: document)
    let (size, frame) = (sheet.size, Rectangle(origin: .zero, size: sheet.size))
    writer.markup(
      """
      <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="\(size.width)" \
      height="\(size.height)"\(frame, as: .viewBox)>
      <style>\n
      """)
    writer.write(PictureStyle.shapes)
    writer.write(PictureStyle.light)
    writer.tints(on: \.light)
    writer.write(
      "</style>\n<rect width=\"100%\" height=\"100%\" rx=\"12\" fill=\"#f8f9fb\"/>\n")
    for plate in sheet.plates { plate.write(to: &writer) }
    writer.write("</svg>\n")
  }
}

/// The pictures of a document, side by side on one sheet of paper.
private struct Sheet {
  private(set) var plates: [Plate] = []
  private(set) var size = Size(width: Self.edge, height: Self.edge)

  private static let edge: Points = 28
  private static let gap: Points = 36
  /// Where a row of pictures ends, unless it has but one.
  private static let widest: Points = 2600

  init(of document: FramesDocument) {
    let colors = PictureColors(of: document)
    var corner = Point(x: Self.edge, y: Self.edge)
    var bottom = corner.y
    for (number, dump) in document.dumps.enumerated() {
      var plate = Plate(Drawing(of: Picture(of: dump), in: colors, number: number))
      let extent = plate.size
      if corner.x > Self.edge, corner.x + extent.width > Self.widest {
        corner = Point(x: Self.edge, y: bottom + Self.gap)
      }
      plate.place = corner
      plates.append(plate)
      size.width = max(size.width, corner.x + extent.width + Self.edge)
      corner.x += extent.width + Self.gap
      bottom = max(bottom, corner.y + extent.height)
    }
    size.height = bottom + Self.edge
  }
}

/// A drawing below its caption.
private struct Plate {
  private let drawing: Drawing
  private let lines: [CaptionLine]
  /// Its upper left corner on the sheet.
  var place = Point.zero

  private static let gap: Points = 14
  private static let narrowest: Points = 240

  init(_ drawing: Drawing) {
    self.drawing = drawing
    let width = max(Self.narrowest, drawing.extent.width)
    lines = drawing.picture.caption(in: width)
  }

  private var captionHeight: Points { lines.reduce(Self.gap) { $0 + $1.height } }

  var size: Size {
    let width = lines.map(\.width).reduce(drawing.extent.width, max)
    return Size(width: width, height: captionHeight + drawing.extent.height)
  }

  func write(to writer: inout ByteWriter) {
    var foot = place.y
    for line in lines {
      foot += line.height
      line.write(at: Point(x: place.x, y: foot - line.size * 0.25), to: &writer)
    }
    let corner = Point(x: place.x, y: place.y + captionHeight)
    let frame = Rectangle(origin: corner, size: drawing.extent.size)
    writer.markup(
      "<svg class=\"picture\"\(frame, as: .attributes)\(drawing.extent, as: .viewBox)>\n")
    drawing.write(to: &writer)
    writer.write("</svg>\n")
  }
}
