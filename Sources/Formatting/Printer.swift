internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// Writes a file in its canonical form, from the first token to the last.
struct Printer {
  let tree: SyntaxTree
  let tokens: [Token]
  let text: WrittenText
  let spacings: TokenSpacings
  let faults: Faults
  let faultExtent: FaultExtent

  private(set) var output: [UInt8] = []
  /// How many columns of the line are taken.
  private(set) var column = 0
  /// Whether nothing but comments stands on the line.
  var isFresh = true
  /// How far the statement that is being written is indented, in columns.
  var indentation = 0
  /// How far the line is indented, in columns.
  private(set) var lineIndentation = 0
  /// Whether no line ends before the block that is being written does.
  var isFlat = false

  /// How many columns code may take; a comment behind it may go on.
  ///
  /// - Source: `language.md` 7. A column is a Unicode scalar.
  static let width = 80
  /// How many columns a level is indented.
  static let step = 4

  init(_ tree: SyntaxTree, leaving faultExtent: FaultExtent) {
    self.tree = tree
    self.faultExtent = faultExtent
    tokens = tree.tokens
    text = WrittenText(bytes: tree.source.bytes)
    spacings = TokenSpacings(tree)
    faults = Faults(tree.diagnostics)
    output.reserveCapacity(text.bytes.count + text.bytes.count / 8 + 16)
  }

  /// Writes the whole file.
  mutating func printFile() {
    write(StackedNodes(of: tree.root, in: 0..<tokens.count - 1, isRoomy: true))
    if !output.isEmpty, output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
  }

  /// Begins a line, after an empty one if `breaks` is more than 1.
  mutating func startLine(indentedBy columns: Int, breaks: Int = 1) {
    if !output.isEmpty {
      for _ in 0..<min(breaks, 2) { output.append(UInt8(ascii: "\n")) }
    }
    for _ in 0..<columns { output.append(UInt8(ascii: " ")) }
    (column, lineIndentation, isFresh) = (columns, columns, true)
  }

  mutating func writeSpaces(_ count: Int) {
    for _ in 0..<count { output.append(UInt8(ascii: " ")) }
    column += count
  }

  /// Writes what stands before the token at `place` in a line.
  mutating func writeSpacing(before place: Int) {
    guard !isFresh else { return }
    let columns = Int(spacings.all[place].columns)
    if columns == 2, tokens[place].kind != .caseWord, tokens[place].kind != .defaultWord {
      output += [UInt8(ascii: ";"), UInt8(ascii: " ")]
      column += columns
    } else {
      writeSpaces(columns)
    }
  }

  /// Writes the token at `place`, which is no comment.
  mutating func writeToken(_ place: Int) {
    let token = tokens[place]
    if let digits = text.shortNumber(token) {
      for run in digits { append(run) }
    } else {
      append(token.range)
    }
    column += width(of: place)
    isFresh = false
  }

  /// Writes a comment without the blanks at the ends of its lines.
  mutating func writeComment(_ place: Int) {
    let range = tokens[place].range
    write(text.lines(in: range).map { text.withoutEndingBlanks($0) })
  }

  /// Writes text as it is, but for the ends of its lines, which become line feeds.
  mutating func writeRaw(_ range: TextRange) {
    write(text.lines(in: range))
    isFresh = false
  }

  /// Writes lines of text, the first behind what stands on the line.
  private mutating func write(_ lines: [TextRange]) {
    append(lines[0])
    column += text.columns(of: lines[0])
    for line in lines.dropFirst() {
      output.append(UInt8(ascii: "\n"))
      append(line)
      column = text.columns(of: line)
    }
  }

  /// How many columns the token at `place` takes as it is written.
  func width(of place: Int) -> Int { Int(spacings.all[place].width) }

  private mutating func append(_ range: TextRange) { output.append(contentsOf: text.bytes[range]) }
}
