internal import LayoutLanguage
internal import LayoutSwiftSource
internal import LayoutSyntax
internal import LayoutText

/// The statements that modifiers, or the arguments of a call, are in the block of their element.
///
/// Behind a call the first is the element's word.
func fragment(of pasted: PastedSwift) -> SwiftTranslation? {
  let code = "struct PastedView: View { var body: some View {\n\(pasted.completedFragment)\n} }\n"
  let result = imported(
    ImportRequest([parseSwift(SourceText(code, name: fileName))], importing: 1))
  let tree = LayoutSyntax.parse(SourceText(result.text))
  guard let element = tree.file.statements.lazy.compactMap(\.element).first?.onlyElement,
    let word = element.kindName?.text
  else { return nil }
  var statements = element.block.map { texts(in: $0) } ?? []
  if pasted.hasChild {
    guard let child = statements.firstIndex(of: PastedSwift.child) else { return nil }
    statements.remove(at: child)
  }
  if pasted.place == .call { statements.insert(word, at: 0) }
  let words = Set((element.block?.node.tokens ?? []).map { tree.source[$0.range] })
  let names = tree.file.statements.compactMap(\.declaredName?.text).filter(words.contains)
  let isComplete = !statements.contains { $0.holds("// hole") }
  return SwiftTranslation(statements, declaring: [], names: names, isComplete: isComplete)
}

/// The statements of `block` and the comments between them, without their indentation.
private func texts(in block: BlockSyntax) -> [String] {
  let source = block.node.tree.source
  let ranges = block.node.children.map(\.range)
  let comments = block.node.allTokens.filter { token in
    token.kind == .lineComment && !ranges.contains { $0.contains(token.offset) }
  }
  let all = (ranges + comments.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
  return all.map { range in
    let start = source.line(at: source.lineIndex(of: range.lowerBound)).lowerBound
    let margin = source[start..<range.lowerBound].prefix { $0 == " " }.count
    let lines = source[range].split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { withoutPlace($0.dropFirst(min(margin, $0.prefix { $0 == " " }.count))) }
      .joined(separator: "\n")
  }
}

extension StatementSyntax {
  fileprivate var element: ElementSyntax? {
    if case .element(let element) = self { element } else { nil }
  }
}

extension PastedSwift {
  /// What stands in the block of an element that is made up around a fragment.
  fileprivate static let child = "text \"a\""

  /// Whether it is completed with that child.
  fileprivate var hasChild: Bool {
    if case .modifiers(let word) = place { base(of: word) == nil } else { true }
  }

  /// The fragment as a view.
  fileprivate var completedFragment: String {
    let container = "{ Text(\"a\") }"
    guard case .modifiers(let word) = place else { return "\(capitalizedCode) \(container)" }
    return "\(base(of: word) ?? "VStack \(container)")\n\(code)"
  }

  /// A view without children for modifiers of an element that has none, either.
  private func base(of word: String) -> String? {
    if word == "image" { return "Image(\"a\")" }
    let kind = ElementKind.all.first { $0.name == word }
    return kind?.header.subject ?? .absent == .absent ? nil : "Text(\"a\")"
  }

  /// The code with SwiftUI's name for the view it begins with, which may be in small letters.
  var capitalizedCode: String {
    let word = code.prefix { $0.isLetter }
    let names = Evaluator.containers.filter { $0.value == word }.keys + ["Spacer", "Text", "Image"]
    let name = names.first { $0 == word } ?? names.first { $0.lowercased() == word.lowercased() }
    return (name ?? String(word)) + code.dropFirst(word.count)
  }
}
