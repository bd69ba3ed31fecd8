internal import LayoutGeometry
internal import LayoutText

extension DerivedValue.Operation {
  /// How much of a pixel is forgiven.
  ///
  /// - Source: `uikit.md` 15.1.
  private static let forgiveness = 1e-3 + 1e-9

  /// Its result for `values`.
  ///
  /// - Parameter forgiving: whether `round` forgives, too: it does from iOS 16 on.
  package func result(of values: [Double], forgiving: Bool = true) -> Double {
    let first = values.first ?? 0
    let rest = values.dropFirst()
    switch self {
    case .given: return first
    case .add: return values.reduce(0, +)
    case .subtract: return rest.reduce(first, -)
    case .multiply: return rest.reduce(first, *)
    case .divide: return first / values[1]
    case .fraction: return values[2] * first / values[1]
    case .floor: return (first * values[1] + Self.forgiveness).rounded(.down) / values[1]
    case .ceil: return (first * values[1] - Self.forgiveness).rounded(.up) / values[1]
    case .round: return PixelGrid(scale: values[1], floorsSizes: forgiving).nearest(first)
    case .min: return rest.reduce(first) { Swift.min($0, $1) }
    case .max: return rest.reduce(first) { Swift.max($0, $1) }
    case .clamp: return Swift.max(values[1], Swift.min(first, values[2]))
    case .mirror: return first - values[1] - values[2]
    case .count: return ((first + values[2] + 1e-6) / (values[1] + values[2])).rounded(.down)
    }
  }
}

extension DerivedValue.Operation {
  /// `values` as they are joined: `393 × 2 / 3`.
  func text(of values: [Double]) -> String {
    let words = values.map(\.asWritten)
    return switch self {
    case .add: words.joined(separator: " + ")
    case .subtract, .mirror: words.joined(separator: " − ")
    case .multiply: words.joined(separator: " × ")
    case .divide: words.joined(separator: " / ")
    case .fraction:
      words[2] + (values[0] == 1 ? "" : " × " + words[0])
        + (values[1] == 1 ? "" : " / " + words[1])
    case .floor, .ceil, .round: words[0] + ", " + words[1] + " pixels a point"
    case .given, .min, .max, .clamp, .count: words.joined(separator: ", ")
    }
  }
}

extension Double {
  /// As in dumps: at most three decimals.
  package var asWritten: String { ByteWriter.string { $0.write(self) } }

  /// Whether both are the same but for the error of additions.
  package func isClose(to other: Double) -> Bool { (self - other).magnitude < 1e-6 }
}
