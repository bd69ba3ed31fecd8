/// What this tool calls itself.
enum Version {
  static let current = "0.1.0"
}
