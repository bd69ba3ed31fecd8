internal import LayoutText

/// The name of an element as a word, else in quotes.
package func quotedIfNeeded(_ name: String) -> String {
  isWord(name) && ClauseWord(rawValue: name) == nil && name != "_" ? name : quoted(name)
}

/// Whether `name` is a word that an author may give to a thing.
package func isWord(_ name: String) -> Bool {
  let tokens = tokens(of: SourceText(name)).tokens
  return tokens.count == 2 && tokens[0].kind == .word && name != "x"
}

/// A string of the language: what is not shown is escaped.
package func quoted(_ text: String) -> String { "\"\(text.escaped(for: .layout))\"" }
