// A view's nodes as text: one indented line a node. What sets texts is written behind each of them.

import SwiftUI

extension Node {
  /// The lines of the tree, in the words of the tree of evaluated contents.
  func tree(_ depth: Int = 0, _ around: TextSettings = TextSettings()) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    if let inner = around.inside(words) { return children.flatMap { $0.tree(depth, inner) } }
    var line = text
    if words[0] == "text" { line += around.words }
    if words[0] == "image" { line += around.wordsOfSymbols }
    return [String(repeating: "  ", count: depth) + line]
      + children.flatMap { $0.tree(depth + 1, around) }
  }
}

/// What the modifiers around a text say of it.
struct TextSettings {
  private var style = "body"
  private var size: String?
  private var fontWeight: String?
  private var weight: String?
  private var lines: String?

  /// Those inside of a modifier; `nil` where it is no modifier of texts.
  func inside(_ words: [String]) -> TextSettings? {
    var inner = self
    switch words[0] {
    case "font" where words[1] == "size":
      (inner.style, inner.size) = ("body", words[2])
      inner.fontWeight = words[3] == "_" ? nil : words[3]
    case "font":
      (inner.style, inner.size) = (words[1], nil)
      inner.fontWeight = words.count > 2 ? words[2] : nil
    case "weight": inner.weight = words[1]
    case "lines": inner.lines = words[1] == "_" ? nil : words[1]
    default: return nil
    }
    return inner
  }

  var words: String {
    wordsOfSymbols + (size.map { " size \($0)" } ?? "")
      + ((weight ?? fontWeight).map { " weight \($0)" } ?? "")
      + (lines.map { " lines \($0)" } ?? "")
  }

  var wordsOfSymbols: String { style == "body" ? "" : " style \(style)" }
}
