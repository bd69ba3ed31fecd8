internal import LayoutText

extension ReferenceFormat {
  /// A TextMate grammar, for syntax highlighting in editors and on web pages.
  package static let tmLanguage = ReferenceFormat(name: "tmLanguage") {
    ByteWriter.string { writer in
      writer.json { json in
        json.object(.block) { json in
          json.member("name", "Layout")
          json.member("scopeName", "source.layout")
          json.array("fileTypes") { $0.value("layout") }
          json.array("patterns", .block) { json in
            for pattern in GrammarPattern.all { json.value(pattern) }
          }
        }
      }
      writer.write("\n")
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ pattern: GrammarPattern) {
    object(.block) { json in
      switch pattern.extent {
      case .match(let expression, let scopes):
        if let scope = pattern.scope { json.member("name", scope) }
        json.member("match", expression)
        json.captures("captures", scopes)
      case .span(let first, let last, let inner):
        if let scope = pattern.scope { json.member("name", scope) }
        json.member("begin", first)
        json.captures("beginCaptures", pattern.brackets.map { ["\($0).begin"] } ?? [])
        json.member("end", last)
        json.captures("endCaptures", pattern.brackets.map { ["\($0).end"] } ?? [])
        if !inner.isEmpty {
          json.array("patterns", .block) { json in
            for pattern in inner { json.value(pattern) }
          }
        }
      }
    }
  }

  /// The scopes of an expression's groups: of the whole match for brackets, else from group 1.
  private mutating func captures(_ name: StaticString, _ scopes: [String]) {
    guard !scopes.isEmpty else { return }
    object(name, .block) { json in
      let isWhole = name.utf8CodeUnitCount > "captures".utf8.count
      for (index, scope) in scopes.enumerated() {
        json.object(Self.groups[isWhole ? 0 : index + 1]) { $0.member("name", scope) }
      }
    }
  }

  private static let groups: [StaticString] = ["0", "1", "2", "3"]
}
