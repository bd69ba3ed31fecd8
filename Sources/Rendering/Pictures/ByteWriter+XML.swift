internal import LayoutGeometry
internal import LayoutReporting
internal import LayoutText

extension ByteWriter {
  /// `text` between tags, with a sign in place of what no browser shows.
  mutating func write(printable text: String) { write(escaping: text.printable) }

  /// `translate(12 34)`.
  mutating func write(translationTo place: Point) {
    write("translate(")
    write(place.x)
    write(" ")
    write(place.y)
    write(")")
  }
}
