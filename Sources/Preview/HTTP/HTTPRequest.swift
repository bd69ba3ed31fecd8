/// One request, as a client sent it.
package struct HTTPRequest: Hashable, Sendable {
  /// A line of a header.
  package struct Field: Hashable, Sendable {
    /// In small letters.
    let name: String
    let value: String
  }

  let method: String
  /// The path with its query, not decoded.
  let target: String
  let fields: [Field]
  var body: [UInt8] = []
  /// Whether the connection stays open behind the answer.
  let keepsAlive: Bool

  /// The values of the lines called `name`.
  func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }
}
