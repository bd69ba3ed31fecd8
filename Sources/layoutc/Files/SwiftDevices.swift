internal import LayoutAssistance
internal import LayoutLint

extension FileAccess {
  /// The devices that the layouts of the Swift file at `path` are shown on.
  func devicesOfSwift(for path: String) -> [String] {
    var configurations = ConfigurationLoader(.none, self)
    let devices = (try? configurations.located(for: path))?.configuration.devices ?? []
    return devices.isEmpty ? standardDevicesOfSwift : devices
  }
}
