internal import LayoutText

/// A value among the parameters of a message, with its path for errors.
struct Fields: Sendable {
  let json: JSON
  private let path: String

  init(_ json: JSON, at path: String) { (self.json, self.path) = (json, path) }

  /// The member `name`, which must be there.
  func required(_ name: String) throws(ResponseError) -> Fields {
    guard case .object = json.content else { throw mismatch("an object") }
    guard let field = optional(name) else {
      throw ResponseError(.invalidParameters, "\(path).\(name): missing")
    }
    return field
  }

  /// The member `name`; `nil` where it is missing or null.
  func optional(_ name: String) -> Fields? {
    guard let value = json.member(name), value.content != .null else { return nil }
    return Fields(value, at: "\(path).\(name)")
  }

  /// Whether the member `name` is true.
  func holds(_ name: String) -> Bool { optional(name)?.json.boolean ?? false }

  func text() throws(ResponseError) -> String {
    guard let text = json.text else { throw mismatch("a string") }
    return text
  }

  /// A whole number.
  func integer() throws(ResponseError) -> Int {
    guard let number = json.number else { throw mismatch("a number") }
    guard let whole = Int(exactly: number) else { throw mismatch("a whole number") }
    return whole
  }

  /// A whole number that is not negative, as of a line.
  func count() throws(ResponseError) -> Int {
    let number = try integer()
    guard number >= 0 else { throw mismatch("a number that is not negative") }
    return number
  }

  /// The elements of a list.
  func elements() throws(ResponseError) -> [Fields] {
    guard case .list(let elements) = json.content else { throw mismatch("a list") }
    return elements.enumerated().map { Fields($0.element, at: "\(path)[\($0.offset)]") }
  }

  /// The error that it is not what is expected.
  func mismatch(_ expected: String) -> ResponseError {
    ResponseError(.invalidParameters, "\(path): expected \(expected)")
  }
}
