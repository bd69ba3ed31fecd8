import Foundation
import Support
import Testing

/// Some Swift code, and the places where it may be pasted.
struct Snippet: CustomTestStringConvertible, Sendable {
  let text: String

  var testDescription: String { text.split(separator: "\n").first.map(String.init) ?? "" }

  /// Those that tests look at: a quarter, spread over all, unless the thorough tests run.
  static let all: [Snippet] = {
    let step = max(1, everything.count / max(1, repetitions(everything.count)))
    return stride(from: 0, to: everything.count, by: step).map { everything[$0] }
  }()

  /// What people write, and every statement of the Swift code that the importer is tested with.
  static let everything = habits + statements

  private static let habits: [Snippet] = {
    let file = Case.folder.appending(path: "Snippets/habits.txt")
    let text = (try? Repository.text(of: file)) ?? ""
    return text.split(separator: "\n===\n").map { Snippet(text: String($0)) }
  }()

  private static let statements: [Snippet] = {
    var seen: Set<String> = []
    return Case.files(in: "Import", withExtension: "swift").flatMap { file in
      Self.statements(of: (try? Repository.text(of: file)) ?? "")
    }.filter { seen.insert($0.text).inserted }
  }()

  /// The statements in the methods of `text`, with the lines that belong to them.
  private static func statements(of text: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var lines: [Substring] = []
    var depth = 0
    for line in text.split(separator: "\n") {
      let isStart = line.prefix { $0 == " " }.count == 8
      if lines.isEmpty, !isStart { continue }
      lines.append(line.dropFirst(8))
      depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
      guard depth <= 0 else { continue }
      snippets.append(Snippet(text: lines.joined(separator: "\n")))
      (lines, depth) = ([], 0)
    }
    return snippets
  }

  /// Where code is pasted.
  enum Place: String, CaseIterable {
    case section, group, item, view

    /// A file with `code` in such a place.
    func file(with code: String) -> String {
      switch self {
      case .section: "layout l {\nsection s {\n\(code)\nhgroup g 1w x 44 { item c }\n}\n}\n"
      case .group: "layout l {\nsection s {\nhgroup g 1w x 44 {\n\(code)\nitem c\n}\n}\n}\n"
      case .item: "layout l {\nsection s {\nhgroup g 1w x 44 { item c {\n\(code)\n} }\n}\n}\n"
      case .view: "view v {\n\(code)\n}\n"
      }
    }
  }
}
