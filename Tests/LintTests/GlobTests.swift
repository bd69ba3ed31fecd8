import LayoutLint
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.layout", "a/b.layout", true), ("/a.layout", "a.layout", true),
    ("/a.layout", "b/a.layout", false), ("a/**", "a/b/c", true), ("a/**", "a", false),
    ("a/**/c", "a/c", true), ("a/**/c", "a/x/y/c", true), ("a/**/c", "b/c", false),
    ("**/x/**/y", "x/x/z/y", true), ("**/x/**/y", "y/x", false), ("a?c", "abc", true),
    ("a?c", "ac", false), ("**/b/c", "b/a/b/c", true), ("**/a/b/**/a/c", "a/b/a/b/a/c", true),
  ])
  func namesAreMatched(_ pattern: String, _ path: String, _ isNamed: Bool) {
    #expect(Glob(pattern).names(path) == isNamed, "\(pattern) \(path)")
  }

  /// Trying every way to divide the path among the `**` would not end.
  @Test func manyStarsTakeNoTime() {
    let glob = Glob(String(repeating: "**/a/", count: 40) + "b")
    #expect(!glob.names(String(repeating: "a/", count: 200) + "c"))
    #expect(glob.names(String(repeating: "a/", count: 200) + "b"))
  }
}
