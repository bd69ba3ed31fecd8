/// The JSON Schema of a document that the tool writes or reads.
package struct JSONSchema: Sendable {
  /// What it is called: `frames`.
  package let name: String
  /// Its subject, in words.
  package let title: String
  /// The schema of the document as a whole.
  package let root: JSON
  /// The schemas of its parts, by the names in references to them.
  package let definitions: JSON

  package init(_ name: String, title: String, root: JSON, definitions: JSON = [:]) {
    (self.name, self.title, self.root, self.definitions) = (name, title, root, definitions)
  }

  /// The version of all of them.
  private static let version = 1

  /// All of it.
  package var json: JSON {
    let head: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .text("urn:layoutc:schema:\(name)-\(Self.version)"), "title": .text(title),
    ]
    return head.with(root).with(definitions.members.isEmpty ? [:] : ["$defs": definitions])
  }
}

/// The schemas of values.
extension JSON {
  package static let number: JSON = ["type": "number"]
  package static let string: JSON = ["type": "string"]
  /// A string that is not empty.
  package static let nonemptyString: JSON = ["type": "string", "minLength": 1]
  /// A string or null.
  package static let optionalString: JSON = ["type": ["string", "null"]]

  package static let insets = record([
    "top": number, "leading": number, "bottom": number, "trailing": number,
  ])

  /// A whole number that is not less than `least`.
  package static func integer(from least: Int) -> JSON {
    ["type": "integer", "minimum": .number(Double(least))]
  }

  /// A string that a regular expression matches.
  package static func string(like pattern: String) -> JSON {
    ["type": "string", "pattern": .text(pattern)]
  }

  /// One of `words`.
  package static func word(of words: [String]) -> JSON { ["enum": .list(words.map(JSON.text))] }

  /// What the schema called `name` among the definitions describes.
  package static func definition(_ name: String) -> JSON { ["$ref": .text("#/$defs/\(name)")] }

  package static func array(of element: JSON) -> JSON { ["type": "array", "items": element] }

  /// An object with these members and no others. A question mark behind a name marks a member that
  /// may be missing.
  package static func record(_ schemas: JSON) -> JSON {
    let required = schemas.members.map(\.name).filter { !$0.hasSuffix("?") }.map(JSON.text)
    let properties = schemas.members.map { member in
      (member.name.hasSuffix("?") ? String(member.name.dropLast()) : member.name, member.value)
    }
    let object: JSON = ["type": "object", "properties": .object(properties)]
    return object.with(required.isEmpty ? [:] : ["required": .list(required)])
      .with(["additionalProperties": false])
  }

  /// The object with the members of `other` behind its own.
  package func with(_ other: JSON) -> JSON { JSON(.object(members + other.members)) }

  /// The schema with a description.
  package func described(_ text: String) -> JSON { with(["description": .text(text)]) }
}
