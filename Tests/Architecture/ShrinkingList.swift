import Foundation
import Support
import Testing

/// What does not follow a rule yet: one path or name a line, sorted, with blank lines between so
/// that two changes of neighbouring lines merge. Nothing may be added, and what follows the rule
/// must be removed.
struct ShrinkingList {
  let path: String
  let entries: Set<String>

  /// The list `Tests/Architecture/Exceptions/<name>.txt`; empty when there is no such file.
  init(_ name: String) {
    path = "Tests/Architecture/Exceptions/\(name).txt"
    let text = try? Repository.text(of: Repository.root.appending(path: path))
    entries = Set((text ?? "").split(separator: "\n").map(String.init))
  }

  /// Compares the list with what breaks the rule: the reasons by name.
  func expect(_ offenders: [String: String]) {
    for (name, reason) in offenders.sorted(by: { $0.key < $1.key }) where !entries.contains(name) {
      Issue.record("\(name): \(reason)")
    }
    for entry in entries.subtracting(offenders.keys).sorted() {
      Issue.record("\(entry) follows the rule now: remove its line from \(path)")
    }
  }
}
