import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutSwiftGeneration
import LayoutText
import Support
import Testing

/// Layouts with the code they give: all of it, or the functions of the sections alone, or what is
/// reported.
@Suite struct GenerationCaseTests {
  /// The expectation is a part of the code: lines that stand there one after the other.
  @Test(arguments: Case.all(in: "Generation/Swift"))
  func codeIsTheOneExpected(_ example: Case) {
    let code = swiftCode(for: Self.compilation(example).program)
    #expect(code.diagnostics.filter { $0.severity == .error }.map(\.headline) == [])
    let lines = example.expected.split(separator: "\n...\n", omittingEmptySubsequences: false)
    for part in lines {
      #expect(code.text.contains(part), "\(code.text)")
    }
  }

  /// The same with views of SwiftUI for contents.
  @Test(arguments: Case.all(in: "Generation/Contents"))
  func viewsAreTheOnesExpected(_ example: Case) {
    var options = SwiftOptions()
    options.contents = .swiftUI
    let code = swiftCode(for: Self.compilation(example).program, options)
    #expect(code.diagnostics.filter { $0.severity == .error }.map(\.headline) == [])
    for part in example.expected.split(separator: "\n...\n", omittingEmptySubsequences: false) {
      #expect(code.text.contains(part), "\(code.text)")
    }
  }

  /// Deeper data is reported: its structures would lie in one another.
  @Test(arguments: [(99, 0), (30_000, 1)])
  func deepDataIsRefused(_ depth: Int, _ errorCount: Int) {
    var options = SwiftOptions()
    options.contents = .swiftUI
    let path = "data" + String(repeating: ".a", count: depth)
    let source = SourceText("view page { text \(path) }", name: "a.layout")
    let code = swiftCode(for: Compilation(source).program, options)
    let errors = code.diagnostics.filter { $0.severity == .error }.map(\.headline)
    #expect(errors.count == errorCount)
    #expect(
      errors.allSatisfy { $0 == "data of more than 100 levels has no counterpart in SwiftUI" })
  }

  /// Whole files, byte for byte.
  @Test(arguments: Case.files(in: "Generation/Whole", withExtension: "layout"))
  func wholeFilesAreTheOnesExpected(_ file: URL) throws {
    let expected = try Repository.text(
      of: file.deletingPathExtension().appendingPathExtension("expected"))
    var options = SwiftOptions()
    if expected.contains("import SwiftUI") { options.contents = .swiftUI }
    let compilation = Compilation(
      try Repository.text(of: file), name: file.lastPathComponent, files: Compilation.Files()
    ) { try? Repository.text(of: file.deletingLastPathComponent().appending(path: $0)) }
    #expect(compilation.program.diagnostics.filter { $0.severity == .error } == [])
    #expect(swiftCode(for: compilation.program, options).text == expected)
  }

  /// The expectation is a line for each diagnostic: code, place and headline.
  @Test(arguments: Case.all(in: "Generation/Diagnostics"))
  func diagnosticsAreTheOnesExpected(_ example: Case) {
    var options = SwiftOptions()
    let head = example.name.prefix { $0 != ":" }
    if head.contains("macOS") { options.platform = .macOS }
    if head.contains("iOS 15") { options.target = 15 }
    if head.contains("SwiftUI") { options.contents = .swiftUI }
    let compilation = Self.compilation(example)
    let text = swiftCode(for: compilation.program, options).diagnostics.map { diagnostic in
      let source = compilation.program.sources.file(at: diagnostic.range.lowerBound)
      let place = source.location(of: diagnostic.range.lowerBound)
      let code = "\(diagnostic.severity.rawValue) \(diagnostic.code.number)"
      return "\(code) \(place.line):\(place.column) \(diagnostic.headline)\n"
    }
    #expect(text.joined() == example.expected)
  }

  /// The same program gives the same bytes.
  @Test(arguments: Case.all(in: "Generation/Swift"))
  func codeIsStable(_ example: Case) {
    let first = swiftCode(for: Self.compilation(example).program)
    let second = swiftCode(for: Self.compilation(example).program)
    #expect(first.text == second.text)
  }

  private static func compilation(_ example: Case) -> Compilation {
    let files = example.files
    let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
    return Compilation(files.main, name: "case.layout", files: Compilation.Files()) { others[$0] }
  }
}
