import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText
import Support
import Testing

/// A file that would take too long is examined in part, with a note.
@Suite struct WorkBudgetTests {
  /// Sections that change at different widths, one of them with a finding.
  static let text = """
    param wide in 0...9 = 1
    layout page {
        // layoutc:disable:next cell-too-narrow — kept
        section s { hgroup row 1w x 44 split (wide > 4 ? 9 : 8) { item cell } }
        for a in 0..<60 {
            section { hgroup row 1w x 44 split (container.width > 320 + 10 * a ? 3 : 2) { item b } }
        }
    }
    """

  static func findings(_ work: Int) -> [Diagnostic] {
    var settings = LintSettings()
    settings.work = work
    return Linted(text, settings).diagnostics
  }

  /// What is found where there is work enough.
  static let all = findings(LintSettings().work)

  @Test func nothingIsLeftOutOfASmallFile() {
    #expect(!Self.all.contains { $0.code == .workLimit })
  }

  /// The note exists once, and nothing is reported of what was not examined.
  @Test(arguments: [0, 1, 100, 1_000, 10_000, 20_000])
  func aSpentBudgetIsReportedOnce(_ work: Int) {
    let part = Self.findings(work)
    #expect(part.map(\.code).filter { $0 == .workLimit }.count == 1)
    let known = Set(Self.all.map(\.code.name))
    #expect(part.filter { $0.code != .workLimit }.allSatisfy { known.contains($0.code.name) })
    #expect(part == Self.findings(work))
  }
}
