import Foundation
import LayoutCompiler
import LayoutLint
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
    "layout page { section all { hgroup row 1w x 44 { item cell 340 x 1h } } }",
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
  ]

  @Test(arguments: partial)
  func rangeAgreesWithEachWidth(_ text: String) throws {
    let compilation = Compilation(SourceText(text + "\npreview \"pad\" 1000 x 700"))
    let whole = Self.findings(compilation, 320...1366)
    #expect(!whole.isEmpty)
    for (name, range) in whole {
      for width in [320, range.lowerBound - 1, range.lowerBound, range.upperBound] {
        let isFound = Self.findings(compilation, width...width)[name] != nil
        #expect(isFound == range.contains(width) || width < 320, "\(name) at \(width)")
      }
      for width in stride(from: 321, through: 1366, by: 37) {
        let isFound = Self.findings(compilation, width...width)[name] != nil
        #expect(isFound == range.contains(width), "\(name) at \(width)")
      }
    }
  }

  @Test(arguments: files)
  func everyFileCanBeJudged(_ file: URL) throws {
    let source = SourceText(try Repository.text(of: file))
    var settings = LintSettings()
    settings.widths = 320...420
    settings.isStrict = true
    let first = Linted(source, settings).diagnostics
    #expect(first == Linted(source, settings).diagnostics)
  }

  /// Nobody looks at every width, and still all that is said of one is true.
  @Test(arguments: files)
  func rangesOfFilesAgreeWithEachWidth(_ file: URL) throws {
    let source = SourceText(try Repository.text(of: file), name: file.lastPathComponent)
    let compilation = Compilation(source)
    let whole = Self.findings(compilation, 320...1366)
    for width in stride(from: 331, through: 1366, by: 149) {
      let there = Self.findings(compilation, width...width)
      for (finding, range) in whole where range.contains(width) {
        #expect(there[finding] != nil, "\(finding) at \(width)")
      }
      for finding in there.keys {
        #expect(whole[finding]?.contains(width) ?? true, "\(finding) at \(width)")
      }
    }
  }

  /// The only range of widths of each finding.
  private static func findings(
    _ compilation: Compilation, _ widths: ClosedRange<Int>
  ) -> [String: ClosedRange<Int>] {
    var settings = LintSettings()
    settings.widths = widths
    var ranges: [String: ClosedRange<Int>] = [:]
    for finding in lint(compilation.subject, settings).findings {
      let note = finding.notes.last ?? ""
      let numbers = note.matches(of: /\d+/).compactMap { Int($0.0) }
      guard note.hasPrefix("seen "), !note.contains("more such"), let low = numbers.first else {
        continue
      }
      let high = note.contains(" to ") ? numbers[1] : low
      ranges[finding.code.name] = low...high
    }
    return ranges
  }
}
