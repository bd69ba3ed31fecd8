extension Framework {
  /// The fields of a rectangle with those that follow from its place and size.
  static func completed(rectangle fields: [String: SwiftValue]) -> [String: SwiftValue] {
    var fields = fields
    if let width = fields["width"], let height = fields["height"] {
      fields["size"] = .record(extentRecord(width, height))
    }
    guard let x = fields["x"], let y = fields["y"] else { return fields }
    fields["origin"] = .record(pointRecord(x, y))
    (fields["minX"], fields["minY"]) = (x, y)
    (fields["midX"], fields["maxX"]) = (end(x, fields["width"], 0.5), end(x, fields["width"], 1))
    (fields["midY"], fields["maxY"]) = (end(y, fields["height"], 0.5), end(y, fields["height"], 1))
    return fields
  }

  /// The fields of a rectangle after `name` was set.
  static func moved(
    rectangle fields: [String: SwiftValue], by name: String
  ) -> [String: SwiftValue] {
    var fields = fields
    if case .record(let part)? = fields[name] { fields.merge(part.fields) { $1 } }
    return completed(rectangle: fields)
  }

  private static func end(
    _ start: SwiftValue, _ length: SwiftValue?, _ part: Double
  ) -> SwiftValue? {
    guard case .number(let start) = start, case .number(let length)? = length else { return nil }
    let way = Number.arithmetic("*", length.converted(to: .real), Number(.number(part), .real))
    return .number(.arithmetic("+", start.converted(to: .real), way))
  }
}
