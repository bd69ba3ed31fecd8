internal import LayoutText

extension Report {
  /// The path of `file` for programs: relative to the run's folder, with `.` and `..` resolved where
  /// possible.
  package func path(of file: File) -> String {
    if let folder = run.folder {
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      let path = Self.resolved(file.absolutePath)
      if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    }
    return Self.resolved(file.source.name)
  }

  private static func resolved(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension ByteWriter {
  /// `path` as a URI reference: everything but letters, digits and `-._~/` is percent-encoded.
  ///
  /// - Source: RFC 3986, sections 2.3 and 4.2.
  static func reference(to path: String) -> String {
    string { writer in
      if path.hasPrefix("/") { writer.write("file://") }
      for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
          writer.write(byte)
        default:
          writer.write("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true))
        }
      }
    }
  }
}
