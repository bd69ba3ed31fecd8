/// The version of this tool.
enum Version {
  static let current = "0.1.0"
}
