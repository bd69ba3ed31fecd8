internal import LayoutGeometry
internal import LayoutReporting
internal import LayoutText

/// A piece of XML as it is written, with values in it: `<h2>\(name)</h2>`. Texts are escaped, and
/// characters that no browser shows are replaced.
struct Markup: ExpressibleByStringInterpolation {
  fileprivate enum Piece {
    case literal(String), text(String), number(Double)
    case frame(Rectangle, FrameForm)
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    mutating func appendLiteral(_ literal: String) { pieces.append(.literal(literal)) }
    mutating func appendInterpolation(_ text: String) { pieces.append(.text(text)) }
    mutating func appendInterpolation(_ number: Double) { pieces.append(.number(number)) }
    mutating func appendInterpolation(_ number: Int) { pieces.append(.number(Double(number))) }
    mutating func appendInterpolation(_ markup: Markup) { pieces += markup.pieces }
    mutating func appendInterpolation(_ frame: Rectangle, as form: FrameForm) {
      pieces.append(.frame(frame, form))
    }
  }

  fileprivate let pieces: [Piece]

  init(stringLiteral literal: String) { pieces = [.literal(literal)] }
  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension ByteWriter {
  mutating func markup(_ markup: Markup) {
    for piece in markup.pieces {
      switch piece {
      case .literal(let literal): write(literal)
      case .text(let text): write(escaping: text.printable)
      case .number(let number): write(number)
      case .frame(let frame, let form): write(frame, as: form)
      }
    }
  }
}
