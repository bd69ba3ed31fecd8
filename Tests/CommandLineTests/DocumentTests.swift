import Foundation
import Support
import Testing

/// The examples of the documents, run through the built tool.
///
/// A block of `layout` with a file name (` ```layout Photos.layout `) is written to that file. The
/// lines of a block of `console` that start with `$` are run in order, and the lines after each must
/// be its output; a line `…` stands for any number of lines.
@Suite struct DocumentTests {
  /// Commands that a document may show without their being run here.
  static let unrun: Set<String> = ["swift test", ".packaging/install ~/.local", "man layoutc"]

  static let documents = guides + ["Sources/README.md", "Grammar/Reference.md", "Grammar/UIKit.md"]
  /// Those whose layouts are whole files, and no fragments.
  static let guides = [
    "README.md", "Grammar/Guide.md", "Samples/editors/README.md", ".github/SECURITY.md",
  ]

  @Test(arguments: documents)
  func consoleLinesAreTrue(_ path: String) throws {
    let document = try Document(path)
    let tool = try Tool()
    defer { tool.tidy() }
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Samples"), to: tool.folder.appending(path: "Samples"))
    for block in document.blocks where block.language == "layout" {
      if let name = block.argument { try tool.write(block.text, to: name) }
    }
    for block in document.blocks where block.language == "console" {
      for (command, shown) in block.commands where !Self.unrun.contains(command) {
        let output = try tool.run(command)
        #expect(
          matches(shown[...], output[...]),
          """
          \(path):\(block.line): '\(command)' prints

          \(output.joined(separator: "\n"))
          """)
      }
    }
  }

  /// Whether `shown` is `output`, where a line `…` of `shown` stands for any lines.
  private func matches(_ shown: ArraySlice<String>, _ output: ArraySlice<String>) -> Bool {
    guard let line = shown.first else { return output.isEmpty }
    if line.trimmingCharacters(in: .whitespaces) == "…" {
      return (output.startIndex...output.endIndex).contains {
        matches(shown.dropFirst(), output[$0...])
      }
    }
    return line == output.first && matches(shown.dropFirst(), output.dropFirst())
  }

  /// The layouts that guides show compile; those of the reference are fragments, which are examples
  /// of the vocabulary.
  @Test(arguments: guides)
  func layoutsCompile(_ path: String) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    for (index, block) in try Document(path).blocks.enumerated()
    where block.language == "layout" {
      try tool.write(block.text, to: "\(index).layout")
      let outcome = try tool.call(["check", "\(index).layout"])
      #expect(outcome.code == 0, "\(path):\(block.line): \(outcome.errors)")
    }
  }

  @Test(arguments: documents)
  func linksLeadToFiles(_ path: String) throws {
    let document = try Document(path)
    let folder = Repository.root.appending(path: path).deletingLastPathComponent()
    for match in document.text.matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/) {
      let target = folder.appending(path: String(match.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path) links to \(match.1)")
    }
  }
}

/// A Markdown document and its fenced blocks.
struct Document {
  struct Block {
    let language: String
    /// The second word after the fence.
    let argument: String?
    let line: Int
    var lines: [String] = []

    var text: String { lines.map { $0 + "\n" }.joined() }

    /// The commands of a console block, each with the output that is shown.
    var commands: [(command: String, output: [String])] {
      var commands: [(command: String, output: [String])] = []
      for line in lines {
        if line.hasPrefix("$ ") {
          commands.append((String(line.dropFirst(2)), []))
        } else if !commands.isEmpty {
          commands[commands.count - 1].output.append(line)
        }
      }
      return commands
    }
  }

  let text: String
  private(set) var blocks: [Block] = []

  init(_ path: String) throws {
    text = try Repository.text(of: Repository.root.appending(path: path))
    var open: Block?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          let words = content.dropFirst(3).split(separator: " ").map(String.init)
          open = Block(
            language: words.first ?? "", argument: words.dropFirst().first, line: index + 1)
        }
      } else {
        open?.lines.append(String(line))
      }
    }
  }
}

extension Tool {
  /// The lines that a shell prints to both streams for `command`, which calls `layoutc`.
  fileprivate func run(_ command: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command.replacing("swift run layoutc", with: "layoutc")]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": Self.location.deletingLastPathComponent().path + ":/usr/bin:/bin"
    ]
    let output = folder.appending(path: ".output")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    var lines = try String(contentsOf: output, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
