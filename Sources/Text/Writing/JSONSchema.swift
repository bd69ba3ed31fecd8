/// The JSON Schema of a document that the tool writes or reads.
package struct JSONSchema: Sendable {
  /// What it is called: `frames`.
  package let name: String
  /// Its subject, in words.
  package let title: String
  /// What the document as a whole has to be.
  package let root: [(String, JSON)]
  /// What its parts have to be, by the names under which it refers to them.
  package let definitions: [(String, JSON)]

  package init(
    _ name: String, title: String, root: [(String, JSON)], definitions: [(String, JSON)] = []
  ) {
    (self.name, self.title, self.root, self.definitions) = (name, title, root, definitions)
  }

  /// The version of all of them.
  private static let version = 1

  /// All of it.
  package var json: JSON {
    let head: [(String, JSON)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text("urn:layoutc:schema:\(name)-\(Self.version)")),
      ("title", .text(title)),
    ]
    let parts = definitions.isEmpty ? [] : [("$defs", JSON.object(definitions))]
    return .object(head + root + parts)
  }

  /// The members of the object that `text` is; none where it is none.
  package static func members(_ text: String) -> [(String, JSON)] {
    do throws(JSON.Fault) {
      guard case .object(let members) = try JSON(reading: Array(text.utf8)).content else {
        return []
      }
      return members.map { ($0.name, $0.value) }
    } catch {
      return []
    }
  }
}
