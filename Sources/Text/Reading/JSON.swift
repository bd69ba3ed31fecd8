/// A value of a JSON document and where it stands.
package struct JSON: Hashable, Sendable {
  package let content: Content
  /// Its first byte to behind its last, in bytes from the start of the document.
  package let range: TextRange

  /// What a JSON value may be.
  package indirect enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    /// The members in the order they are written; of two of one name both.
    case object([Member])
  }

  /// A name and a value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let nameRange: TextRange
    package let value: JSON
  }

  /// Why a document is not valid JSON.
  package struct Fault: Error, Hashable, Sendable {
    /// What was expected, in words: "a value".
    package let expected: String
    /// Where, in bytes from the start of the document.
    package let offset: Int

    package init(expected: String, offset: Int) {
      (self.expected, self.offset) = (expected, offset)
    }
  }

  /// How deep lists and objects may be nested, which bounds the stack that reading takes.
  package static let deepestNesting = 500

  /// What may stand in a document.
  package enum Dialect: Sendable {
    /// What RFC 8259 allows.
    case strict
    /// Comments too, and commas behind last members.
    case commented
  }

  /// The only value of the document `bytes`.
  ///
  /// - Throws: the first thing that the dialect does not allow.
  /// - Complexity: O(*n*).
  package init(reading bytes: [UInt8], as dialect: Dialect = .strict) throws(Fault) {
    var reader = JSONReader(bytes, as: dialect)
    self = try reader.document { reader throws(Fault) in try reader.json() }
  }

  init(_ content: Content, at range: TextRange) { (self.content, self.range) = (content, range) }
}
