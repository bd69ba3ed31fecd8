import LayoutCompiler
import LayoutContent
import LayoutGeometry
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Views whose frames are known from other sources.
@Suite struct ContentCaseTests {
  @Test(arguments: Case.all(in: "Contents"))
  func framesAreTheOnesExpected(_ example: Case) throws {
    let compilation = Compilation(SourceText(example.source, name: example.file))
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.headline) == [])
    let results = try compilation.jobs(Request()).map(compilation.result)
    #expect(results.count == 1)
    let result = try #require(results.first)
    #expect(result.diagnostics.map(\.headline) == [])
    let view = try #require(result.view)
    let differences = ContentExpectation(example.expected).differences(from: view)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}

/// The expectation of a case: `size w h`, and `frame x y w h  name` or `content x y w h  name` for
/// every element with a name.
private struct ContentExpectation {
  private var lines: [(kind: String, numbers: [Double], name: String)] = []
  private var tolerance = 0.001

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let count = words[0] == "size" ? 2 : words[0] == "tolerance" ? 1 : 4
      let numbers = words.dropFirst().prefix(count).map { Double($0) ?? .infinity }
      if words[0] == "tolerance" {
        tolerance = numbers[0]
      } else {
        lines.append((words[0], numbers, words.dropFirst(count + 1).joined(separator: " ")))
      }
    }
  }

  func differences(from view: SolvedView) -> [String] {
    let unlisted = view.names.subtracting(lines.map(\.name)).sorted().map { name in
      "not listed: frame \(view.frame("frame", of: name) ?? []) \(name)"
    }
    return unlisted
      + lines.compactMap { kind, numbers, name in
        let found =
          kind == "size" ? [view.size.width, view.size.height] : view.frame(kind, of: name)
        guard let found else { return "\(name): found none" }
        let fits = zip(numbers, found).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
        return fits ? nil : "\(kind) \(name): expected \(numbers), found \(found)"
      }
  }
}

extension SolvedView {
  /// The names of the elements that are shown.
  fileprivate var names: Set<String> {
    guard let content else { return [] }
    return Set(content.placed.compactMap { content.elements[$0.element].name })
  }

  /// The frame or content frame of the element called `name`.
  fileprivate func frame(_ kind: String, of name: String) -> [Double]? {
    guard let content else { return nil }
    let placed = content.placed.first { content.elements[$0.element].name == name }
    let frame = kind == "frame" ? placed?.frame : placed?.contentFrame
    return frame.map { [$0.x, $0.y, $0.width, $0.height] }
  }
}
