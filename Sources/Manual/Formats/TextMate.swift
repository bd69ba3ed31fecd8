internal import LayoutText

extension ReferenceFormat {
  /// A TextMate grammar, which colours the language in editors and on web pages.
  package static let tmLanguage = ReferenceFormat(name: "tmLanguage") {
    ByteWriter.string { writer in
      writer.json { json in
        json.beginObject(.block)
        json.key("name")
        json.value("Layout" as StaticString)
        json.key("scopeName")
        json.value("source.layout" as StaticString)
        json.key("fileTypes")
        json.beginArray()
        json.value("layout" as StaticString)
        json.end()
        json.key("patterns")
        json.beginArray(.block)
        for pattern in GrammarPattern.all { json.value(pattern) }
        json.end()
        json.end()
      }
      writer.write("\n")
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ pattern: GrammarPattern) {
    beginObject(.block)
    switch pattern.extent {
    case .match(let expression, let scopes):
      if let scope = pattern.scope { member("name", scope) }
      member("match", expression)
      captures("captures", scopes)
    case .span(let first, let last, let inner):
      if let scope = pattern.scope { member("name", scope) }
      member("begin", first)
      captures("beginCaptures", pattern.brackets.map { ["\($0).begin"] } ?? [])
      member("end", last)
      captures("endCaptures", pattern.brackets.map { ["\($0).end"] } ?? [])
      if !inner.isEmpty {
        key("patterns")
        beginArray(.block)
        for pattern in inner { value(pattern) }
        end()
      }
    }
    end()
  }

  /// The scopes of an expression's groups: of the whole for a bracket, else from the first on.
  private mutating func captures(_ name: StaticString, _ scopes: [String]) {
    guard !scopes.isEmpty else { return }
    key(name)
    beginObject(.block)
    let isWhole = name.utf8CodeUnitCount > "captures".utf8.count
    for (index, scope) in scopes.enumerated() {
      key(Self.groups[isWhole ? 0 : index + 1])
      beginObject()
      member("name", scope)
      end()
    }
    end()
  }

  private static let groups: [StaticString] = ["0", "1", "2", "3"]

  private mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }
}
