extension JSON {
  /// A value without a position in a document.
  package init(_ content: Content) { self.init(content, at: 0..<0) }

  package static func text(_ text: String) -> JSON { JSON(.text(text)) }
  package static func number(_ number: Double) -> JSON { JSON(.number(number)) }
  package static func boolean(_ boolean: Bool) -> JSON { JSON(.boolean(boolean)) }
  package static func list(_ elements: [JSON]) -> JSON { JSON(.list(elements)) }
  package static func object(_ members: [(String, JSON)]) -> JSON {
    JSON(.object(members.map { Member(name: $0.0, nameRange: 0..<0, value: $0.1) }))
  }

  package var text: String? { if case .text(let text) = content { text } else { nil } }
  package var number: Double? { if case .number(let number) = content { number } else { nil } }
  package var boolean: Bool? { if case .boolean(let boolean) = content { boolean } else { nil } }
  package var elements: [JSON] { if case .list(let elements) = content { elements } else { [] } }
  package var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The value of the last member called `name`.
  package func member(_ name: String) -> JSON? { members.last { $0.name == name }?.value }

  /// Whether there is no other value in it.
  fileprivate var isPlain: Bool {
    switch content {
    case .list(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .null, .boolean, .number, .text: true
    }
  }

  /// The value on one line, without a line end.
  package func write(to writer: inout ByteWriter) {
    writer.json { $0.value(self, .line) }
  }

  /// The value as a document: objects a member a line, lists of plain values on one line.
  package var document: String {
    ByteWriter.string { writer in
      writer.json { $0.value(self) }
      writer.write("\n")
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }
  package init(arrayLiteral elements: JSON...) { self = .list(elements) }
  package init(dictionaryLiteral members: (String, JSON)...) { self = .object(members) }
}

extension JSONWriter {
  /// A member of an object.
  package mutating func key(_ name: String) {
    value { $0.write(quoting: name) }
    comesBehindKey()
  }

  /// A value: objects a member a line, or all of it on one line.
  package mutating func value(_ json: JSON, _ style: Style = .block) {
    switch json.content {
    case .null: null()
    case .boolean(let boolean): value(boolean)
    case .number(let number): value(number)
    case .text(let text): value(text)
    case .list(let elements):
      array(elements.allSatisfy(\.isPlain) ? .line : style) { json in
        for element in elements { json.value(element, style) }
      }
    case .object(let members):
      object(style) { json in
        for member in members {
          json.key(member.name)
          json.value(member.value, style)
        }
      }
    }
  }
}
