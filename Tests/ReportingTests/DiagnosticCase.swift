import Foundation
import LayoutReporting
import LayoutText

/// A diagnostic as a case file describes it: directives, a line of `source:`, the source.
///
///     file Layouts/feed.layout
///     error L203 bare-fraction: size `0.5` has no unit
///     at 4:20-4:23 read as half a point
///     also 2:1-2:3 from here
///     note plain numbers are points
///     help half of the height is `0.5h`
///     help(safe) write `0.5h`
struct DiagnosticCase {
  private(set) var name = "input.layout"
  private var code = Diagnostic.Code(.error, "L000", "no-code")
  private var headline = ""
  private var primary: (TextRange, String) = (0..<0, "")
  private var additions: [@Sendable (Diagnostic) -> Diagnostic] = []
  let source: SourceText

  init(_ text: String) {
    let halves = text.components(separatedBy: "source:\n")
    let lines = halves[0].split(separator: "\n")
    name = lines.first { $0.hasPrefix("file ") }.map { String($0.dropFirst(5)) } ?? name
    let body = halves.count > 1 ? halves[1] : ""
    source = SourceText(body.hasSuffix("\n") ? String(body.dropLast()) : body, name: name)
    for line in lines { read(line) }
  }

  var diagnostic: Diagnostic {
    let plain = Diagnostic(code, headline, at: primary.0, label: primary.1)
    return additions.reduce(plain) { $1($0) }
  }

  var report: Report { Report([Report.File(source, [diagnostic])], exitCode: 1) }

  private mutating func read(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let text = parts.count > 1 ? String(parts[1]) : ""
    switch parts[0] {
    case "at": primary = label(text)
    case "also":
      let (range, words) = label(text)
      additions.append { $0.pointing(at: range, words) }
    case "note" where !text.hasPrefix("L"): additions.append { $0.noting(text) }
    case "help": additions.append { $0.helping(text) }
    case let word where word.hasPrefix("help("):
      let fix = Fix.Applicability(rawValue: String(word.dropFirst(5).dropLast())).map {
        Fix($0, [])
      }
      additions.append { $0.helping(text, fix: fix) }
    default:
      guard let severity = Diagnostic.Severity(rawValue: String(parts[0])) else { return }
      let halves = text.components(separatedBy: ": ")
      let words = halves[0].split(separator: " ")
      code = Diagnostic.Code(severity, String(words[0]), String(words[1]))
      headline = halves.dropFirst().joined(separator: ": ")
    }
  }

  /// `4:20-4:23 words` as a span and the words.
  private func label(_ text: String) -> (TextRange, String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let ends = parts[0].split(separator: "-").map { place in
      let numbers = place.split(separator: ":").compactMap { Int($0) }
      return source.lineStarts[numbers[0] - 1] + numbers[1] - 1
    }
    return (ends[0]..<(ends.last ?? ends[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}
