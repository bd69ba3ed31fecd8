/// Groups in groups in groups, and stacks in stacks, each level with a leaf of its own.
enum NestedGroups {
  /// A group so many levels deep, each of them `height` high.
  static func layout(depth: Int, height: String) throws(BenchmarkError) -> BenchmarkLayout {
    let levels = text(depth) { "vgroup level\($0) 1w x \(height) { item leaf\($0) 1w x ~8\n" }
    return try BenchmarkLayout(
      "layout nest { section all { \(levels) } }", "393 x 852 { scale: 2; items: \(depth) }")
  }

  /// A view of stacks so many levels deep, horizontal and vertical ones by turns.
  static func view(depth: Int) throws(BenchmarkError) -> BenchmarkLayout {
    let levels = text(depth) { level in
      "\(level.isMultiple(of: 2) ? "vstack" : "hstack") { text \"leaf\"\n"
    }
    return try BenchmarkLayout("view nest { \(levels) }", "393 x 852 { scale: 2 }")
  }

  private static func text(_ depth: Int, _ opening: (Int) -> String) -> String {
    (0..<depth).map(opening).joined() + String(repeating: "}", count: depth)
  }
}
