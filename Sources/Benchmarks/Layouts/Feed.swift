/// Rows as high as their contents ask, in the language.
enum Feed {
  static let size = (width: 393.0, height: 852.0)

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
    let sizes = (0..<heights).map { "_ x \(40 + Double($0 * 7 % heights) / 8)" }
    return try BenchmarkLayout(
      text,
      """
      393 x 852 {
          scale: 2
          items: \(rows)
          sections: \(sections)
          measured posts { post: \(sizes.joined(separator: ", ")) }
      }
      """)
  }

  /// So many rows of `contents`, one for each entry of the data, no two of one height.
  static func layout(rows: Int, of contents: String) throws(BenchmarkError) -> BenchmarkLayout {
    let data = (0..<rows).map { row in
      """
      {"height": \(40 + Double(row * 7919 % rows) / 64), "title": "Row \(row) of many", \
      "text": "Something about row \(row), and a little more of it"}
      """
    }
    return try BenchmarkLayout(
      """
      layout feed {
          section posts { hgroup row 1w x ~44 { item post 1w x ~44 { \(contents) } } }
      }
      """, "393 x 852 { scale: 2; data: \"data.json\" }",
      data: "{\"posts\": [\(data.joined(separator: ","))]}")
  }

  /// A box as high as the data say.
  static let boxes = "box 300 x (data.height)"
  /// Two texts.
  static let texts = "vstack { alignment: leading; text data.title { lines: 1 }; text data.text }"
}
