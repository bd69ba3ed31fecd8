internal import LayoutReporting
internal import LayoutText

extension ByteWriter {
  /// `text` between tags, with a sign in place of what no browser shows.
  mutating func write(printable text: String) { write(escaping: text.printable) }
}
