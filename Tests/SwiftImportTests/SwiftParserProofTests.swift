import Foundation
import LayoutSwiftSource
import LayoutText
import Support
import Testing

/// The declarations that are read of a Swift file are those that Swift's own parser finds, in their
/// places. It is called once a file, so that CI asks for it by a variable.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LAYOUTC_SWIFT_PROOF"] != nil))
struct SwiftParserProofTests {
  /// Every case of the importer, and a part of the code of this package. Which branches of `#if` are
  /// taken depends on the machine that Swift's parser runs on.
  static let files: [URL] = {
    let own = ["Sources", "Tests"].flatMap { folder in
      Repository.files(in: Repository.root.appending(path: folder), withExtension: "swift")
        .filter { !$0.path.contains("/Cases/") }
    }
    let some = own.indices.filter { $0 % 12 == 0 }.map { own[$0] }
    return (ImportCaseTests.files + some).filter { file in
      !((try? Repository.text(of: file)) ?? "#if").contains("#if")
    }
  }()

  @Test(arguments: files)
  func declarationsAreThoseOfTheCompiler(_ file: URL) throws {
    let source = SourceText(bytes: Array(try Data(contentsOf: file)), name: file.lastPathComponent)
    let known = try #require(try Self.compilersDeclarations(of: file), "swiftc does not read it")
    let found = Self.names(of: parseSwift(source).declarations, in: source)
    #expect(found.sorted() == known.sorted(), "\(Set(found).symmetricDifference(known).sorted())")
  }

  // MARK: Ours

  /// Each declaration's name, with the line and the column where it ends; of variables and cases where
  /// the name stands.
  private static func names(
    of declarations: [SwiftDeclaration], in source: SourceText
  ) -> [String] {
    declarations.flatMap { declaration -> [String] in
      let end = place(of: declaration.range.upperBound - 1, in: source)
      switch declaration.form {
      case .imported, .unread: return []
      case .type(let type): return ["\(type.name) \(end)"] + names(of: type.members, in: source)
      case .function(let function):
        return [function.body == nil ? function.name : "\(function.name) \(end)"]
      case .variable(let variable):
        return variable.bindings.flatMap { names(in: $0.pattern, source) }
      case .typeAlias(let name, _): return [name]
      case .enumCases(let cases):
        return cases.map { "\($0.name) \(place(of: $0.range.lowerBound, in: source))" }
      }
    }
  }

  private static func names(in pattern: SwiftPattern, _ source: SourceText) -> [String] {
    switch pattern.form {
    case .name(let name): ["\(name) \(place(of: pattern.range.lowerBound, in: source))"]
    case .tuple(let elements): elements.flatMap { names(in: $0.pattern, source) }
    case .wildcard, .enumCase, .optional, .type, .expression: []
    }
  }

  private static func place(of offset: Int, in source: SourceText) -> String {
    let line = source.lineIndex(of: offset)
    return "\(line + 1):\(offset - source.line(at: line).lowerBound + 1)"
  }

  // MARK: The compiler's

  private static let containers: Set<Substring> = [
    "source_file", "class_decl", "struct_decl", "enum_decl", "extension_decl", "protocol",
  ]
  private static let functions: Set<Substring> = [
    "func_decl", "constructor_decl", "subscript_decl",
  ]

  /// The same of the declarations that `swiftc` prints; `nil` where it reports an error.
  private static func compilersDeclarations(of file: URL) throws -> [String]? {
    guard let text = try dump(of: file) else { return nil }
    var names: [String] = []
    var around: [(depth: Int, isContainer: Bool)] = []
    let lines = text.split(separator: "\n").filter { $0.drop { $0 == " " }.first == "(" }
    for (index, line) in lines.enumerated() {
      let depth = line.prefix { $0 == " " }.count
      let head = line.dropFirst(depth + 1).prefix { $0 != " " }
      while let last = around.last, last.depth >= depth { around.removeLast() }
      let isMember = around.allSatisfy(\.isContainer)
      around.append((depth, containers.contains(head)))
      guard isMember, depth > 0, var name = name(in: line) else { continue }
      if head == "extension_decl" { name = extendedName(name) }
      if head == "var_decl" || head == "enum_element_decl" {
        names.append("\(name) \(places(in: line).start)")
      } else if head == "typealias" || line.contains(" default=true") {
        names.append(name)
      } else if functions.contains(head) {
        let inside = lines[(index + 1)...].prefix { $0.prefix { $0 == " " }.count > depth }
        let hasBody = inside.contains { $0.drop { $0 == " " }.hasPrefix("(brace_stmt") }
        names.append(hasBody ? "\(name) \(places(in: line).end)" : name)
      } else if containers.contains(head) {
        names.append("\(name) \(places(in: line).end)")
      }
    }
    return names
  }

  private static func dump(of file: URL) throws -> String? {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: output) }
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-dump-parse", "-swift-version", "6", file.path]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? String(decoding: try Data(contentsOf: output), as: UTF8.self) : nil
  }

  /// The name of an extended type: what it is extended for is no part of it.
  private static func extendedName(_ name: String) -> String {
    if name.hasPrefix("[") { return name.contains(" : ") ? "Dictionary" : "Array" }
    return name.hasSuffix("?") ? "Optional" : String(name.prefix { $0 != "<" })
  }

  /// The name in quotes, without parameters.
  private static func name(in line: Substring) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1].prefix { $0 != "(" }) : nil
  }

  /// Where the range of a line starts, and where its last token does.
  private static func places(in line: Substring) -> (start: String, end: String) {
    let range = line.components(separatedBy: "range=[").dropFirst().first ?? ""
    let halves = range.prefix { $0 != "]" }.components(separatedBy: " - line:")
    let start = halves[0].split(separator: ":").suffix(2).joined(separator: ":")
    return (start, halves.count > 1 ? halves[1] : start)
  }
}
