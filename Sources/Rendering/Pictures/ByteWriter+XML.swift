internal import LayoutGeometry
internal import LayoutReporting
internal import LayoutText

extension ByteWriter {
  /// `text` between tags, with a sign in place of what no browser shows.
  mutating func write(printable text: String) { write(escaping: text.printable) }

  /// ` x="0" y="0" width="72" height="72"`.
  mutating func attributes(_ frame: Rectangle) {
    attribute("x", frame.x)
    attribute("y", frame.y)
    attribute("width", frame.width)
    attribute("height", frame.height)
  }

  /// ` viewBox="0 0 393 852"`.
  mutating func viewBox(_ frame: Rectangle) {
    beginAttribute("viewBox")
    for (index, number) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
      if index > 0 { write(" ") }
      write(number)
    }
    write("\"")
  }
}
