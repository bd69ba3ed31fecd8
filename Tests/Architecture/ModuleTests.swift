import Foundation
import Support
import Testing

/// What modules may import and export.
@Suite struct ModuleTests {
  /// Modules that only the command line needs: an app that embeds the compiler does not link them.
  static let aboveTheLibrary: Set<String> = [
    "Lint", "Formatting", "Rendering", "Reporting", "Listing", "Manual",
  ]

  /// Imports follow the package's table; nothing imports Foundation.
  @Test(arguments: ArchitectureTests.sources)
  func importsFollowTheTable(_ file: URL) throws {
    let module = file.pathComponents.drop { $0 != "Sources" }.dropFirst().first ?? ""
    let table = try ModuleTable()
    guard let allowed = table.uses[module] else { return }
    let imports = Self.imports(of: try Repository.text(of: file))
    for name in imports where name.hasPrefix("Layout") {
      #expect(
        allowed.contains(name) || allowed.contains(String(name.dropFirst("Layout".count))),
        "\(module) imports \(name), which the table in Package.swift does not allow")
    }
    #expect(!imports.contains("Foundation"))
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
  @Test func platformsAreImportedInOnePlace() throws {
    let root = Repository.root.path + "/"
    var offenders: [String: String] = [:]
    for file in ArchitectureTests.sources where !file.path.contains("/layoutc/Platform/") {
      let imports = Self.imports(of: try Repository.text(of: file))
      if !imports.allSatisfy({ !["Glibc", "Musl", "Darwin"].contains($0) }) {
        offenders[String(file.path.dropFirst(root.count))] =
          "only files in Sources/layoutc/Platform import Glibc, Musl or Darwin"
      }
    }
    ShrinkingList("platforms").expect(offenders)
  }

  /// The modules that a file imports.
  private static func imports(of text: String) -> [String] {
    text.matches(of: /(?m)^ *(?:package |internal |public )?import (\w+)/).map { String($0.1) }
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
