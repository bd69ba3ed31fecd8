internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

/// The sections of a picture, a row each; what UIKit refuses stands above.
struct SectionTable {
  private let picture: Picture
  private let reasons: [Int: String]

  init(_ picture: Picture) {
    self.picture = picture
    reasons = Dictionary(
      uniqueKeysWithValues: picture.solved.firstRefusals.map { ($0.section, $0.rule.rawValue) })
  }

  /// From this number of sections on the table is folded up.
  private static let longest = 12
  /// This number of sections has a row.
  private static let rowLimit = 200

  func write(to writer: inout ByteWriter) {
    writeRefusals(to: &writer)
    guard !picture.sections.isEmpty else { return }
    let isOpen = picture.sections.count <= Self.longest
    writer.write(isOpen ? "<details open>" : "<details>")
    writer.write("<summary>")
    let count = picture.solved.sections.count
    writer.write(printable: count == 1 ? "1 section" : "\(count) sections")
    writer.write(", ")
    let elements = picture.elementCount
    writer.write(printable: elements == 1 ? "1 element" : "\(elements) elements")
    writer.write("</summary>\n<table>\n<thead><tr><th>#</th><th>section</th><th>frame</th>")
    writer.write("<th>items</th><th>remarks</th></tr></thead>\n<tbody>\n")
    for section in picture.sections.prefix(Self.rowLimit) { writeRow(of: section, to: &writer) }
    writer.write("</tbody>\n</table>\n")
    let shown = min(picture.sections.count, Self.rowLimit)
    if shown < count {
      writer.write("<p class=\"note\">")
      writer.write(printable: "\(shown) of \(count) sections listed")
      writer.write("</p>\n")
    }
    writer.write("</details>\n")
  }

  private func writeRow(of section: SolvedSection, to writer: inout ByteWriter) {
    writer.write(reasons[section.index] == nil ? "<tr><td>" : "<tr class=\"refused\"><td>")
    writer.write(section.index)
    writer.write("</td><td>")
    writer.write(printable: section.name ?? "–")
    writer.write("</td><td>")
    writer.write(section.frame, as: .words)
    writer.write("</td><td>")
    writer.write(picture.solved.cellCount(ofSection: section.index))
    writer.write("</td><td>")
    writer.write(printable: remarks(on: section).joined(separator: ", "))
    writer.write("</td></tr>\n")
  }

  private func remarks(on section: SolvedSection) -> [String] {
    if let reason = reasons[section.index] { return ["refused: \(reason)"] }
    var remarks: [String] = []
    if let orthogonal = section.orthogonal {
      remarks.append("scrolls \(orthogonal.behavior.rawValue)")
      remarks.append("content " + ByteWriter.string { $0.write(orthogonal.contentSize) })
    }
    let isApproximate = picture.solved.layout.sections[section.index].isApproximate
    return isApproximate ? remarks + ["approximate"] : remarks
  }

  private func writeRefusals(to writer: inout ByteWriter) {
    let placed = picture.dump.refusals.map { ($0.refusal, $0.help) }
    let helps = Dictionary(placed) { first, _ in first }
    for refusal in picture.solved.firstRefusals {
      let title = picture.solved.section(at: refusal.section).title
      writer.write("<div class=\"refusal\"><strong>")
      writer.write(printable: "✕ \(title) is refused: ")
      writer.write(printable: refusal.rule.rawValue)
      writer.write("</strong><p>")
      writer.write(printable: refusal.reason)
      writer.write("</p>")
      if let help = helps[refusal] ?? nil {
        writer.write("<p>→ ")
        writer.write(printable: help)
        writer.write("</p>")
      }
      writer.write("</div>\n")
    }
  }
}
