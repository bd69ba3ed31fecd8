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
    #expect(count <= 401, "\(file.path) has \(count - 1) lines; at most 400 are read with pleasure")
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

  /// What a room may import is what the package's table says; nothing brings in Foundation.
  @Test(arguments: sources)
  func importsFollowTheArrows(_ file: URL) throws {
    let room = file.pathComponents.drop { $0 != "Sources" }.dropFirst().first ?? ""
    let table = try ModuleTable()
    guard let allowed = table.uses[room] else { return }
    for module in Self.imports(of: try Repository.text(of: file)) where module.hasPrefix("Layout") {
      #expect(
        allowed.contains(module) || allowed.contains(String(module.dropFirst("Layout".count))),
        "\(room) imports \(module), which the table in Package.swift does not allow")
    }
    #expect(!Self.imports(of: try Repository.text(of: file)).contains("Foundation"))
  }

  @Test func arrowsPointUpTheTable() throws {
    let table = try ModuleTable()
    for (index, room) in table.order.enumerated() {
      for used in table.uses[room] ?? [] {
        #expect(table.order.prefix(index).contains(used), "\(room) looks down at \(used)")
      }
    }
  }

  /// Every file of a shelf's folder declares a member that stands in the shelf's list.
  @Test(arguments: [
    ("Rendering/Formats", "Rendering/OutputFormat.swift"),
    ("Reporting/Formats", "Reporting/ReportFormat.swift"),
    ("layoutc/Commands", "layoutc/Command.swift"),
    ("Lint/Rules", "Lint/LintRule.swift"),
    ("layoutc/Shells", "layoutc/Shell.swift"),
    ("Manual/Formats", "Manual/ReferenceFormat.swift"),
  ])
  func shelvesAreFull(_ folder: String, _ shelf: String) throws {
    let root = Repository.root.appending(path: "Sources")
    let list = try Repository.text(of: root.appending(path: shelf))
    let files = Repository.files(in: root.appending(path: folder), withExtension: "swift")
    #expect(!files.isEmpty)
    for file in files {
      let text = try Repository.text(of: file)
      let members = text.matches(of: /static let (\w+) = \w+\(/).map { String($0.1) }
      #expect(
        members.contains { list.contains(".\($0)") },
        "\(file.lastPathComponent) declares nothing that stands in \(shelf)")
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

  /// The modules a file imports.
  private static func imports(of text: String) -> [String] {
    text.matches(of: /(?m)^(?:package |internal |public )?import (\w+)/).map { String($0.1) }
  }
}

/// The table of modules, as `Package.swift` writes it.
private struct ModuleTable {
  let order: [String]
  let uses: [String: Set<String>]

  init() throws {
    let text = try Repository.text(of: Repository.root.appending(path: "Package.swift"))
    let table = text.components(separatedBy: "let modules = [")[1].components(separatedBy: "\n]")[0]
    var order: [String] = []
    var uses: [String: Set<String>] = [:]
    for match in table.matches(of: /Module\(\s*name: "(\w+)",\s*uses: \[([^\]]*)\]/) {
      order.append(String(match.1))
      uses[String(match.1)] = Set(match.2.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    (self.order, self.uses) = (order, uses)
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
