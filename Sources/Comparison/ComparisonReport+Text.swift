internal import LayoutReporting
package import LayoutText

extension ComparisonReport {
  /// Writes it for people to read.
  package func writeText(to writer: inout ByteWriter) {
    for screen in differing {
      for line in lines(of: screen) { writer.write(line + "\n") }
      writer.write("\n")
    }
    writer.write(closingLine + "\n")
  }

  /// A screen as lines: its title, then each cause with its elements.
  func lines(of screen: ScreenComparison) -> [String] {
    var lines = [title(of: screen)]
    for refusal in screen.newRefusals {
      lines.append("  `\(refusal.section.printable)` is refused now: \(refusal.rule.printable)")
    }
    for refusal in screen.oldRefusals {
      lines.append(
        "  `\(refusal.section.printable)` is no longer refused: \(refusal.rule.printable)")
    }
    for (cause, rows) in DifferenceRow.all(of: screen) {
      if let cause {
        lines.append("  \(cause.file.printable):\(cause.start.line)  \(cause.text.printable)")
      }
      let shown = rows.prefix(mostRows ?? rows.count)
      lines += Self.aligned(Array(shown))
      if shown.count < rows.count { lines.append("    and \(rows.count - shown.count) more") }
    }
    return lines + screen.widthLines.map { "  " + $0 }
  }

  private func title(of screen: ScreenComparison) -> String {
    let word = (screen.new ?? screen.old)?.preview == nil ? "layout" : "preview"
    guard let new = screen.new else { return "\(screen.old?.title ?? "") · the \(word) is gone" }
    guard let old = screen.old else { return "\(new.title) · the \(word) is new" }
    let count = screen.elementDifferences.count
    let (before, after) = (old.contentSize.text, new.contentSize.text)
    return "\(new.title) · \(count) of \(screen.elementCount) elements differ · content "
      + (before == after ? "\(after), as before" : "\(before) → \(after)")
  }

  /// The rows as columns.
  private static func aligned(_ rows: [DifferenceRow]) -> [String] {
    let cells = rows.map { [$0.name, "\($0.differences.count)", $0.sizes, $0.moves, $0.first] }
    let widths = (0..<4).map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
    return cells.map { row in
      var line = "    " + row[0].padded(to: widths[0]) + "   "
      line += String(repeating: " ", count: widths[1] - row[1].count) + row[1]
      line += "   " + row[2].padded(to: widths[2])
      if widths[3] > 0 { line += "    " + row[3].padded(to: widths[3]) }
      return line + "     " + row[4]
    }
  }
}

extension ScreenComparison {
  /// What differs at other widths, in words.
  var widthLines: [String] {
    otherWidths
      + [(newBreakpoints, "new"), (oldBreakpoints, "gone")].compactMap { widths, word in
        guard !widths.isEmpty else { return nil }
        let list = widths.map { "\($0)" }.joined(separator: ", ")
        return
          "\(widths.count == 1 ? "breakpoint" : "breakpoints") \(list) \(widths.count == 1 ? "is" : "are") \(word)"
      }
  }
}

extension String {
  /// With blanks behind it, so that it takes `width` columns.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}
