internal import LayoutGeometry
internal import LayoutText

/// The mask through which the elements are seen: clear on the screen, pale before and behind it,
/// vanishing at its sides.
struct Fade {
  /// A strip beside the screen.
  private struct Side {
    let name: String
    let frame: Rectangle
    /// What is left of the elements where it starts, and where it ends.
    let ends: (start: String, end: String)
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
  private static let (pale, nothing) = ("#8c8c8c", "#000")

  /// The gradients and the mask.
  func writeDefinitions(to writer: inout ByteWriter) {
    writer.write("<defs>\n")
    for side in sides { writeGradient(of: side, to: &writer) }
    let (axis, screen) = (picture.scrollAxis.flipped, picture.screen)
    let clear = picture.area.span(screen.start(on: axis)...screen.end(on: axis), on: axis)
    writer.markup(
      """
      <mask id="\(name)" maskUnits="userSpaceOnUse"\(picture.area, as: .attributes)>
      <rect fill="\(Self.pale)"\(clear, as: .attributes)/>\n
      """)
    for side in sides {
      writer.markup(
        "<rect fill=\"url(#\(side.name)-\(number))\"\(side.frame, as: .attributes)/>\n")
    }
    frame.write("clear", to: &writer)
    writer.write("</mask>\n</defs>\n")
  }

  /// The name of the mask.
  var name: String { "fade-\(number)" }

  private func writeGradient(of side: Side, to writer: inout ByteWriter) {
    let axis = picture.scrollAxis.flipped
    var way = Rectangle(origin: side.frame.origin, size: .zero)
    way.size[axis] = side.frame.size[axis]
    writer.markup(
      """
      <linearGradient id="\(side.name)-\(number)" gradientUnits="userSpaceOnUse"\(way.ends)>\
      <stop offset="0" stop-color="\(side.ends.start)"/>\
      <stop offset="1" stop-color="\(side.ends.end)"/></linearGradient>\n
      """)
  }
}
