import LayoutCompiler
import LayoutContent
import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import LayoutText
import Support
import Testing

/// Every property of the vocabulary affects a frame.
@Suite struct PropertyEffectTests {
  static let hosts = Dictionary(
    uniqueKeysWithValues: Case.all(in: "Properties/hosts").map { ($0.name, $0.source) })

  @Test(
    arguments: ElementKind.all.flatMap { kind in
      kind.ownProperties.filter { $0.reader == nil }.map { "\(kind.title)/\($0.name)" }
    })
  func everyPropertyChangesAFrame(_ path: String) throws {
    let parts = path.split(separator: "/").map(String.init)
    let kind = try #require(ElementKind.all.first { $0.title == parts[0] })
    let property = try #require(kind.properties.first { $0.name == parts[1] })
    let host = try #require(
      Self.hosts[path] ?? Self.hosts[kind.title], "no host for a \(kind.title)")
    let use = "if 1 == 1 { \(property.example) }"
    #expect(
      try frames(in: host.replacing("@", with: use)) != frames(in: host.replacing("@", with: "")),
      "\(property.example) changes nothing: name its reader, or use it in the solver")
  }

  /// All results of the first preview as text.
  private func frames(in source: String) throws -> String {
    let compilation = Compilation(SourceText(source))
    let result = compilation.result(of: try #require(try compilation.jobs(Request()).first))
    var lines = ["\(result.solved.contentSize)"]
    result.solved.forEachElement { lines.append("\($0)") }
    if let view = result.view {
      lines.append("\(view.size) \(view.content?.isApproximate ?? false)")
      for placed in view.content?.placed ?? [] { lines.append("\(placed)") }
    }
    return lines.joined(separator: "\n")
  }
}

extension ElementKind {
  /// The properties that are tested here: properties that all contents share are one declaration,
  /// tested in a text.
  fileprivate var ownProperties: [PropertyDescription] {
    guard traits.contains(.isContent), name != "text" else { return properties }
    let shared = ElementKind.all.first { $0.name == "box" }?.properties ?? []
    return properties.filter { own in
      !shared.contains { $0.name == own.name && $0.form == own.form && $0.summary == own.summary }
    }
  }
}
