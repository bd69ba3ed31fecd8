import Foundation
import Support
import Testing

/// The rules that hold for the source itself.
@Suite struct ArchitectureTests {
  static let sources = Repository.files(
    in: Repository.root.appending(path: "Sources"), withExtension: "swift")
  static let everything =
    sources
    + Repository.files(in: Repository.root.appending(path: "Tests"), withExtension: "swift")

  @Test(arguments: everything)
  func filesAreShort(_ file: URL) throws {
    let count = try Repository.text(of: file).split(
      separator: "\n", omittingEmptySubsequences: false
    ).count
    #expect(count <= 401, "\(file.path) has \(count - 1) lines; at most 400 are allowed")
  }

  @Test(arguments: everything)
  func functionsAreShortAndTakeFewParameters(_ file: URL) throws {
    for function in Function.all(in: try Repository.text(of: file)) {
      #expect(
        function.lineCount <= 60,
        "\(file.lastPathComponent): \(function.name) has \(function.lineCount) lines, at most 60")
      #expect(
        function.parameterCount <= 4,
        "\(file.lastPathComponent): \(function.name) takes \(function.parameterCount) parameters")
    }
  }

  /// Every file of a registry's folder declares a member that is listed in the registry.
  @Test(arguments: [
    ("Rendering/Formats", "Rendering/OutputFormat.swift"),
    ("Reporting/Formats", "Reporting/ReportFormat.swift"),
    ("layoutc/Commands", "layoutc/Command.swift"),
    ("Lint/Rules", "Lint/LintRule.swift"),
    ("layoutc/Shells", "layoutc/Shell.swift"),
    ("Manual/Formats", "Manual/ReferenceFormat.swift"),
  ])
  func registriesAreComplete(_ folder: String, _ registry: String) throws {
    let root = Repository.root.appending(path: "Sources")
    let list = try Repository.text(of: root.appending(path: registry))
    let files = Repository.files(in: root.appending(path: folder), withExtension: "swift")
    #expect(!files.isEmpty)
    for file in files {
      let text = try Repository.text(of: file)
      let members = text.matches(of: /static let (\w+) = \w+\(/).map { String($0.1) }
      #expect(
        members.contains { list.contains(".\($0)") },
        "\(file.lastPathComponent) declares nothing that is listed in \(registry)")
    }
  }

  /// A code says one thing for ever: one name, one place that makes it.
  @Test func codesAreUnique() throws {
    var names: [String: String] = [:]
    for file in Self.sources {
      let text = try Repository.text(of: file)
      for match in text.matches(of: /(?:Code|Self)\(\s*\.\w+, "(L\d{3})", "([a-z0-9-]+)"\)/) {
        let (code, name) = (String(match.1), String(match.2))
        #expect(names[code, default: name] == name, "\(code) is \(name) and \(names[code] ?? "")")
        names[code] = name
      }
    }
    #expect(Set(names.values).count == names.count, "two codes have one name")
    #expect(names.count > 60)
  }
}

/// A function as its text shows it.
private struct Function {
  let name: String
  let lineCount: Int
  let parameterCount: Int

  /// The functions and initializers of a formatted file: a body ends where its indentation does.
  static func all(in text: String) -> [Function] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard let match = line.firstMatch(of: /^( *)(?:[a-z@() ]+ )?(?:func (\S+?)|(init\??))[<(]/)
      else {
        return nil
      }
      let indentation = match.1
      let end = lines[index...].dropFirst().firstIndex { $0 == indentation + "}" } ?? index
      let isOneLine = line.hasSuffix("}")
      let header = lines[index...min(index + 8, lines.count - 1)].joined(separator: "\n")
      return Function(
        name: String(match.2 ?? match.3 ?? ""), lineCount: isOneLine ? 1 : end - index + 1,
        parameterCount: parameterCount(of: header))
    }
  }

  /// How many parameters the first list in parentheses has.
  private static func parameterCount(of header: String) -> Int {
    var depth = 0
    var colons = 0
    for character in header.replacing("->", with: "").drop(while: { $0 != "(" }) {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { colons += 1 }
      if depth == 0 { return colons }
    }
    return colons
  }
}
