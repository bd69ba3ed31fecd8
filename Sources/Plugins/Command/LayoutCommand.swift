import Foundation
import PackagePlugin

/// `swift package generate-layouts` writes Swift beside every `.layout` file of a package, for
/// projects that commit what is generated.
@main struct LayoutCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let isCheck = extractor.extractFlag(named: "check") > 0
    let names = extractor.extractOption(named: "target")
    guard extractor.remainingArguments.isEmpty else {
      throw Failure(description: "usage: swift package generate-layouts [--check] [--target NAME]")
    }
    let tool = try context.tool(named: "layoutc").url
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let built = try Self.targetsWithPlugin(context)
    var failures = 0
    for case let target as any SourceModuleTarget in targets {
      let layouts = target.sourceFiles.map(\.url).filter { $0.pathExtension == "layout" }
      guard !layouts.isEmpty else { continue }
      if built.contains(target.name) {
        print("\(target.name): skipped, LayoutPlugin generates its code while it is built")
        continue
      }
      var taken: Set<String> = []
      for layout in layouts.sorted(by: { $0.path < $1.path }) {
        let folder = layout.deletingLastPathComponent()
        let output = folder.appending(path: outputName(of: layout, &taken)).path
        let options = isCheck ? ["--check"] : []
        let call = ["generate", "swift", layout.path, "--output", output] + options
        if try !Self.run(tool, call) { failures += 1 }
      }
    }
    guard failures == 0 else {
      throw Failure(
        description: isCheck
          ? "\(failures) files are missing or differ: swift package generate-layouts"
          : "\(failures) layouts have errors")
    }
  }

  /// The targets whose code is generated while they are built. Only the manifest names them: a
  /// second reading of it, in a folder of its own, since the package's is in use.
  private static func targetsWithPlugin(_ context: PluginContext) throws -> Set<String> {
    let folder = context.pluginWorkDirectoryURL.path
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", context.package.directoryURL.path, "--scratch-path",
      folder + "/scratch", "--cache-path", folder + "/cache", "--disable-sandbox", "dump-package",
    ]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let manifest = try JSONDecoder().decode(Manifest.self, from: data)
    return Set(manifest.targets.filter(\.usesPlugin).map(\.name))
  }

  /// What is read of a dumped manifest.
  private struct Manifest: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let pluginUsages: [Usage]?

      var usesPlugin: Bool {
        pluginUsages?.contains { $0.plugin?.first == "LayoutPlugin" } ?? false
      }
    }

    /// The names of a plugin and of its package.
    struct Usage: Decodable { let plugin: [String?]? }
  }

  /// Whether the tool ends without an error.
  private static func run(_ tool: URL, _ arguments: [String]) throws -> Bool {
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

/// What ends the command.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
