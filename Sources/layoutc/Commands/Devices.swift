internal import LayoutManual

extension Command {
  static let devices = Command(
    name: "devices",
    summary: "List the devices that previews can name, with size, scale and safe area.",
    options: []
  ) { _ in
    StandardOutput.write(LayoutManual.devices())
    return .success
  }
}
