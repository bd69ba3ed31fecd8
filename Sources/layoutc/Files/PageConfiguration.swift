internal import LayoutAssistance
internal import LayoutLint
internal import LayoutPreview

extension FileAccess {
  /// The devices that the layouts of the Swift file at `path` are shown on.
  func devicesOfSwift(for path: String) -> [String] {
    let devices = configuration(for: path)?.devices ?? []
    return devices.isEmpty ? standardDevicesOfSwift : devices
  }

  /// How pages show the file or the folder at `path`, as its configuration says: the widths that the
  /// linter usually looks at, and those beyond that the configuration has.
  func pageSettings(for path: String) -> PreviewSettings {
    let file = isFolder(path) ? path + "/" + Configuration.fileName : path
    let usual = LintSettings().widths
    let own = configuration(for: file).flatMap { $0.part(for: file).widths } ?? usual
    var settings = PreviewSettings(
      widths: min(usual.lowerBound, own.lowerBound)...max(usual.upperBound, own.upperBound))
    settings.devicesOfSwift = devicesOfSwift(for: file)
    return settings
  }

  /// How the linter examines the file at `path` where a call says nothing else.
  func lintSettings(for path: String) -> LintSettings {
    configuration(for: path).map { LintSettings($0.part(for: Environment.absolute(path))) }
      ?? LintSettings()
  }

  /// Whether the configuration of `folder` wants its Swift files looked at.
  func configurationSearchesSwift(in folder: String) -> Bool {
    configuration(for: folder + "/" + Configuration.fileName)?.searchesSwift ?? false
  }

  private func configuration(for path: String) -> Configuration? {
    var configurations = ConfigurationLoader(.none, self)
    return try? configurations.located(for: path).configuration
  }
}
