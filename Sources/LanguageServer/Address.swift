internal import LayoutText

/// The address of a document: what distinguishes it, however a client spells it.
struct Address: Hashable, Sendable {
  /// With `%xx` decoded.
  let text: String

  init(_ uri: String) { text = Self.decoded(uri) }

  /// The address of the file at an absolute path.
  init(path: String) { text = "file://" + path }

  /// The path of a file; `nil` for a document that is none.
  var path: String? {
    let scheme = "file://"
    guard text.hasPrefix(scheme) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    return String(rest[slash...])
  }

  /// The last component of what is not a file.
  var title: String {
    let parts = text.split { $0 == "/" || $0 == ":" }
    return parts.last.map(String.init) ?? "untitled"
  }

  /// The URI of the file at an absolute path.
  static func uri(ofPath path: String) -> String { "file://" + escaped(path, besides: "-._~/") }

  /// `text` with `%xx` for everything but letters, digits and `marks`.
  static func escaped(_ text: String, besides marks: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let marks = Array(marks.utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isAlphanumeric(byte) || marks.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func decoded(_ uri: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(uri.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
