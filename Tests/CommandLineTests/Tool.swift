import Foundation
import Testing

/// The built tool, run in a temporary folder.
struct Tool {
  /// The outcome of a call.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
  }

  /// The working directory; `tidy` removes it.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "layoutc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func tidy() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The names in its folder, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// Runs the tool; `input` is a file for its standard input.
  func call(
    _ words: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let logs = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: logs) }
    let (output, errors) = (logs.appending(path: "output"), logs.appending(path: "errors"))
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = process(words, environment: environment)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: folder.appending(path: $0)) }
      ?? FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// A call that has not been started.
  func process(_ words: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = Self.location
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = environment.merging(Self.inherited) { own, _ in own }
    return process
  }

  /// What the tool learns of the environment of the tests: which change of the code is in force in it.
  private static let inherited = ProcessInfo.processInfo.environment.filter {
    $0.key.hasPrefix("LAYOUTC_MUTANT")
  }

  /// Runs `git` in its folder.
  func git(_ arguments: [String]) throws { _ = try gitOutput(arguments) }

  /// What `git` prints in its folder.
  func gitOutput(_ arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same tool in a folder below its own.
  func inside(_ name: String) -> Tool { Tool(folder: folder.appending(path: name)) }

  private init(folder: URL) { self.folder = folder }

  /// The tool beside the test bundle.
  static let location: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "layoutc")
  }()
}
