internal import LayoutReporting
internal import LayoutText

extension ComparisonReport {
  /// As a comment on a change: a marker by which it is found again, a table for each preview, and
  /// every element below. What does not fit is counted in the last line.
  ///
  /// - Parameters:
  ///   - images: Where pictures of the previews are; `nil`: there are none.
  ///   - picture: The first screen that differs, before and after, drawn with characters.
  package func markdown(images: String?, picture: String?) -> String {
    var text = "<!-- layoutc diff -->\n**\(closingLine.escapedForMarkdown)**\n"
    let screens = differing
    var shown = 0
    for screen in screens {
      let part = part(of: screen, images)
      guard text.utf8.count + part.utf8.count <= Self.longest - Self.reserve else { break }
      text += part
      shown += 1
    }
    if let picture {
      let block = "\n" + String(picture.dropLast()).asMarkdownBlock(of: "text") + "\n"
      if text.utf8.count + block.utf8.count <= Self.longest - Self.reserve { text += block }
    }
    guard shown < screens.count else { return text }
    let left = screens[shown...].reduce(0) { $0 + $1.elementDifferences.count }
    return text + "\n\((screens.count - shown).counting("more preview")) with "
      + "\(left.counting("difference")) did not fit.\n"
  }

  /// The most bytes of a comment on GitHub: it allows as many characters.
  private static let longest = 65_536
  /// What the last line may take.
  private static let reserve = 200

  private func part(of screen: ScreenComparison, _ images: String?) -> String {
    let lines = lines(of: screen)
    var text = "\n### \(lines[0].escapedForMarkdown)\n"
    if let images, let shown = screen.new ?? screen.old {
      text += "\n![\(shown.title.escapedForMarkdown)](\(images)/\(shown.pictureName).svg)\n"
    }
    let causes = DifferenceRow.all(of: screen)
    if !causes.isEmpty { text += "\n| Cause | Elements | Change |\n| --- | --- | --- |\n" }
    for (cause, rows) in causes {
      let place =
        cause.map { "\($0.file.printable):\($0.start.line) \($0.text)".asMarkdownCode } ?? ""
      let elements = rows.map { "\($0.name.escapedForMarkdown) \($0.differences.count)" }
      var changes: [String] = []
      for row in rows {
        let text = row.changes.map(\.rawValue).joined(separator: " and ")
        if !changes.contains(text) { changes.append(text) }
      }
      text +=
        "| \(place) | \(elements.joined(separator: ", ")) | "
        + "\(changes.joined(separator: ", ")) |\n"
    }
    let details = lines.dropFirst().joined(separator: "\n")
    guard !details.isEmpty else { return text }
    return text + "\n<details><summary>Every element</summary>\n\n"
      + details.asMarkdownBlock(of: "text") + "\n\n</details>\n"
  }
}

extension Screen {
  /// The name of its picture among the files of pictures: `explore-iphone-15`.
  package var pictureName: String {
    [layout, preview].compactMap(\.self).joined(separator: " ").fileName
  }
}
