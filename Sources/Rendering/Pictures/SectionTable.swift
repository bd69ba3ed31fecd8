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
    let count = picture.solved.sections.count
    writer.markup(
      """
      <details\(isOpen ? " open" : "")><summary>\(count.counting("section")), \
      \(picture.elementCount.counting("element"))</summary>
      <table>
      <thead><tr><th>#</th><th>section</th><th>frame</th><th>items</th><th>remarks</th></tr></thead>
      <tbody>\n
      """)
    for section in picture.sections.prefix(Self.rowLimit) { writeRow(of: section, to: &writer) }
    writer.write("</tbody>\n</table>\n")
    let shown = min(picture.sections.count, Self.rowLimit)
    if shown < count {
      writer.markup("<p class=\"note\">\(shown) of \(count) sections listed</p>\n")
    }
    writer.write("</details>\n")
  }

  private func writeRow(of section: SolvedSection, to writer: inout ByteWriter) {
    let style: Markup = reasons[section.index] == nil ? "" : " class=\"refused\""
    writer.markup(
      """
      <tr\(style)><td>\(section.index)</td><td>\(section.name ?? "–")</td>\
      <td>\(section.frame, as: .words)</td>\
      <td>\(picture.solved.cellCount(ofSection: section.index))</td>\
      <td>\(remarks(on: section).joined(separator: ", "))</td></tr>\n
      """)
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
      let help: Markup = (helps[refusal] ?? nil).map { "<p>→ \($0)</p>" } ?? ""
      writer.markup(
        """
        <div class="refusal"><strong>✕ \(title) is refused: \(refusal.rule.rawValue)</strong>\
        <p>\(refusal.reason)</p>\(help)</div>\n
        """)
    }
  }
}
