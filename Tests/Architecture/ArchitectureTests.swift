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

  /// The tokens of every file.
  static let code: [(file: URL, tokens: CodeTokens)] = everything.map { file in
    (file, CodeTokens((try? Repository.text(of: file)) ?? ""))
  }

  @Test func filesAreShort() throws {
    for file in Self.everything {
      let count = try Data(contentsOf: file).count { $0 == UInt8(ascii: "\n") }
      #expect(count <= 400, "\(file.path) has \(count) lines; at most 400 are allowed")
    }
  }

  /// Functions that may take more parameters.
  private static let longer = [
    // The call of the library that apps make: each of its inputs has a label and a default.
    (name: "solve", file: "Interface/Program+Solving.swift"),
    // A modifier of SwiftUI.
    (name: "frame", file: "swift/SwiftUI/Modifiers.swift"),
    // A function of the C library.
    (name: "fsetxattr", file: "Platform/FileAttributes.swift"),
  ]

  @Test func functionsAreShortAndTakeFewParameters() {
    for (file, code) in Self.code {
      for function in FunctionDeclaration.all(in: code)
      where function.lineCount > 60 || function.parameterCount > 4 {
        if function.lineCount <= 60,
          Self.longer.contains(where: { file.path.hasSuffix($0.file) && function.name == $0.name })
        {
          continue
        }
        Issue.record(
          """
          \(file.lastPathComponent): \(function.name) has \(function.lineCount) lines and \
          \(function.parameterCount) parameters; at most 60 and 4 are allowed
          """)
      }
    }
  }

  /// Other modules inline a function only where its type can be used in line, too: the compiler says
  /// nothing where it cannot.
  @Test func typesOfInlinableFunctionsAreUsableInLine() throws {
    let keywords: Set<Substring> = ["struct", "enum", "class", "extension"]
    var hidden: Set<Substring> = []
    var inlined: [(type: Substring, file: String)] = []
    for file in Self.sources {
      var type: Substring = ""
      for line in try Repository.text(of: file).split(separator: "\n") {
        if line.hasPrefix("  @inlinable") { inlined.append((type, file.lastPathComponent)) }
        guard line.utf8.first != UInt8(ascii: " "), line.utf8.first != UInt8(ascii: "/") else {
          continue
        }
        let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
        guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count else {
          continue
        }
        type = words[place + 1]
        if words[0] == "package" { hidden.insert(type) }
      }
    }
    #expect(!inlined.isEmpty)
    for (type, file) in inlined {
      #expect(
        !hidden.contains(type),
        "\(file): a function of `\(type)` is `@inlinable`, the type not `@usableFromInline`")
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
}
