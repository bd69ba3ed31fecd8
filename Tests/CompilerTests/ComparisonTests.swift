import Foundation
import LayoutComparison
import LayoutCompiler
import LayoutGeometry
import LayoutText
import Support
import Testing

/// Laws of comparing two states of a layout, on changed samples.
@Suite struct ComparisonTests {
  /// A sample and what changes in it.
  private static let changes = [
    ("Explore", "gap = 2", "gap = 4"), ("Explore", "posts 18", "posts 10"),
    ("Explore", ">= 700", ">= 300"), ("Dashboard", "section", "section"),
    ("NewsFront", "1w x 64", "1w x 80"),
  ]

  private static func states(
    _ change: (name: String, old: String, new: String)
  ) throws -> (old: Compilation, new: Compilation) {
    let file = Repository.root.appending(path: "Samples/\(change.name).layout")
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = text.replacing(change.old, with: change.new)
    return (
      Compilation(SourceText(text, name: "a.layout")),
      Compilation(SourceText(changed, name: "a.layout"))
    )
  }

  private static func compared(
    _ old: Compilation, _ new: Compilation
  ) -> [ScreenComparison] {
    FileComparison(.layouts(old), .layouts(new), ComparisonSettings()).screens().map(\.comparison)
  }

  @Test(arguments: changes.indices) func aStateDoesNotDifferFromItself(_ index: Int) throws {
    let states = try Self.states(Self.changes[index])
    for screen in Self.compared(states.new, states.new) { #expect(screen.isEmpty) }
  }

  @Test(arguments: changes.indices) func mirroredComparisonsAreMirrored(_ index: Int) throws {
    let states = try Self.states(Self.changes[index])
    let there = Self.compared(states.old, states.new)
    let back = Self.compared(states.new, states.old)
    #expect(there.count == back.count)
    for (one, other) in zip(there, back) {
      let frames = one.differences.map { [$0.old?.frame, $0.new?.frame] }
      let mirrored = other.differences.map { [$0.new?.frame, $0.old?.frame] }
      #expect(Set(frames) == Set(mirrored))
    }
  }

  @Test(arguments: changes.indices) func differencesLeadFromOldToNew(_ index: Int) throws {
    let states = try Self.states(Self.changes[index])
    for screen in Self.compared(states.old, states.new) {
      let (old, new) = (try #require(screen.old), try #require(screen.new))
      var frames = old.elements.map(\.frame)
      for difference in screen.differences {
        if let was = difference.old?.frame {
          frames.remove(at: try #require(frames.firstIndex(of: was)))
        }
        if let now = difference.new?.frame { frames.append(now) }
      }
      let order = { (frame: Rectangle) in [frame.y, frame.x, frame.width, frame.height] }
      let (made, meant) = (frames.map(order), new.elements.map(\.frame).map(order))
      #expect(
        made.sorted { $0.lexicographicallyPrecedes($1) }
          == meant.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  /// So many sections that where one starts follows from where the one before does.
  private static func sections(_ names: [Int], height: (Int) -> Int) -> Compilation {
    let sections = names.map {
      "    section part\($0) { hgroup row 1w x \(height($0)) { item cell } }\n"
    }.joined()
    let text = "layout page {\n\(sections)}\npreview \"phone\" 393 x 852 { items: 2 }\n"
    return Compilation(SourceText(text, name: "a.layout"))
  }

  @Test(arguments: [45, 3]) func sectionsBehindOneThatChangedAreAttributedToIt(_ place: Int) throws
  {
    let old = Self.sections(Array(0..<60)) { 20 + $0 }
    let changed = Self.sections(Array(0..<60)) { 20 + $0 + ($0 == place ? 7 : 0) }
    let without = Self.sections((0..<60).filter { $0 != place }) { 20 + $0 }
    let words = { (old: Compilation, new: Compilation) in
      Self.compared(old, new).flatMap { screen in screen.causes.map(\.text) }
    }
    let line = "hgroup row 1w x \(20 + place)"
    #expect(words(old, changed) == ["\(line) → \(27 + place)"])
    #expect(Set(words(without, old)) == ["added: section part\(place)", "added: item cell"])
    #expect(Set(words(old, without)) == ["removed: section part\(place)", "removed: item cell"])
    let screen = try #require(Self.compared(old, changed).first)
    #expect(screen.differences.count == 2 + 3 * (59 - place) + 1)
    #expect(screen.differences.allSatisfy { $0.cause == 0 })
  }

  @Test func commentsKeepTheirLimit() throws {
    let previews = (0..<400).map { "preview \"p\($0)\" 393 x 852 { items: 30 }\n" }.joined()
    let text = "layout page { section s { hgroup 1w x 44 split 3 { item cell } } }\n" + previews
    let old = Compilation(SourceText(text, name: "a.layout"))
    let new = Compilation(SourceText(text.replacing("44", with: "48"), name: "a.layout"))
    let report = ComparisonReport(("a", "b"), Self.compared(old, new))
    let comment = report.markdown(images: nil, picture: nil)
    #expect(comment.utf8.count <= 65_536)
    #expect(comment.hasPrefix("<!-- layoutc diff -->\n"))
    #expect(comment.hasSuffix(" did not fit.\n"))
  }
}
