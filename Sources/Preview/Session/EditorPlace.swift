internal import LayoutText

/// A place that an editor opens: line and column from 1, columns in bytes.
struct EditorPlace: Hashable, Sendable {
  let path: String
  let line: Int
  let column: Int
}

extension Session {
  /// The place in a file that a page names.
  ///
  /// - Source: `preview.md` 5, `POST /api/select`.
  func place(_ body: [UInt8]) throws(RequestFault) -> EditorPlace {
    let json = try Self.json(body)
    guard let name = json.member("file")?.text,
      let line = json.member("line")?.number.flatMap({ Int(exactly: $0) }), line > 0
    else { throw RequestFault("expected a file and a line") }
    let column = json.member("column")?.number.flatMap { Int(exactly: $0) } ?? 1
    guard let file = files.first(where: { $0.name == name }) else {
      throw RequestFault("file: there is no file '\(name)'")
    }
    return EditorPlace(path: file.current.path, line: line, column: max(1, column))
  }
}
