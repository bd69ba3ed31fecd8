import Foundation
import LayoutCompiler
import LayoutSwiftGeneration
import Support
import Testing

/// The generated code of all samples and frame cases is compiled and run: it builds what the
/// evaluated layouts have. Compiling takes a while, so that CI asks for it by a variable.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LAYOUTC_SWIFT_PROOF"] != nil))
struct ProofTests {
  @Test func generatedCodeBuildsTheEvaluatedLayouts() throws {
    var proof = Proof()
    try addEverything(to: &proof)
    let count = proof.files.count + proof.refused.count
    print("\(proof.files.count) of \(count) files generated, \(proof.expected.count) layouts")
    for line in proof.refused { print("refused", line) }
    #expect(proof.files.count * 10 >= count * 9)
    let output = try Workshop(proof).run()
    var printed: [String: String] = [:]
    for part in output.components(separatedBy: "=== ").dropFirst() {
      let halves = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      printed[String(halves[0])] = halves.count > 1 ? String(halves[1]) : ""
    }
    let wrong = proof.expected.keys.sorted().filter { printed[$0] != proof.expected[$0] }
    for title in wrong.prefix(10) {
      Issue.record(
        "\(title)\nexpected\n\(proof.expected[title] ?? "")\nprinted\n\(printed[title] ?? "nothing")"
      )
    }
    #expect(wrong.count == 0)
  }

  private func addEverything(to proof: inout Proof) throws {
    for file in Repository.samples {
      let compilation = Compilation(try Repository.text(of: file), name: file.path) {
        try? Repository.text(of: URL(filePath: $0))
      }
      proof.add(compilation, called: file.lastPathComponent)
    }
    for folder in ["Frames", "Generation/Swift"] {
      for example in Case.all(in: folder) {
        let files = example.files
        let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
        let compilation = Compilation(files.main, name: "case.layout", files: Compilation.Files()) {
          others[$0]
        }
        proof.add(compilation, called: example.description)
      }
    }
    for file in Case.files(in: "Real", withExtension: "layout") {
      proof.add(
        Compilation(try Repository.text(of: file), name: file.path) {
          try? Repository.text(of: URL(filePath: $0))
        }, called: file.lastPathComponent)
    }
  }
}

/// A folder in which generated code is compiled with declarations of UIKit's names, and run.
struct Workshop {
  private let proof: Proof
  private let folder: URL

  init(_ proof: Proof) throws {
    self.proof = proof
    folder = Repository.root.appending(path: ".build/swift-proof")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What the program prints.
  func run() throws -> String {
    let sources = Repository.root.appending(path: "Tests/External/swift")
    try swiftc([
      sources.appending(path: "UIKit.swift").path, "-emit-module", "-emit-library", "-static",
      "-module-name", "UIKit", "-parse-as-library", "-o", folder.appending(path: "libUIKit.a").path,
      "-emit-module-path", folder.appending(path: "UIKit.swiftmodule").path,
    ])
    var paths = [sources.appending(path: "Tree.swift").path]
    for file in proof.files { paths.append(try write(file.text, file.name)) }
    var main = "import UIKit\n\n"
    for (index, call) in proof.calls.enumerated() {
      main += "@MainActor func call\(index)() {\n\(call)}\n\n"
    }
    for index in proof.calls.indices { main += "call\(index)()\n" }
    paths.append(try write(main, "main.swift"))
    let program = folder.appending(path: "program").path
    try swiftc(
      paths + [
        "-I", folder.path, "-L", folder.path, "-lUIKit", "-module-name", "Proof", "-o", program,
        "-swift-version", "6", "-warnings-as-errors",
      ])
    return try output(of: program, [])
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private func swiftc(_ arguments: [String]) throws {
    let text = try output(of: "/usr/bin/env", ["swiftc", "-Onone", "-j2"] + arguments)
    #expect(text == "")
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(bytes: data, encoding: .utf8) ?? ""
    #expect(process.terminationStatus == 0, "\(text.prefix(4000))")
    return text
  }
}
