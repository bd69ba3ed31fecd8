internal import LayoutSwiftSource

extension Evaluator {
  /// A rectangle of numbers.
  private struct Frame {
    var x, y, width, height: Number

    init?(_ value: SwiftValue) {
      guard case .record(let record) = value, record.type == Framework.rectangle else { return nil }
      var numbers: [Number] = []
      for name in ["x", "y", "width", "height"] {
        guard case .number(let number)? = record.fields[name] else { return nil }
        numbers.append(number.converted(to: .real))
      }
      (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }

    var value: SwiftValue {
      .record(
        SwiftValue.Record(
          type: Framework.rectangle,
          fields: Framework.completed(rectangle: [
            "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height),
          ])))
    }

    /// The same with less at its edges.
    func inset(left: Number, top: Number, right: Number, bottom: Number) -> Frame {
      var frame = self
      (frame.x, frame.y) = (x + left, y + top)
      (frame.width, frame.height) = (width - left - right, height - top - bottom)
      return frame
    }

    func union(_ other: Frame) -> Frame {
      func extent(
        _ a: Number, _ b: Number, _ aLength: Number, _ bLength: Number
      ) -> (start: Number, length: Number) {
        let start = Number(.extreme("min", [a.term, b.term]), .real)
        let end = Number(.extreme("max", [(a + aLength).term, (b + bLength).term]), .real)
        return (start, end - start)
      }
      var frame = self
      (frame.x, frame.width) = extent(x, other.x, width, other.width)
      (frame.y, frame.height) = extent(y, other.y, height, other.height)
      return frame
    }

    /// What lies up to a distance from an edge, and the rest; `nil` where the edge is not known.
    func divided(at distance: Number, from edge: String) -> (slice: Frame, rest: Frame)? {
      let isHorizontal = edge.hasSuffix("XEdge")
      guard isHorizontal || edge.hasSuffix("YEdge") else { return nil }
      let length = isHorizontal ? width : height
      var cut = Term.extreme("min", [distance.term, length.term])
      if distance.term.constant ?? -1 < 0 { cut = .extreme("max", [.zero, cut]) }
      let (part, rest) = (Number(cut, .real), length - Number(cut, .real))
      var (slice, remainder) = (self, self)
      switch edge {
      case "minXEdge": (slice.width, remainder.x, remainder.width) = (part, x + part, rest)
      case "maxXEdge": (slice.x, slice.width, remainder.width) = (x + rest, part, rest)
      case "minYEdge": (slice.height, remainder.y, remainder.height) = (part, y + part, rest)
      case "maxYEdge": (slice.y, slice.height, remainder.height) = (y + rest, part, rest)
      default: return nil
      }
      return (slice, remainder)
    }
  }

  /// A method of a rectangle that makes others of it; `nil` where it is none.
  mutating func rectangleMethod(
    _ name: String, of record: SwiftValue.Record, _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    let labels = arguments.map(\.label)
    let types: [String]
    switch (name, labels) {
    case ("insetBy", ["dx", "dy"]), ("offsetBy", ["dx", "dy"]): types = ["CGFloat", "CGFloat"]
    case ("inset", ["by"]): types = [Framework.edges]
    case ("union", [nil]): types = [Framework.rectangle]
    case ("divided", ["atDistance", "from"]): types = ["CGFloat", "CGRectEdge"]
    default: return nil
    }
    guard let frame = Frame(.record(record)) else { return nil }
    let values = try Swift.zip(arguments, types).map { try evaluate($0.value, expecting: $1) }
    let first = number(of: values[0], at: whole.range)?.converted(to: .real)
    switch name {
    case "insetBy", "offsetBy":
      guard let x = first, let y = number(of: values[1], at: whole.range)?.converted(to: .real)
      else { return nil }
      if name == "insetBy" { return frame.inset(left: x, top: y, right: x, bottom: y).value }
      var moved = frame
      (moved.x, moved.y) = (frame.x + x, frame.y + y)
      return moved.value
    case "inset":
      guard case .record(let edges) = values[0] else { return nil }
      let numbers = ["left", "top", "right", "bottom"].compactMap { edge in
        edges.fields[edge].flatMap { number(of: $0, at: whole.range)?.converted(to: .real) }
      }
      guard numbers.count == 4 else { return nil }
      return frame.inset(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
        .value
    case "union": return Frame(values[0]).map { frame.union($0).value }
    default:
      guard let first, case .word(let edge) = values[1],
        let parts = frame.divided(at: first, from: edge)
      else { return nil }
      return .tuple([
        SwiftValue.Part(label: "slice", value: parts.slice.value),
        SwiftValue.Part(label: "remainder", value: parts.rest.value),
      ])
    }
  }
}

extension Number {
  fileprivate static func + (left: Number, right: Number) -> Number {
    .arithmetic("+", left, right)
  }

  fileprivate static func - (left: Number, right: Number) -> Number {
    .arithmetic("-", left, right)
  }
}
