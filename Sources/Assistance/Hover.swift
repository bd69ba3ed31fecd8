internal import LayoutChecking
package import LayoutCompiler
internal import LayoutDiagnostics
package import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// What there is to say of a word.
package struct Hover: Sendable {
  /// The word.
  package let range: TextRange
  /// As the parts of it are written, the code first.
  private let parts: String

  init(range: TextRange, text: String) { (self.range, parts) = (range, text) }

  /// In Markdown. No picture in it is loaded from where a file says.
  package var text: String {
    let lines = parts.split(separator: "\n", omittingEmptySubsequences: false)
    let fence = lines[0].prefix { $0 == "`" }
    guard fence.count > 2, let end = lines.dropFirst().firstIndex(of: fence) else {
      return parts.withoutPictures
    }
    return lines[...end].joined(separator: "\n")
      + lines[(end + 1)...].map { "\n" + $0 }.joined().withoutPictures
  }

  /// The same without its signs.
  package var plainText: String {
    let lines = parts.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix("```") && !$0.hasPrefix("| ---") }.map { line in
      let cells = line.hasPrefix("| ") ? line.dropFirst(2).dropLast(2) : line
      return String(cells).exchanging(" | ", for: "  ").exchanging("`", for: "")
    }.joined(separator: "\n")
  }
}

/// How words are explained.
package struct HoverOptions: Sendable {
  /// The preview that is shown first; `nil`: the first.
  package var preview: String?
  /// When previews are given up; `nil`: never.
  package var deadline: Deadline?
  /// The folders that paths are shown relative to.
  package var folders: [String] = []

  package init() {}
}

/// What there is to say of the word at `offset`; `nil` for what explains itself.
///
/// - Complexity: for an element that of solving every preview.
package func hover(
  at offset: Int, in compilation: Compilation, _ options: HoverOptions = HoverOptions()
) -> Hover? {
  let question = HoverQuestion(offset, compilation, options)
  guard let token = question.token, !token.isTrivia else { return nil }
  // In parts: of one long chain the compiler needs two seconds to find the types.
  let declared: String? = question.elementText ?? question.fieldText ?? question.namedText
  let known: String? = declared ?? question.propertyText ?? question.inputText
  let named: String? = known ?? question.functionText ?? question.deviceText
  let text: String? = named ?? question.wordText ?? question.fractionText ?? question.importText
  return text.map { Hover(range: token.range, text: $0) }
}

/// A word that something is asked about.
struct HoverQuestion {
  let offset: Int
  let compilation: Compilation
  let options: HoverOptions
  let token: Token?
  /// The nodes around it, the innermost first.
  let nodes: [SyntaxNode]

  init(_ offset: Int, _ compilation: Compilation, _ options: HoverOptions) {
    (self.offset, self.compilation, self.options) = (offset, compilation, options)
    let tree = compilation.tree
    token = tree.token(touching: offset)
    nodes = tree.path(to: token?.offset ?? offset).reversed().map { tree[$0] }
  }

  var source: SourceText { compilation.source }
  var program: CheckedProgram { compilation.program }
  var word: String { token.map { source[$0.range] } ?? "" }

  /// The element whose word or name it is.
  private var element: CheckedElement? {
    guard let token else { return nil }
    return program.elements.first { element in
      element.wordRange == token.range || element.nameRange == token.range
    }
  }

  var elementText: String? {
    guard let element else { return nil }
    let kind = SymbolKinds.byWord[element.kind.name]
    if kind == .preview, element.wordRange != token?.range { return nil }
    var parts = [source[element.range].asMarkdownBlock(of: "layout")]
    if let node = nodes.first(where: { ElementSyntax($0) != nil }), let text = node.documentation {
      parts.append(text)
    } else {
      parts.append(element.kind.words.summary)
    }
    if ![.layout, .preview, .expectation].contains(kind) {
      parts += frameTexts(of: element)
    }
    let line = source.location(of: element.wordRange.lowerBound).line
    let around = nodes.dropFirst().compactMap(ElementSyntax.init)
      .filter { syntax in
        syntax.range.lowerBound < element.wordRange.lowerBound
          && SymbolKinds.byWord[syntax.kindName?.text ?? ""] != .layout
      }
      .map { $0.subject?.name?.text ?? $0.kindName?.text ?? "" }
    let place = around.isEmpty ? "" : " · in " + around.reversed().joined(separator: " › ")
    parts.append("\(element.kind.name) · `\(shown(source.name))` line \(line)\(place)")
    return parts.joined(separator: "\n\n")
  }

  /// A value or a definition, where it is declared or used.
  var namedText: String? {
    let table = NameTable(of: compilation)
    guard let token, let place = table.occurrence(at: token.offset), place.range == token.range,
      let declaration = table.occurrences(of: place.thing).first(where: \.isDeclaration)
    else { return nil }
    let file = compilation.sources.file(at: declaration.range.lowerBound)
    let tree = file.name == source.name ? compilation.tree : parse(file)
    let statement = tree.path(to: declaration.range.lowerBound).reversed().map { tree[$0] }
      .first { StatementSyntax($0) != nil || ParameterSyntax($0) != nil }
    let header = statement.map { file[$0.range].prefix { $0 != "\n" && $0 != "{" } } ?? ""
    var parts = [String(header.trimmedEnd).asMarkdownBlock(of: "layout")]
    if let text = statement?.documentation { parts.append(text) }
    if let value = value(of: place.thing) { parts.append("= \(value)") }
    let line = file.location(of: declaration.range.lowerBound).line
    parts.append("from `\(shown(file.name))`, line \(line)")
    if place.thing.kind == .definition {
      let uses = table.occurrences(of: place.thing).filter { !$0.isDeclaration }
      parts.append(uses.isEmpty ? "not used in this file" : "used in " + places(of: uses))
    }
    return parts.joined(separator: "\n\n")
  }

  var propertyText: String? {
    guard let token,
      let syntax = nodes.lazy.compactMap(PropertySyntax.init).first,
      syntax.nameRange == token.range,
      let property = ownerKind?.properties.first(where: { $0.name == word })
    else { return nil }
    return property.page
  }

  /// The kind of the element around.
  private var ownerKind: ElementKind? {
    program.elements.filter { $0.extent.contains(offset) && $0.wordRange.upperBound < offset }
      .min { $0.extent.count < $1.extent.count }?.kind
  }

  var functionText: String? {
    guard let call = nodes.lazy.compactMap(CallSyntax.init).first,
      call.callee?.word?.range == token?.range,
      let function = Function.all.first(where: { $0.name == word })
    else { return nil }
    return "```layout\n\(function.signature.text)\n```\n\n\(function.summary)"
  }

  var deviceText: String? {
    guard token?.kind == .string,
      let owner = nodes.lazy.compactMap(ElementSyntax.init).first,
      SymbolKinds.byWord[owner.kindName?.text ?? ""] == .preview,
      let device = Device.named(unquoted(word))
    else { return nil }
    let safeArea = device.portrait.safeArea
    return "\(device.name): \(device.portrait.size.shown) @\(device.scale.shown), safe area top "
      + "\(safeArea.top.shown), bottom \(safeArea.bottom.shown)"
  }

  /// A word of an enumeration.
  var wordText: String? {
    if let input = comparedInput {
      return "`\(word)`: a value of `\(input.name)`. \(input.summary)"
    }
    guard token?.kind == .word,
      let syntax = nodes.lazy.compactMap(PropertySyntax.init).first,
      let property = ownerKind?.properties.first(where: { $0.name == syntax.name?.text }),
      property.form.enumeration?.words.contains(word) ?? false
    else { return nil }
    return "`\(word)`: a value of `\(property.name)`. \(property.summary)"
  }
}

extension HoverQuestion {
  /// The input that the word is compared with, or is a case of.
  private var comparedInput: Input? {
    guard token?.kind == .word else { return nil }
    let names = nodes.lazy.flatMap { node in
      BinarySyntax(node)?.operands.map(\.text)
        ?? SwitchSyntax(node)?.subject.map { [$0.text] } ?? []
    }
    return names.lazy.compactMap { name in Input.all.first { $0.name == name } }
      .first { $0.enumeration?.words.contains(word) ?? false }
  }
}

extension PropertyDescription {
  /// What it does, in Markdown.
  package var page: String {
    var parts = ["```layout\n\(example)\n```", summary, "Form: \(form.name)."]
    if !standard.isEmpty { parts.append("Default: `\(standard)`.") }
    if !uikitNames.isEmpty {
      parts.append("UIKit: " + uikitNames.map { "`\($0)`" }.joined(separator: ", ") + ".")
    }
    return parts.joined(separator: "\n\n")
  }
}

extension Compilation {
  /// What the file shows, the preview called `name` first.
  func jobs(startingWith name: String?, until deadline: Deadline? = nil) -> [Job] {
    guard !program.diagnostics.hasErrors else { return [] }
    let jobs = everyJob(until: deadline)
    let first = jobs.filter { name != nil && $0.previewName == name }
    let rest = jobs.filter { name == nil || $0.previewName != name }
    return first + rest
  }

  /// The frames of each preview of the file, that called `name` first.
  package func frames(startingWith name: String?) -> [PreviewFrames] {
    jobs(startingWith: name).map { PreviewFrames(of: $0, in: self) }
  }
}

extension Substring {
  /// It without blanks at its end.
  fileprivate var trimmedEnd: Substring {
    var copy = self
    while copy.last == " " { copy.removeLast() }
    return copy
  }
}
