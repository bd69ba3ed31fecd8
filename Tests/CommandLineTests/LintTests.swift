import Foundation
import Support
import Testing

/// The effects of `lint` on files, with any number of jobs.
@Suite struct LintTests {
  private static let narrow =
    "layout feed { section posts { hgroup row 1w x 44 split 10 { item cell } } }\n"
  private static let single =
    "layout feed { section posts { hgroup row 1w x 44 split 1 { item cell } } }\n"

  @Test func theOrderDoesNotDependOnTheJobs() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    for number in 0..<12 {
      let text = number.isMultiple(of: 3) ? Self.single : Self.narrow
      try tool.write(text, to: "Layouts/\(number).layout")
    }
    let words = ["lint", "Layouts", "--format", "json", "--jobs"]
    let outputs = try ["1", "2", "5", "64"].map { try tool.call(words + [$0]).output }
    #expect(Set(outputs).count == 1 && !outputs[0].isEmpty)
  }

  /// Reports are the same with kept findings as without, also where an entry is damaged.
  @Test func keptFindingsAreTheSame() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(
      "define cells(count) { hgroup row 1w x 44 split count { item cell } }\n", to: "cells.layout")
    let using = "import \"cells.layout\"\nlayout feed { section posts { use cells(10) } }\n"
    try tool.write(using, to: "a.layout")
    try tool.write("// layoutc:disable:next count-one — on purpose\n" + Self.single, to: "b.layout")
    let words = ["lint", "a.layout", "b.layout", "--format", "json"]
    let plain = try tool.call(words + ["--no-cache"]).output
    let keeping = words + ["--cache", "Kept"]
    #expect(try tool.call(keeping).output == plain)
    let entries = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "Kept").path)
    #expect(entries.count == 2)
    #expect(try tool.call(keeping).output == plain)
    for entry in entries {
      let kept = try tool.read("Kept/" + entry)
      #expect(kept.contains("\"findings\": ["))
      try tool.write(kept.replacing("\"findings\": [", with: "\"lost\": ["), to: "Kept/" + entry)
    }
    #expect(try tool.call(keeping).output == plain)
    for entry in entries { try tool.write("{ \"schema\": \"another\" }", to: "Kept/" + entry) }
    #expect(try tool.call(keeping).output == plain)
    // What a file imports is a part of it.
    try tool.write(
      "define cells(count) { hgroup row 1w x 44 split 2 { item cell } }\n", to: "cells.layout")
    let changed = try tool.call(words + ["--no-cache"]).output
    #expect(try tool.call(keeping).output == changed && changed != plain)
  }

  /// Findings are kept by themselves where the variable CI is set.
  @Test func findingsAreKeptInCI() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.narrow, to: "a.layout")
    let home = tool.folder.appending(path: "Home").path
    let environment = ["CI": "true", "XDG_CACHE_HOME": home]
    _ = try tool.call(["lint", "a.layout", "--no-cache"], environment: environment)
    #expect(try tool.names == ["a.layout"])
    _ = try tool.call(["lint", "a.layout"], environment: environment)
    #expect(try tool.names == ["Home", "a.layout"])
  }

  /// Each schema is the file that is published under its name.
  @Test(
    arguments: Repository.files(
      in: Repository.root.appending(path: "Grammar/schemas"), withExtension: "json"))
  func schemasAreFresh(_ file: URL) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let name = file.deletingPathExtension().lastPathComponent.dropLast("-1".count)
    let printed = try tool.call(["schema", String(name)])
    #expect(
      try printed.output == Repository.text(of: file),
      "stale: swift run layoutc schema \(name) > Grammar/schemas/\(file.lastPathComponent)")
  }

  @Test func aBaselineDoesNotDependOnLines() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.narrow, to: "a.layout")
    let known = ["lint", "a.layout", "--format", "concise", "--baseline", "known.json"]
    let written = try tool.call(known + ["--write-baseline"])
    #expect(written.code == 0 && written.output.isEmpty)
    #expect(try tool.call(known + ["--strict"]).code == 0)

    try tool.write("// One line more.\n\n" + Self.narrow, to: "a.layout")
    let shifted = try tool.call(known + ["--strict"])
    #expect(shifted.code == 0 && shifted.output.isEmpty && shifted.errors.isEmpty)

    try tool.write(Self.narrow + "layout other \(Self.narrow.dropFirst(12))", to: "a.layout")
    let more = try tool.call(known + ["--strict"])
    #expect(more.code == 1)
    #expect(more.output.hasPrefix("a.layout:2:"), "\(more.output)")
  }

  /// However a file is named, it is the same.
  @Test(arguments: ["./a.layout", "../%/a.layout", "."])
  func aBaselineKnowsFilesHoweverTheyAreNamed(_ operand: String) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.narrow, to: "a.layout")
    _ = try tool.call(["lint", "a.layout", "--write-baseline"])
    let name = operand.replacing("%", with: tool.folder.lastPathComponent)
    let known = ["lint", name, "--strict", "--baseline", ".layoutc-baseline.json"]
    let outcome = try tool.call(known)
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  /// What was not asked may well be there still.
  @Test(arguments: [
    ["--select", "count-one"], ["--ignore", "cell-too-narrow"], ["--widths", "900...1000"],
  ])
  func onlyWhatWasAskedCanVanish(_ options: [String]) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.narrow, to: "a.layout")
    let known = ["lint", "a.layout", "--baseline", "known.json"]
    _ = try tool.call(known + ["--write-baseline"])
    #expect(try tool.call(known + options).errors.isEmpty)
  }

  @Test func findingsOfFilesThatAreGoneHaveVanished() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.narrow, to: "a.layout")
    try tool.write("layout b { }\n", to: "b.layout")
    _ = try tool.call(["lint", ".", "--write-baseline"])
    try FileManager.default.removeItem(at: tool.folder.appending(path: "a.layout"))
    let outcome = try tool.call(["lint", ".", "--baseline", ".layoutc-baseline.json"])
    #expect(
      outcome.errors.contains("a.layout: cell-too-narrow in feed/posts/row/cell no longer occurs"))
  }

  @Test func errorsAreNotListedInABaseline() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write("layout a { section s { foo: 3 } }\n", to: "a.layout")
    let known = ["lint", "a.layout", "--baseline", "known.json"]
    #expect(
      try tool.call(known + ["--write-baseline"]).errors
        == "note: 0 findings listed in 'known.json'; 1 error cannot be listed\n")
    #expect(try tool.call(known).code == 1)
  }

  @Test func listedFindingsAreNotFixed() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let text = "layout a { section s { spacing: 0; hgroup row 1w x 44 { item cell } } }\n"
    try tool.write(text, to: "a.layout")
    let known = ["lint", "a.layout", "--baseline", "known.json"]
    _ = try tool.call(known + ["--write-baseline"])
    #expect(try tool.call(known + ["--fix"]).errors.isEmpty)
    #expect(try tool.read("a.layout") == text)
  }

  @Test func vanishedFindingsAreNoted() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.narrow, to: "a.layout")
    let known = ["lint", "a.layout", "--format", "concise", "--baseline", "known.json"]
    _ = try tool.call(known + ["--write-baseline"])
    try tool.write(Self.narrow.replacing("split 10", with: "split 3"), to: "a.layout")
    let outcome = try tool.call(known)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "note: a.layout: cell-too-narrow in feed/posts/row/cell no longer occurs; "
        + "update the baseline with --write-baseline\n")
  }

  /// The page of a step is written behind what is there, and the text stays in the log.
  @Test func gitHubGetsItsPage() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.narrow, to: "sub/a.layout")
    try tool.write("before\n", to: "page.md")
    let folder = tool.folder.resolvingSymlinksInPath().path
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder + "/page.md",
      "GITHUB_WORKSPACE": folder,
    ]
    let outcome = try tool.call(["lint", "sub", "--color", "never"], environment: environment)
    #expect(outcome.output.contains("= note: seen from width 320 to 436"))
    #expect(outcome.output.contains("\n::warning file=sub/a.layout,line=1,"))
    let page = try tool.read("page.md")
    #expect(page.hasPrefix("before\n### layoutc\n"))
    #expect(page.contains("| `sub/a.layout:1:61` | `cell` is as narrow as 32 pt |"), "\(page)")
  }

  /// What a finding says to call can be called, and finds an element.
  ///
  /// - Source: `prove.md` 2.
  @Test func callsOfFindingsCanBeMade() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let cases = Case.all(in: "Rules")
    for (number, example) in cases.enumerated() {
      try tool.write(example.source, to: "\(number).layout")
    }
    let report = try tool.call(["lint", "."]).output
    let calls = report.split(separator: "\n").compactMap { line in
      line.split(separator: "= see: layoutc ").last.flatMap { line.contains("= see: ") ? $0 : nil }
    }
    #expect(calls.count > 50)
    for call in calls {
      let words = call.split(separator: "'").enumerated().flatMap { place, part in
        place.isMultiple(of: 2) ? part.split(separator: " ") : [part]
      }
      let outcome = try tool.call(words.map(String.init))
      #expect(outcome.code <= 1 && !outcome.output.isEmpty, "\(call): \(outcome.errors)")
    }
  }

  /// The nearest configuration holds alone, and none is looked for above the repository.
  @Test func theNearestConfigurationHolds() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(#"{ "rules": { "count-one": "error" } }"#, to: ".layoutc.json")
    try tool.write(#"{ "root": true }"#, to: "near/.layoutc.json")
    try tool.write("", to: "repository/.git/HEAD")
    for folder in ["far", "near/deep", "repository"] {
      try tool.write(Self.single, to: folder + "/a.layout")
    }
    for (folder, code) in [("far", 1), ("near", 0), ("repository", 0)] as [(String, Int32)] {
      #expect(try tool.call(["lint", folder]).code == code, "\(folder)")
    }
  }
}
