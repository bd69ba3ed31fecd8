import Baselines

/// Three equal columns with a gap, in the language and as the numbers a C loop needs.
enum Grid {
  static let size = (width: 393.0, height: 852.0)
  private static let scale = 2.0

  private static let text = """
    layout grid {
        section photos {
            spacing: 2
            hgroup row 1w x 130 split 3 {
                spacing: 2
                item photo
            }
        }
    }
    """

  static func layout(
    cells: Int, sections: Int = 1, _ variant: Variant = .plain
  ) throws(BenchmarkError) -> BenchmarkLayout {
    try BenchmarkLayout(
      text,
      "393 x 852 { scale: 2; items: \(cells); sections: \(sections); \(variant.members) }")
  }

  static let baseline = baseline_grid(
    columns: 3, gap: gap,
    cell_width: ((size.width - 2 * gap) / 3 * scale).rounded(.down) / scale, cell_height: height)

  private static let gap = 2.0
  private static let height = 130.0
  /// From row to row, in points.
  static let pitch = height + gap
}
