internal import LayoutGeometry
internal import LayoutText

/// The mask through which the elements are seen: clear on the screen, pale before and behind it,
/// vanishing at its sides.
struct Fade {
  /// A strip beside the screen.
  private struct Side {
    let name: StaticString
    let frame: Rectangle
    /// What is left of the elements where it starts, and where it ends.
    let ends: (start: StaticString, end: StaticString)
  }

  private let picture: Picture
  private let frame: ScreenFrame
  /// What makes its names differ from those of other pictures in the document.
  private let number: Int
  private let sides: [Side]

  init(of picture: Picture, in frame: ScreenFrame, number: Int) {
    (self.picture, self.frame, self.number) = (picture, frame, number)
    let axis = picture.scrollAxis.flipped
    let (area, screen) = (picture.area, picture.screen)
    let (start, end) = (area.start(on: axis), area.end(on: axis))
    let before = start...max(start, screen.start(on: axis))
    let behind = min(end, screen.end(on: axis))...end
    sides = [
      Side(name: "before", frame: area.span(before, on: axis), ends: (Self.nothing, Self.pale)),
      Side(name: "behind", frame: area.span(behind, on: axis), ends: (Self.pale, Self.nothing)),
    ].filter { $0.frame.size[axis] > 0 }
  }

  /// How much is left of what is off the screen, and of what is far off.
  private static let (pale, nothing): (StaticString, StaticString) = ("#8c8c8c", "#000")

  /// The gradients and the mask.
  func writeDefinitions(to writer: inout ByteWriter) {
    writer.write("<defs>\n")
    for side in sides { writeGradient(of: side, to: &writer) }
    writer.write("<mask id=\"")
    write("fade", to: &writer)
    writer.write("\" maskUnits=\"userSpaceOnUse\"")
    writer.write(picture.area, as: .attributes)
    writer.write(">\n<rect fill=\"")
    writer.write(Self.pale)
    writer.write("\"")
    let (axis, screen) = (picture.scrollAxis.flipped, picture.screen)
    let clear = picture.area.span(screen.start(on: axis)...screen.end(on: axis), on: axis)
    writer.write(clear, as: .attributes)
    writer.write("/>\n")
    for side in sides {
      writer.write("<rect fill=\"url(#")
      write(side.name, to: &writer)
      writer.write(")\"")
      writer.write(side.frame, as: .attributes)
      writer.write("/>\n")
    }
    frame.write("clear", to: &writer)
    writer.write("</mask>\n</defs>\n")
  }

  /// ` mask="url(#fade-0)"`.
  func writeReference(to writer: inout ByteWriter) {
    writer.write(" mask=\"url(#")
    write("fade", to: &writer)
    writer.write(")\"")
  }

  private func writeGradient(of side: Side, to writer: inout ByteWriter) {
    writer.write("<linearGradient id=\"")
    write(side.name, to: &writer)
    writer.write("\" gradientUnits=\"userSpaceOnUse\"")
    let axis = picture.scrollAxis.flipped
    var way = Rectangle(origin: side.frame.origin, size: .zero)
    way.size[axis] = side.frame.size[axis]
    writer.line(way)
    writer.write("><stop offset=\"0\" stop-color=\"")
    writer.write(side.ends.start)
    writer.write("\"/><stop offset=\"1\" stop-color=\"")
    writer.write(side.ends.end)
    writer.write("\"/></linearGradient>\n")
  }

  /// A name with the number of its picture.
  private func write(_ name: StaticString, to writer: inout ByteWriter) {
    writer.write(name)
    writer.write("-")
    writer.write(number)
  }
}
