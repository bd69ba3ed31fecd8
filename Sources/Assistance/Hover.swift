internal import LayoutChecking
package import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// What there is to say of a word.
package struct Hover: Sendable {
  /// The word.
  package let range: TextRange
  /// In Markdown.
  package let text: String
}

/// What there is to say of the word at `offset`; `nil` for what explains itself.
///
/// - Parameter preview: The preview that is shown first; `nil`: the first.
/// - Complexity: for an element that of solving every preview.
package func hover(
  at offset: Int, in compilation: Compilation, showing preview: String? = nil
) -> Hover? {
  let question = HoverQuestion(offset, compilation, preview)
  guard let token = question.token, !token.isTrivia else { return nil }
  let text =
    question.elementText ?? question.namedText ?? question.propertyText ?? question.inputText
    ?? question.functionText ?? question.deviceText ?? question.wordText
  return text.map { Hover(range: token.range, text: $0) }
}

/// A word that something is asked about.
private struct HoverQuestion {
  let offset: Int
  let compilation: Compilation
  let preview: String?
  let token: Token?
  /// The nodes around it, the innermost first.
  let nodes: [SyntaxNode]

  init(_ offset: Int, _ compilation: Compilation, _ preview: String?) {
    (self.offset, self.compilation, self.preview) = (offset, compilation, preview)
    let tree = compilation.tree
    token = tree.token(touching: offset)
    nodes = tree.path(to: token?.offset ?? offset).reversed().map { tree[$0] }
  }

  private var source: SourceText { compilation.source }
  private var program: CheckedProgram { compilation.program }
  private var word: String { token.map { source[$0.range] } ?? "" }

  /// The element whose word or name it is.
  private var element: CheckedElement? {
    guard let token else { return nil }
    return program.elements.first { element in
      element.wordRange == token.range || element.nameRange == token.range
    }
  }

  var elementText: String? {
    guard let element, SymbolKinds.byWord[element.kind.name] != .preview else { return nil }
    var parts = ["```layout\n\(source[element.range])\n```"]
    if let node = nodes.first(where: { ElementSyntax($0) != nil }), let text = node.documentation {
      parts.append(text)
    } else {
      parts.append(element.kind.words.summary)
    }
    if let table = table(of: element) { parts.append(table) }
    let line = source.location(of: element.wordRange.lowerBound).line
    let around = nodes.dropFirst().compactMap(ElementSyntax.init)
      .filter { $0.range.lowerBound < element.wordRange.lowerBound }
      .map { $0.subject?.name?.text ?? $0.kindName?.text ?? "" }
    let place = around.isEmpty ? "" : " · in " + around.reversed().joined(separator: " › ")
    parts.append("\(element.kind.name) · `\(source.name)` line \(line)\(place)")
    return parts.joined(separator: "\n\n")
  }

  /// A row for each preview.
  private func table(of element: CheckedElement) -> String? {
    let previews = compilation.frames(startingWith: preview)
    guard !previews.isEmpty else { return nil }
    var lines = ["| preview | size | at | times |", "| --- | --- | --- | --- |"]
    for frames in previews.prefix(8) {
      let sizes = frames.sizes(ofWordAt: element.wordRange.lowerBound).map(\.shown)
      let places = frames.frames[element.wordRange.lowerBound] ?? []
      let name = [frames.name, frames.size.shown].compactMap(\.self).joined(separator: " · ")
      let size = sizes.isEmpty ? "not there" : sizes.joined(separator: " … ")
      let place = places.first.map { "\($0.x.shown), \($0.y.shown)" } ?? ""
      lines.append("| \(name) | \(size) | \(place) | \(places.isEmpty ? "" : "\(places.count)") |")
    }
    if previews.count > 8 { lines.append("\n… and \(previews.count - 8) more") }
    return lines.joined(separator: "\n")
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
    var parts = ["```layout\n\(header.trimmedEnd)\n```"]
    if let text = statement?.documentation { parts.append(text) }
    if let value = value(of: place.thing) { parts.append("= \(value)") }
    let line = file.location(of: declaration.range.lowerBound).line
    parts.append("from `\(file.name)`, line \(line)")
    if place.thing.kind == .definition {
      let uses = table.occurrences(of: place.thing).count { !$0.isDeclaration }
      parts.append("used \(uses.counting("time"))")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The value that a name has everywhere.
  private func value(of thing: NamedThing) -> String? {
    guard thing.kind == .constant || thing.kind == .parameter else { return nil }
    let binding = program.bindings.first { binding in
      let file = compilation.sources.file(at: binding.nameRange.lowerBound)
      return file.name == thing.file && binding.nameRange.lowerBound - file.base == thing.offset
    }
    return binding.flatMap { LayoutEvaluation.value(of: $0, in: program)?.spelling }
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

  var inputText: String? {
    guard let name = nodes.lazy.compactMap(NameSyntax.init).first,
      let input = Input.all.first(where: {
        $0.name == name.text || name.text.hasPrefix($0.name + ".")
      })
    else { return nil }
    return "```layout\n\(input.name)\n```\n\n\(input.summary)"
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
    guard token?.kind == .word,
      let syntax = nodes.lazy.compactMap(PropertySyntax.init).first,
      let property = ownerKind?.properties.first(where: { $0.name == syntax.name?.text }),
      property.form.enumeration?.words.contains(word) ?? false
    else { return nil }
    return "`\(word)`: a value of `\(property.name)`. \(property.summary)"
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
  /// The frames of each preview of the file, that called `name` first.
  package func frames(startingWith name: String?) -> [PreviewFrames] {
    guard !program.diagnostics.hasErrors else { return [] }
    let jobs = everyJob
    let first = jobs.filter { name != nil && $0.previewName == name }
    let rest = jobs.filter { name == nil || $0.previewName != name }
    return (first + rest).map { PreviewFrames(of: $0, in: self) }
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
