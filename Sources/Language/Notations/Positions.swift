internal import LayoutGeometry

extension Notation where Subject == Point {
  /// Two distances: right, then down.
  static var point: Notation {
    var form = ValueForm("x, y in points", .number)
    form.unlabelled = 2...2
    form.suggestions = ["0, -8"]
    return Notation(
      form,
      store: { (values, point) throws(Mismatch) in
        guard values.count == 2 else { throw Mismatch(.wrongType) }
        point = Point(
          x: try values[0].value.finiteNumber(at: 0), y: try values[1].value.finiteNumber(at: 1))
      }, spell: { "\($0.x.plainDecimal), \($0.y.plainDecimal)" })
  }
}

extension Notation where Subject == Offset {
  /// Points, or fractions of the moved thing's own width and height.
  ///
  /// - Source: `language.md` 3: a bare 0 goes with either, any other mixture is an error.
  static var offset: Notation {
    var form = ValueForm("x, y in points or as fractions of its own size", [.number, .fraction])
    form.unlabelled = 2...2
    form.suggestions = ["0, -8", "0.25w, -0.25h"]
    return Notation(
      form,
      store: { (values, offset) throws(Mismatch) in
        guard values.count == 2 else { throw Mismatch(.wrongType) }
        offset = try Self.read(values[0].value, values[1].value)
      },
      spell: { offset in
        switch offset {
        case .absolute(let point): "\(point.x.plainDecimal), \(point.y.plainDecimal)"
        case .fraction(let x, let y): "\(x.value.plainDecimal)w, \(y.value.plainDecimal)h"
        }
      })
  }

  private static func read(_ x: Value, _ y: Value) throws(Mismatch) -> Offset {
    switch (x, y) {
    case (.number, .number):
      return .absolute(Point(x: try x.finiteNumber(at: 0), y: try y.finiteNumber(at: 1)))
    case (.fraction(let width, of: .horizontal), .fraction(let height, of: .vertical)):
      return .fraction(x: width, y: height)
    case (.fraction(let width, of: .horizontal), .number(0)): return .fraction(x: width, y: 0)
    case (.number(0), .fraction(let height, of: .vertical)): return .fraction(x: 0, y: height)
    case (.fraction(_, of: .vertical), _): throw Mismatch(.wrongSide(isX: true), at: 0)
    case (_, .fraction(_, of: .horizontal)): throw Mismatch(.wrongSide(isX: false), at: 1)
    case (.fraction(_, of: .horizontal), _): throw Mismatch(.mixedOffset, at: 1)
    default: throw Mismatch(.mixedOffset, at: 0)
    }
  }
}

extension Notation where Subject == Rectangle {
  /// Four distances: x, y, width, height.
  static var frame: Notation {
    var form = ValueForm("x, y, width, height in points", .number)
    form.unlabelled = 4...4
    form.suggestions = ["0, 0, 120, 80"]
    return Notation(
      form,
      store: { (values, frame) throws(Mismatch) in
        guard values.count == 4 else { throw Mismatch(.wrongType) }
        var numbers: [Double] = []
        for (index, value) in values.enumerated() {
          numbers.append(try value.value.finiteNumber(at: index))
        }
        for index in 2...3 where numbers[index] < 0 {
          throw Mismatch(.negative(numbers[index]), at: index)
        }
        frame = Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      },
      spell: { frame in
        [frame.x, frame.y, frame.width, frame.height].map(\.plainDecimal).joined(separator: ", ")
      })
  }
}
