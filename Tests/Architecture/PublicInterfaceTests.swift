import Foundation
import Support
import Testing

/// The public interface is the one that a golden file lists.
@Suite struct PublicInterfaceTests {
  @Test func interfaceIsTheOneExpected() throws {
    let folder = Repository.root.appending(path: "Sources/LayoutCompiler")
    let files = ArchitectureTests.sources.filter { $0.path.hasPrefix(folder.path + "/") }
    let found = Set(try files.flatMap { publicDeclarations(in: try Repository.text(of: $0)) })
    let golden = Repository.root.appending(path: "Tests/Cases/Interface/LayoutCompiler.txt")
    let expected = Set(
      ((try? Repository.text(of: golden)) ?? "").split(separator: "\n").map(String.init))
    let difference =
      expected.subtracting(found).sorted().map { "- " + $0 }
      + found.subtracting(expected).sorted().map { "+ " + $0 }
    #expect(
      difference.isEmpty,
      """
      The public interface has changed. Where that is right, change \(golden.path):
      \(difference.joined(separator: "\n"))
      """)
  }

  /// The public declarations of a source, and the cases of public enumerations, each in one line
  /// behind the types that it is in.
  private func publicDeclarations(in text: String) -> [String] {
    var scopes: [(name: String, isPublicEnum: Bool)] = []
    var found: [String] = []
    var open = ""
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) })
    where !line.hasPrefix("//") {
      let isCase = line.hasPrefix("case ") && scopes.last?.isPublicEnum == true
      if !open.isEmpty || line.hasPrefix("public ") || isCase {
        open += (open.isEmpty ? "" : " ") + line
      }
      if !open.isEmpty, isComplete(open) {
        let path = scopes.map(\.name).filter { !$0.isEmpty }.joined(separator: ".")
        found.append("\(path): \(heading(of: open))".replacing("public ", with: ""))
        enter(open, &scopes)
        open = ""
      } else if open.isEmpty {
        enter(line, &scopes)
      }
    }
    return found
  }

  /// Whether no parenthesis and no list is still open.
  private func isComplete(_ declaration: String) -> Bool {
    let depth = declaration.reduce(0) {
      $0 + ($1 == "(" || $1 == "[" ? 1 : $1 == ")" || $1 == "]" ? -1 : 0)
    }
    let words = declaration.split(separator: " ").prefix(3)
    let isType = words.contains { ["struct", "enum", "extension", "class"].contains($0) }
    return depth == 0 && !declaration.hasSuffix(",") && (!isType || declaration.contains("{"))
  }

  private func heading(of declaration: String) -> String {
    let words = declaration.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
    return words.replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// Follows the braces of a line.
  private func enter(_ line: String, _ scopes: inout [(name: String, isPublicEnum: Bool)]) {
    let words = line.prefix { $0 != "{" }.split(whereSeparator: { " :,".contains($0) })
    let place = words.firstIndex { ["struct", "enum", "extension", "class"].contains($0) }
    let name = place.flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil } ?? ""
    let isPublicEnum = words.first == "public" && words.contains("enum")
    for character in line {
      if character == "{" { scopes.append((name, isPublicEnum)) }
      if character == "}", !scopes.isEmpty { scopes.removeLast() }
    }
  }
}
