import Foundation
import Support
import Testing

/// What modules may import and export.
@Suite struct ModuleTests {
  /// Modules that only the command line needs: an app that embeds the compiler does not link them.
  static let aboveTheLibrary: Set<String> = [
    "Lint", "Formatting", "Rendering", "Reporting", "Listing", "Manual", "Assistance",
    "LanguageServer",
  ]

  /// Imports follow the package's table; nothing imports Foundation.
  @Test func importsFollowTheTable() throws {
    let table = try ModuleTable()
    for (file, imports) in Self.imports {
      let module = file.pathComponents.drop { $0 != "Sources" }.dropFirst().first ?? ""
      guard let allowed = table.uses[module] else { continue }
      for name in imports where name.hasPrefix("Layout") {
        #expect(
          allowed.contains(name) || allowed.contains(String(name.dropFirst("Layout".count))),
          "\(module) imports \(name), which the table in Package.swift does not allow")
      }
      #expect(!imports.contains("Foundation"), "\(file.path)")
    }
  }

  @Test func modulesDependOnLowerOnes() throws {
    let table = try ModuleTable()
    for (index, module) in table.order.enumerated() {
      for used in table.uses[module] ?? [] {
        #expect(
          table.order.prefix(index).contains(used), "\(module) uses \(used), a higher module")
      }
    }
  }

  @Test func libraryUsesNothingOfTheCommandLine() throws {
    let table = try ModuleTable()
    let reached = table.reached(from: "LayoutCompiler").intersection(Self.aboveTheLibrary)
    ShrinkingList("library").expect(
      Dictionary(uniqueKeysWithValues: reached.map { ($0, "LayoutCompiler depends on it") }))
  }

  /// What differs between platforms is in one folder.
  @Test func platformsAreImportedInOnePlace() {
    let root = Repository.root.path + "/"
    var offenders: [String: String] = [:]
    for (file, imports) in Self.imports where !file.path.contains("/layoutc/Platform/") {
      if !imports.isDisjoint(with: ["Glibc", "Musl", "Darwin"]) {
        offenders[String(file.path.dropFirst(root.count))] =
          "only files in Sources/layoutc/Platform import Glibc, Musl or Darwin"
      }
    }
    ShrinkingList("platforms").expect(offenders)
  }

  /// The modules that each source file imports.
  private static let imports: [(file: URL, modules: Set<String>)] =
    ArchitectureTests.code.filter { $0.file.path.contains("/Sources/") }.map { file, code in
      let names = zip(code.tokens, code.tokens.dropFirst()).filter { $0.0 == "import" }.map(\.1)
      return (file, Set(names))
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

  /// Every module that `module` depends on, directly or through others.
  func reached(from module: String) -> Set<String> {
    (uses[module] ?? []).reduce(into: []) { reached, used in
      reached.formUnion(self.reached(from: used).union([used]))
    }
  }
}
