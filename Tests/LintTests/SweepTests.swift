import Foundation
import LayoutCompiler
import LayoutLint
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// What is said of a range of widths holds for each of them, and for no other.
@Suite struct SweepTests {
  static let files = Repository.samples + Case.files(in: "Real", withExtension: "layout")

  /// Files whose findings begin or end somewhere between the smallest and the largest width.
  static let partial = [
    "layout page { section all { hgroup row 1w x 44 split 10 { item cell } } }",
    "layout page { section all { hgroup row 1w x 400 { item cell 1/2w x 1w } } }",
    "layout page { section all { hgroup row 1w x 44 { spacing: >=8; item cell 340 x 1h } } }",
    "layout page { section all { hgroup row 1w x 44 { item cell 300 x 1h } } }",
    "layout page { section all { insets: horizontal 180; hgroup row 1w x 44 { item cell } } }",
    """
    layout page { section all {
        hgroup row 1w x (container.width < 400 ? 30 : 90) { item cell 1w x 60 }
    } }
    """,
    """
    layout page { section all {
        hgroup row 1w x 44 split floor(container.width / 400) { item cell }
    } }
    """,
    // Pages of as many groups as are nearest to a page, longer and shorter by turns.
    "layout page { section all { orthogonal: paging; hgroup card 100 x 90 { item cell } } }",
    "layout page { section all { orthogonal: paging; hgroup card 32 x 90 { item cell } } }",
    // Other item counts, parameters and directions are narrow at other widths.
    """
    layout page { section all {
        if section.itemCount > 1 {
            hgroup many 1w x 60 split min(section.itemCount, 12) { item cell }
        } else if section.itemCount == 1 {
            hgroup one 1w x 60 { item cell }
        }
    } }
    """,
    """
    param columns in 4...14 = 9
    layout page { section all { hgroup row 1w x 44 split columns { item cell } } }
    """,
    """
    layout page { section all {
        hgroup row 1w x 44 split (traits.layoutDirection == rightToLeft ? 12 : 9) { item cell }
    } }
    """,
    // Heights and scales are those of devices.
    """
    layout page { section all {
        header title 1w x 240 { pinned: true }
        hgroup row 1w x 44 { item cell }
    } }
    """,
    """
    layout page { section all {
        hgroup row 1w x 60 split (traits.displayScale == 2 ? 12 : 1) { item cell }
    } }
    """,
    """
    layout page {
        scrollDirection: horizontal
        section all { vgroup column 200 x 1h { item cell 1w x 120 } }
    }
    """,
    // What is worst at one end is something else than at the other.
    """
    layout page { section all {
        custom 1w x 100 {
            item first { frame: 200 - container.width / 3, 0, 40, 20 }
            item second { frame: container.width - 600, 40, 700, 20 }
        }
    } }
    """,
  ]

  @Test(arguments: partial)
  func rangesAgreeWithEachWidth(_ text: String) throws {
    let compilation = Compilation(SourceText(text + "\npreview \"pad\" 1000 x 700"))
    let whole = Self.widths(compilation, 320...1366)
    #expect(!whole.isEmpty)
    let edges = whole.values.flatMap { widths in
      (320...1366).filter { widths.contains($0) != widths.contains($0 - 1) }
    }
    let around = edges.flatMap { [$0 - 1, $0] }.prefix(60)
    for width in Set(around).union(stride(from: 320, through: 1366, by: 37)) where width >= 320 {
      let there = Self.widths(compilation, width...width)
      for (name, widths) in whole {
        #expect((there[name] != nil) == widths.contains(width), "\(name) at \(width)")
      }
      #expect(Set(there.keys).isSubset(of: whole.keys), "at \(width)")
    }
  }

  /// Contents, what is found in them, and the widths from and to which that holds, computed by hand:
  /// every letter is half as wide as its size and as high as that, and 53 points large at most.
  static let contents: [(finding: String, text: String, widths: ClosedRange<Int>)] = [
    (
      // 10 letters of 26.5 points.
      "truncated-text",
      """
      layout page { section all { hgroup row 1w x ~17 { item cell 1w x ~17 {
          text "0123456789" { lines: 1; padding: horizontal 100 }
      } } } }
      """, 320...464
    ),
    (
      "truncated-text",
      """
      view page {
          vstack {
              box { frame: _ x 780 }
              text "012345678 012345678"
          }
      }
      """, 320...503
    ),
    (
      "content-overflow",
      """
      layout page { section all { hgroup row 1w x 60 split 4 { item cell {
          image photo 120 x 40
      } } } }
      """, 320...478
    ),
    (
      "content-overflow",
      """
      view page {
          hstack { box { frame: 300 x 20 }; spacer; box { frame: 92 x 20 } }
      }
      """, 320...399
    ),
    (
      // 30 letters on a line, or on two, or on three.
      "estimate-off-content",
      """
      layout page { section all { hgroup row 1w x ~20 { item cell 1w x ~20 {
          text "012345678 012345678 012345678" { fontSize: 40; padding: horizontal 100 }
      } } } }
      """, 320...779
    ),
    (
      "estimate-off-content",
      """
      layout page { section all { hgroup row 1w x ~50 { item cell 1w x ~50 {
          text "012345678 012345678 012345678" { fontSize: 40; padding: horizontal 100 }
      } } } }
      """, 320...579
    ),
    (
      "idle-spacer",
      """
      layout page { section all { hgroup row 1w x ~48 { item cell 1w x ~48 {
          vstack { text "a"; spacer; text "b" }
      } } } }
      """, 320...1366
    ),
    (
      "empty-column",
      """
      view page {
          lazyvgrid { columns: fixed(180), fixed(180), adaptive(min: 60); box; box; box }
      }
      """, 320...376
    ),
    (
      // 16 + 16 beside the rows, 16 + 16 in them, two levels of 150.
      "no-room-beside-indent",
      """
      view files {
          outline {
              indent: 150
              node "a" { expanded: true; node "b" { expanded: true; node "c" } }
          }
      }
      """, 320...364
    ),
  ]

  @Test(arguments: contents)
  func rangesOfContentsAreExact(_ finding: String, _ text: String, _ widths: ClosedRange<Int>)
    throws
  {
    let compilation = Compilation(
      SourceText(text + "\npreview \"pad\" 1000 x 700 { textModel: mono }"))
    let whole = Self.widths(compilation, 320...1366, isUsual: true)
      .filter { $0.key.hasPrefix(finding) }
    #expect(Array(whole.values) == [Set(widths)])
    for width in [320, widths.lowerBound, widths.upperBound, widths.upperBound + 1, 1366] {
      let there = Self.widths(compilation, width...width, isUsual: true).keys
        .filter { $0.hasPrefix(finding) }
      #expect(there.isEmpty != widths.contains(width) || width > 1366, "at \(width)")
    }
  }

  /// What is rounded to points is another number of them at one width of three.
  @Test func lengthsBesideAStraightLineAreSeenAtEachWidth() {
    let text = """
      let side = round(container.width / 3)
      layout page { section all { hgroup row 1w x 130 { item cell side x 1h } } }
      """
    let notes = Linted(text).diagnostics.flatMap(\.notes)
    #expect(notes.contains { $0.hasPrefix("seen at width 320, and 348 more ranges;") })
  }

  /// A spacer that grows somewhere is not idle.
  @Test func aSpacerThatGrowsAnywhereIsNotIdle() {
    let text = """
      view page { hstack { text "a" { frame: 600 x _ }; spacer; text "b" } }
      preview "pad" 1000 x 700 { textModel: mono }
      """
    let names = Linted(text).diagnostics.map(\.code.name)
    #expect(names == ["content-overflow"])
  }

  /// However long a list of data is, it does not take long to check it.
  @Test func longDataAreLinted() {
    let rows = (0..<2_000).map { "{ \"title\": \"Row \($0)\" }" }.joined(separator: ",")
    let text = """
      layout page { section all { hgroup row 1w x ~44 { item cell 1w x ~44 {
          text data.title { padding: 10 }
      } } } }
      preview "phone" 393 x 852 { data: "rows.json" }
      """
    let compilation = Compilation(text, files: .init(data: ["rows.json": "{ \"all\": [\(rows)] }"]))
    #expect(
      compilation.linted(LintSettings()).findings.map(\.headline)
        == [])
  }

  /// Of a list of data its first hundred entries are looked into.
  @Test(arguments: [(99, ["`text` is truncated"]), (100, [])])
  func dataAreLookedIntoAtTheirBeginning(_ longest: Int, _ headlines: [String]) {
    let rows = (0..<200).map { row in
      "{ \"title\": \"\(String(repeating: "long ", count: row == longest ? 100 : 1))\" }"
    }.joined(separator: ",")
    let text = """
      layout page { section all { hgroup row 1w x ~44 { item cell 1w x ~44 {
          text data.title { padding: 10; lines: 1 }
      } } } }
      preview "phone" 393 x 852 { data: "rows.json" }
      """
    let compilation = Compilation(text, files: .init(data: ["rows.json": "{ \"all\": [\(rows)] }"]))
    #expect(
      compilation.linted(LintSettings()).findings.map(\.headline)
        == headlines)
  }

  @Test(arguments: files)
  func everyFileCanBeLinted(_ file: URL) throws {
    let source = SourceText(try Repository.text(of: file))
    var settings = LintSettings()
    settings.widths = 320...420
    settings.isStrict = true
    let first = Linted(source, settings).diagnostics
    #expect(first == Linted(source, settings).diagnostics)
  }

  /// Not every width is examined, and still all that is reported of one is true.
  @Test(arguments: files)
  func rangesOfFilesAgreeWithEachWidth(_ file: URL) throws {
    let source = SourceText(try Repository.text(of: file), name: file.lastPathComponent)
    let compilation = Compilation(source)
    let whole = Self.widths(compilation, 320...1366)
    for width in stride(from: 331, through: 1366, by: 149) {
      let there = Set(Self.widths(compilation, width...width).keys)
      let told = Set(whole.filter { $0.value.contains(width) }.keys)
      #expect(told.isSubset(of: there), "at \(width)")
      #expect(there.intersection(whole.keys) == told, "at \(width)")
    }
  }

  /// The widths that each finding is reported at; what people write takes a small part of the budget.
  ///
  /// - Parameter isUsual: Whether the screens of devices are left out.
  private static func widths(
    _ compilation: Compilation, _ widths: ClosedRange<Int>, isUsual: Bool = false
  ) -> [String: Set<Int>] {
    var settings = LintSettings()
    settings.widths = widths
    settings.work /= 4
    var found: [String: Set<Int>] = [:]
    for finding in lint(compilation.subject, settings).findings {
      #expect(finding.code != .workLimit)
      let views = finding.views.filter { !isUsual || !$0.words.hasPrefix("on ") }
      guard !views.isEmpty else { continue }
      found["\(finding.code.name) \(finding.range)"] = Set(views.flatMap(\.widths))
    }
    return found
  }
}
