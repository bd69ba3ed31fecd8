import Foundation
import Support
import Testing

/// No control character from a layout, its data or a file name reaches the output of any format of any
/// command.
@Suite struct HostileNameTests {
  /// Escapes, a bell, changes of direction, line separators.
  private static let hostile =
    "x\u{1B}[31m\u{7}\u{202E}\u{85}\u{9B}31m\u{2066}\u{2028}\u{7F}\u{61C}y"
  private static let file = "f\(hostile)\r\n::error::z\n.layout"

  private static func layout(hasFaults: Bool) -> String {
    """
    layout "\(hostile)" {
        section s {
            header "h\(hostile)" 1w x 44 { text "t\(hostile)" as "a\(hostile)" }
            hgroup "g\(hostile)" 1w x 44 { item "=i\(hostile)" 0.32w x 1h { text data.a } }
            background "b\(hostile)"
        }
        section r { hgroup "g\(hostile)" 10 x 10 { item "big\(hostile)" 20 x 20 } }
    \(hasFaults ? "    section \"s\(hostile)\" { hgroup 1w x 0 { item \"z\(hostile)\" } }" : "")
    }
    preview "p\(hostile)" 390 x 844 { data: "d\(hostile).json"; expect "=i\(hostile)" 1 x 1 }
    \(hasFaults ? "import \"no\(hostile).layout\"\npreview \"q\" 9 x 9 { data: \"no\(hostile)\" }" : "")

    """
  }

  private static let calls: [[String]] =
    ["text", "json", "ndjson", "csv", "svg", "html", "ascii"].map { ["compile", "--format", $0] }
    + ["full", "concise", "xcode", "json"].map { ["check", "--diagnostics", $0] }
    + ["full", "concise", "xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle"]
    .map { ["lint", "--format", $0] }
    + [
      ["compile", "--tree"], ["compile", "--visible"], ["lint", "--diff"],
      ["lint", "--statistics"],
      ["lint", "--write-baseline"], ["breakpoints"], ["format", "--check"], ["format", "--diff"],
      ["generate", "swift"], ["config", "--effective"], ["compile", "--preview", "zz" + hostile],
      ["compile", "--device", "zz" + hostile], ["compile", "--items", "zz\(hostile)=3"],
      ["compile", "--data", "zz" + hostile], ["lint", "--select", "zz" + hostile],
      ["lint", "--config", "zz\(hostile)=3"], ["compile", "--output", "no\(hostile)/x"],
      ["check", "--zz" + hostile], ["compile", "--zz", hostile], ["why"],
      ["why", "--format", "json"],
      ["diff", "--against", "no\(hostile)"], ["preview", "--export", "pages"],
    ]
    + ["text", "json", "junit", "github", "xcode"].map { ["test", "--format", $0] }

  @Test(arguments: calls, [false, true])
  func controlsAreReplaced(_ words: [String], _ hasFaults: Bool) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.layout(hasFaults: hasFaults), to: Self.file)
    try tool.write(#"{ "s": [{ "a": "\r\n=1\u001b[0m\u202e" }, {}] }"#, to: "d\(Self.hostile).json")
    check(try tool.call(words + [Self.file]), of: words)
  }

  /// The same from Swift code and the name of its file.
  @Test(arguments: [
    ["import"], ["import", "--list"], ["import", "--strict"], ["lint"], ["why"],
    ["why", "--format", "json"], ["compile"], ["compile", "--format", "json"], ["breakpoints"],
    ["preview", "--export", "pages"],
  ])
  func controlsOfSwiftAreReplaced(_ words: [String]) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let file = "f\(Self.hostile)\r\n::error::z\n.swift"
    try tool.write(Self.swift, to: file)
    check(try tool.call(words + [file]), of: words)
  }

  private static let swift = """
    func layout() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(wide("\(hostile)")), heightDimension: .absolute(44))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "k\(hostile)",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
    struct Row: View {
        var body: some View { Text("t\(hostile)") }
    }

    """

  private func check(_ outcome: Tool.Outcome, of words: [String]) {
    for text in [outcome.output, outcome.errors] {
      let isTable = words.contains("csv")
      let found = text.unicodeScalars.filter { scalar in
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n" && !(scalar == "\r" && isTable)
        case .lineSeparator, .paragraphSeparator: true
        default: [0x61C, 0x202E, 0x2066].contains(scalar.value)
        }
      }
      #expect(found.isEmpty, "\(found.map(\.value)) in the output of \(words)")
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::z") })
    }
  }

  /// No name starts a line as a command of a build server, and none is one within it.
  @Test(
    arguments: [
      "::error file=x,line=1::pwned.layout", "::add-mask::a.layout", " ::debug::a.layout",
      "##[error]a.layout", "x ##vso[task.setvariable variable=a]b.layout",
    ],
    [
      ["format", "--check"], ["format", "--diff"], ["test"], ["test", "--list"],
      ["test", "--update"], ["check", "--diagnostics", "concise"], ["check"],
      ["lint", "--format", "concise"], ["lint"], ["compile"], ["breakpoints"],
      ["lint", "--format", "json"], ["compile", "--format", "json"], ["test", "--format", "json"],
      ["compile", "--format", "csv"], ["compile", "--format", "svg"],
    ])
  func namesAreNoCommands(_ file: String, _ words: [String]) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(
      """
      // ##[error]a
      layout "::error::b" {section "##[group]s" {hgroup 1w x 44 {item "::error::c" 0.32w x 1h}}
          section t { hgroup 1w x 44em { item x } } // ##vso[task.complete]
      }
      preview "::error::d" 9 x 9 { expect "::error::c" 1 x 1; record: true }
        ::error::e

      """, to: file)
    let outcome = try tool.call(words + ["."])
    for line in (outcome.output + outcome.errors).split(separator: "\n") {
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::")
      #expect(!isCommand && !line.contains("##[") && !line.contains("##vso["), "\(line)")
    }
  }

  @Test func spreadsheetsDoNotEvaluateNames() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(
      "layout page { section s { hgroup 1w x 44 { item \"=1+1\" } } }", to: "a.layout")
    let words = ["a.layout", "--items", "1", "--format", "csv"]
    #expect(try tool.call(words).output.contains(",cell,=1+1,0,0,"))
    #expect(try tool.call(words + ["--csv-safe"]).output.contains(",cell,'=1+1,0,0,"))
  }
}
