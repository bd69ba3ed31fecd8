/// What the run of code may reach before it is stopped.
///
/// - Source: `import.md` 5, and for values `diagnostics.md`, Containment.
struct RunLimit: Equatable, Sendable {
  let maximum: Int
  /// What is said where it is reached, `#` for the number.
  private let text: String

  private init(_ maximum: Int, _ text: String) { (self.maximum, self.text) = (maximum, text) }

  static let steps = RunLimit(100_000, "after # steps")
  /// Of all roots of a file.
  static let stepsOfFile = RunLimit(500_000, "after # steps in the file")
  static let calls = RunLimit(200, "at # calls inside one another")
  /// A path begins with a copy of them.
  static let places = RunLimit(10_000, "at # variables and objects")
  /// Of a value, each counted wherever it stands.
  static let parts = RunLimit(20_000, "at a value of # parts")
  /// In bytes, of a layout: values that share their parts are written out.
  static let text = RunLimit(4_000_000, "at a text of # bytes")
  static let levels = RunLimit(200, "at # values inside one another")
  /// A thread has 8 MB, of which its callers have used some.
  static let stack = RunLimit(7 << 20, "because the code is nested too deeply")

  var headline: String {
    let digits = Array(String(maximum).reversed())
    let groups = stride(from: 0, to: digits.count, by: 3).map { start in
      String(digits[start..<min(start + 3, digits.count)].reversed())
    }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return "evaluation stopped "
      + parts.joined(separator: groups.reversed().joined(separator: ","))
  }
}
