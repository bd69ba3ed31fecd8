package import LayoutLanguage
internal import LayoutSwiftSource
internal import LayoutSyntax
internal import LayoutText

/// What Swift code that stands in a layout is there; `nil` for code that makes nothing, or more than
/// fits into its place.
///
/// Statements of a function body are completed to a function that returns what they make.
///
/// - Complexity: that of importing the code.
package func translation(of pasted: PastedSwift) -> SwiftTranslation? {
  switch pasted.place {
  case .modifiers, .call: return fragment(of: pasted)
  case .file, .layout, .section, .group, .contents: break
  }
  guard let code = pasted.completedCode else { return nil }
  let result = imported(
    ImportRequest([parseSwift(SourceText(code, name: fileName))], importing: 1))
  guard !result.text.isEmpty else { return nil }
  let tree = LayoutSyntax.parse(SourceText(result.text))
  var elements: [ElementSyntax] = []
  var (declared, names): (Range<Int>?, [String]) = (nil, [])
  for statement in tree.file.statements {
    switch statement {
    case .element(let element): elements.append(element)
    case .binding(let binding): names.append(binding.name?.text ?? "")
    case .parameterDeclaration(let parameter): names.append(parameter.name?.text ?? "")
    default: return nil
    }
    if case .element = statement { continue }
    // The comments of the first declaration stand between it and the line about the file.
    let start = tree.source.line(at: 0).upperBound
    declared = start..<statement.range.upperBound
  }
  guard let first = elements.first, let last = elements.last else { return nil }
  var declarations = declared.map { lines(of: $0, in: tree) } ?? []
  var statements: [String]
  switch pasted.place {
  case .file:
    statements = lines(of: first.range.lowerBound..<last.range.upperBound, in: tree)
    if !declarations.isEmpty { statements = declarations + [""] + statements }
    declarations = []
  case .layout, .section, .group, .contents:
    guard elements.count == 1, let block = first.block(for: pasted.place) else { return nil }
    statements = inner(of: block, in: tree)
  case .modifiers, .call: return nil
  }
  return SwiftTranslation(
    statements, declaring: declarations, names: names, isComplete: result.holeCount == 0)
}

extension ElementSyntax {
  /// The block inside of a layout or a view whose statements fit into `place`.
  fileprivate func block(for place: PastedSwift.Place) -> BlockSyntax? {
    let isView = kindName?.text == "view"
    switch place {
    case .file, .layout: return isView ? nil : block
    // What is around the contents is the stack that was written around the code.
    case .contents: return isView ? onlyElement?.block : nil
    case .section: return isView ? nil : onlyElement?.block
    case .group: return isView ? nil : onlyElement?.onlyElement?.block
    case .modifiers, .call: return nil
    }
  }

  /// The element in the block, if nothing stands beside it.
  var onlyElement: ElementSyntax? {
    guard let statements = block?.statements, statements.count == 1,
      case .element(let element) = statements[0]
    else { return nil }
    return element
  }
}

/// The name of the file that the code is imported as, which a section of a layout is named after.
let fileName = "All.swift"

/// The lines of `range` from the first that is not blank; comments do not name places in the code.
private func lines(of range: Range<Int>, in tree: SyntaxTree) -> [String] {
  let lines = tree.source[range].split(separator: "\n", omittingEmptySubsequences: false)
  return lines.drop { $0.allSatisfy { $0 == " " } }.map(withoutPlace)
}

/// A line without the place in the code that a comment ends with, and without blanks at its end.
func withoutPlace(_ line: Substring) -> String {
  var parts = line.split(separator: " ", omittingEmptySubsequences: false)
  if parts.last?.hasPrefix("(\(fileName):") ?? false { parts.removeLast() }
  while parts.last?.isEmpty ?? false, parts.count > 1 { parts.removeLast() }
  return parts.joined(separator: " ")
}

/// The lines between the braces of `block`, without the indentation of the first.
private func inner(of block: BlockSyntax, in tree: SyntaxTree) -> [String] {
  let inside = block.range.lowerBound + 1..<block.range.upperBound - 1
  let all = lines(of: inside, in: tree)
  let margin = all.first?.prefix { $0 == " " }.count ?? 0
  var lines = all.map { String($0.dropFirst(min(margin, $0.prefix { $0 == " " }.count))) }
  while lines.last?.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
  return lines
}

extension PastedSwift {
  /// The code as a file: declarations as they are, statements in a function or in a view.
  fileprivate var completedCode: String? {
    if isDeclared { return code }
    switch place {
    case .contents:
      return "struct PastedView: View { var body: some View { VStack {\n\(capitalizedCode)\n} } }\n"
    case .file, .layout, .section, .group, .modifiers, .call: break
    }
    if code.holds("UICollectionViewCompositionalLayout") {
      return function(returning: "UICollectionViewCompositionalLayout", from: "Layout")
    }
    return function(returning: "NSCollectionLayoutSection", from: "Section")
  }

  /// Whether it begins with a declaration other than of a constant.
  private var isDeclared: Bool {
    let words = code.prefix(200).split { !$0.isLetter && $0 != "@" }
    let keywords: Set = [
      "struct", "class", "enum", "extension", "protocol", "actor", "func", "final", "import",
    ]
    let access: Set = ["private", "public", "fileprivate", "internal", "static", "open"]
    let first = words.first { !access.contains(String($0)) && !$0.hasPrefix("@") }
    return first.map { keywords.contains(String($0)) } ?? false
  }

  /// The code as a function that returns the last section it makes, or one of its last group or item.
  private func function(returning type: String, from suffix: String) -> String? {
    let head = "func all() -> \(type) {\n\(code)\n"
    let isReturning = code.split(separator: "\n").contains { line in
      line.drop { $0 == " " || $0 == "\t" }.hasPrefix("return ")
    }
    if isReturning { return head + "}\n" }
    if let name = lastName(madeBy: "UICollectionViewCompositionalLayout")
      ?? lastName(madeBy: "NSCollectionLayoutSection")
    {
      return head + "return \(name)\n}\n"
    }
    if let name = lastName(madeBy: "NSCollectionLayoutGroup") {
      return head + "return NSCollectionLayoutSection(group: \(name))\n}\n"
    }
    guard place == .group, let name = lastName(madeBy: "NSCollectionLayoutItem") else { return nil }
    return head + """
      let pastedGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        subitems: [\(name)])
      return NSCollectionLayoutSection(group: pastedGroup)
      }

      """
  }

  /// The constant or variable that was given the last value which `type` makes.
  private func lastName(madeBy type: String) -> String? {
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
    let made = lines.last { line in
      guard let sign = line.firstIndex(of: "=") else { return false }
      let value = line[line.index(after: sign)...].drop { $0 == " " }
      return (line.hasPrefix("let ") || line.hasPrefix("var ")) && value.hasPrefix(type)
    }
    let name = made?.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.map(String.init)
  }
}
