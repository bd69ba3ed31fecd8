import Foundation
import PackagePlugin

/// Writes the Swift of every `.layout` file of a target while that is built.
@main struct LayoutPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return Self.commands(
      for: target.sourceFiles.map(\.url), tool: try context.tool(named: "layoutc").url,
      folder: context.pluginWorkDirectoryURL)
  }

  /// A command for each layout among `files`. Imports may change, too, so that each command reads
  /// all layouts.
  private static func commands(for files: [URL], tool: URL, folder: URL) -> [Command] {
    let layouts = files.filter { $0.pathExtension == "layout" }.sorted { $0.path < $1.path }
    let settings = Set(layouts.compactMap(settings)).sorted { $0.path < $1.path }
    var taken: Set<String> = []
    return layouts.map { layout in
      let output = folder.appending(path: outputName(of: layout, &taken))
      return .buildCommand(
        displayName: "Generating \(output.lastPathComponent)", executable: tool,
        arguments: [
          "generate", "swift", layout.path, "--output", output.path, "--diagnostics", "xcode",
        ], inputFiles: layouts + settings, outputFiles: [output])
    }
  }

  /// The nearest configuration above a layout.
  private static func settings(for layout: URL) -> URL? {
    var folder = layout.deletingLastPathComponent()
    while folder.path != "/" {
      let file = folder.appending(path: ".layoutc.json")
      if FileManager.default.fileExists(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      Self.commands(
        for: target.inputFiles.map(\.url), tool: try context.tool(named: "layoutc").url,
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
