import Foundation
import Testing

/// A call that a signal ends leaves nothing half written, and does not disturb the next one.
@Suite struct InterruptionTests {
  private static let page =
    "layout feed { section s { hgroup 1w x 50 repeat 1 { item side 9 x 1h } } }\n"
  /// None of many elements meets the rectangle: there is long work and a short file.
  private static let longWork = [
    "a.layout", "--items", "5000000", "--limit", "5000000", "--rect", "300,0,1,9000000000",
    "--format", "csv", "--output", "out.csv",
  ]

  private func folder() throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.page, to: "a.layout")
    return tool
  }

  /// A call by a shell, which runs `commands` first.
  private func process(after commands: String, _ words: [String], in tool: Tool) -> Process {
    let process = tool.process([])
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", commands + "\nexec \"$0\" \"$@\"", Tool.location.path] + words
    process.standardError = FileHandle.nullDevice
    return process
  }

  private func waitForTemporaryFile(of process: Process, in tool: Tool) throws {
    while try process.isRunning && !tool.names.contains(where: { $0.hasSuffix(".tmp") }) {
      sched_yield()
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ, SIGXCPU, SIGABRT])
  func anInterruptedCallLeavesNothing(_ signal: Int32) throws {
    let tool = try folder()
    defer { tool.tidy() }
    let process = tool.process(Self.longWork)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try waitForTemporaryFile(of: process, in: tool)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == (signal == SIGABRT ? 70 : 128 + signal))
    #expect(try tool.names == ["a.layout"])
  }

  /// What the system allows is too small for the result, or for the copy of a file that is written in place.
  @Test(arguments: [false, true])
  func aFileThatGrowsTooLargeLeavesNothing(_ isLinked: Bool) throws {
    let tool = try folder()
    defer { tool.tidy() }
    let old = String(repeating: "old\n", count: 100_000)
    try tool.write(old, to: "out.csv")
    if isLinked {
      try FileManager.default.linkItem(
        at: tool.folder.appending(path: "out.csv"), to: tool.folder.appending(path: "same.csv"))
    }
    let count = isLinked ? "1" : "100000"
    let words = ["a.layout", "--items", count, "--format", "csv", "--output", "out.csv"]
    let process = process(after: "ulimit -f 100", words, in: tool)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGXFSZ)
    #expect(try tool.read("out.csv") == old)
    #expect(try tool.names == ["a.layout", "out.csv"] + (isLinked ? ["same.csv"] : []))
  }

  /// One that was killed before had the same process identifier.
  @Test func whatAKilledCallHasLeftDoesNotDisturb() throws {
    let tool = try folder()
    defer { tool.tidy() }
    let words = ["a.layout", "--items", "1", "--output", "out.txt"]
    let process = process(
      after: "mkdir -p .out.txt.$$.tmp; touch .out.txt.$$-1.tmp", words, in: tool)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try tool.read("out.txt").hasPrefix("feed"))
  }

  /// As `nohup` does.
  @Test(arguments: [SIGHUP, SIGINT, SIGQUIT])
  func whatTheParentIgnoresStaysIgnored(_ signal: Int32) throws {
    let tool = try folder()
    defer { tool.tidy() }
    let process = process(after: "trap '' HUP INT QUIT", Self.longWork, in: tool)
    try process.run()
    try waitForTemporaryFile(of: process, in: tool)
    kill(process.processIdentifier, signal)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGTERM)
    #expect(try tool.names == ["a.layout"])
  }
}
