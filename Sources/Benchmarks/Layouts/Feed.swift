import LayoutGeometry
import LayoutLanguage

/// Rows as high as their contents ask, in the language.
enum Feed {
  static let size = Size(width: 393, height: 852)

  private static let text = """
    layout feed {
        section posts {
            hgroup row 1w x ~44 { item post 1w x ~44 }
        }
    }
    """

  /// So many rows, whose contents ask for one after another of so many heights.
  static func layout(rows: Int, sections: Int = 1, heights: Int) throws(BenchmarkError)
    -> BenchmarkLayout
  {
    let sizes = (0..<heights).map { PartialSize(height: 40 + Double($0 * 7 % heights) / 8) }
    return try BenchmarkLayout(
      text, .init(items: rows, sections: sections, measured: ["posts": ["post": sizes]]),
      in: Variant.plain.viewport(size, scale: 2))
  }
}
