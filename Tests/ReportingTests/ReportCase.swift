import Foundation
import LayoutReporting
import LayoutDiagnostics
import LayoutText

/// A report as a case file describes it: the run, then each file with its findings, a line `source:`
/// and the source; a line `+++` separates two files.
///
///     version 1.2.0
///     category previews
///     folder /home/me
///     exit 0
///     rule warning L305 unused-space: Space stays empty.
///     file Layouts/feed.layout
///     error L203 bare-fraction: size `0.5` has no unit
///     at 4:20-4:23 read as half a point
///     also 2:1-2:3 from here
///     note plain numbers are points
///     help half of the height is `0.5h`
///     help(safe) write `0.5h`
///     edit 4:20-4:23 0.5h
///     in feed/posts
///     suppressed it is meant so
///
/// `\n` and `\u{1}` are escapes as in Swift.
struct ReportCase {
  private var version: String?
  private var category: String?
  private var folder: String?
  private var exitCode = 1
  private var rules: [ReportedRule] = []
  private var files: [Report.File] = []

  init(_ text: String) {
    for part in text.components(separatedBy: "+++\n") where !part.isEmpty {
      let halves = part.components(separatedBy: "source:\n")
      var lines = halves[0].split(separator: "\n")
      lines.removeAll { read($0) }
      files.append(FileCase(lines, source: halves.count > 1 ? halves[1] : "").file)
    }
  }

  var report: Report {
    let run = ReportedRun(version: version, rules: rules, category: category, folder: folder)
    return Report(files, exitCode: exitCode, run: run)
  }

  /// Reads a line about the run; `false` if the line is something else.
  private mutating func read(_ line: Substring) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 1)
    let text = parts.count > 1 ? String(parts[1]) : ""
    switch parts[0] {
    case "version": version = text
    case "category": category = text
    case "folder": folder = text
    case "exit": exitCode = Int(text) ?? 0
    case "rule":
      let (code, summary) = FileCase.code(text)
      let words = ReportedRule.Documentation(
        summary: summary, description: "\(summary) There is a reason.", help: "Do better.")
      rules.append(ReportedRule(code, words, tags: ["room"]))
    default: return false
    }
    return true
  }
}

/// One file of a report with its findings.
private struct FileCase {
  private let source: SourceText
  private var absolutePath: String?
  private var findings: [FindingCase] = []

  init(_ lines: [Substring], source text: String) {
    let name = lines.first { $0.hasPrefix("file ") }.map { String($0.dropFirst(5)) }
    let body = text.hasSuffix("\n") ? String(text.dropLast()) : text
    source = SourceText(Self.unescaped(body), name: name ?? "input.layout")
    for line in lines { read(line) }
  }

  var file: Report.File {
    Report.File(source, findings: findings.map(\.finding), absolutePath: absolutePath)
  }

  private mutating func read(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let text = parts.count > 1 ? Self.unescaped(String(parts[1])) : ""
    if Diagnostic.Severity(rawValue: String(parts[0])) != nil, text.hasPrefix("L") {
      let (code, headline) = Self.code(Self.unescaped(String(line)))
      findings.append(FindingCase(code: code, headline: headline))
      return
    }
    switch parts[0] {
    case "file": break
    case "absolute": absolutePath = text
    default: findings[findings.count - 1].read(parts[0], text, in: source)
    }
  }

  /// `error L203 bare-fraction: text` as a code and the text.
  static func code(_ text: String) -> (Diagnostic.Code, String) {
    let halves = text.split(separator: ": ", maxSplits: 1)
    let words = halves[0].split(separator: " ").map(String.init)
    let severity = Diagnostic.Severity(rawValue: words[0]) ?? .error
    return (Diagnostic.Code(severity, words[1], words[2]), String(halves[1]))
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\n", with: "\n").replacing(/\\u\{(\w+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }
}

/// A finding while its lines are read.
private struct FindingCase {
  let code: Diagnostic.Code
  let headline: String
  private var primary: (TextRange, String) = (0..<0, "")
  private var secondary: [(TextRange, String)] = []
  private var notes: [String] = []
  private var helps: [(text: String, applicability: Fix.Applicability?, edits: [Edit])] = []
  private var status = Finding.Status.active
  private var element: String?

  init(code: Diagnostic.Code, headline: String) { (self.code, self.headline) = (code, headline) }

  var finding: Finding {
    var diagnostic = Diagnostic(code, headline, at: primary.0, label: primary.1)
    for (range, text) in secondary { diagnostic = diagnostic.pointing(at: range, text) }
    for note in notes { diagnostic = diagnostic.noting(note) }
    for help in helps {
      diagnostic = diagnostic.helping(
        help.text, fix: help.applicability.map { Fix($0, help.edits) })
    }
    return Finding(diagnostic, status: status, in: element)
  }

  mutating func read(_ word: Substring, _ text: String, in source: SourceText) {
    switch word {
    case "at": primary = Self.label(text, in: source)
    case "also": secondary.append(Self.label(text, in: source))
    case "note": notes.append(text)
    case "help": helps.append((text, nil, []))
    case "edit":
      let (range, replacement) = Self.label(text, in: source)
      helps[helps.count - 1].edits.append(Edit(replace: range, with: replacement))
    case "in": element = text
    case "suppressed": status = .suppressed(reason: text.isEmpty ? nil : text)
    case "known": status = .known
    default:
      let kind = word.dropFirst("help(".count).dropLast()
      helps.append((text, Fix.Applicability(rawValue: String(kind)), []))
    }
  }

  /// `4:20-4:23 text` as a range and the text.
  private static func label(_ text: String, in source: SourceText) -> (TextRange, String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let ends = parts[0].split(separator: "-").map { place in
      let numbers = place.split(separator: ":").compactMap { Int($0) }
      return source.lineStarts[numbers[0] - 1] + numbers[1] - 1
    }
    return (ends[0]..<(ends.last ?? ends[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}
