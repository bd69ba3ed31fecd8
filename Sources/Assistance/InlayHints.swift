package import LayoutCompiler
internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// Words that an editor shows between those of the text.
package struct InlayHint: Sendable {
  /// Which setting switches it off.
  package enum Family: String, Hashable, Sendable {
    case frames, values, arguments
  }

  package let offset: Int
  package let text: String
  package let family: Family
}

/// The hints in `range`, with the frames of the preview called `name`; `nil`: the first.
///
/// - Complexity: that of solving one preview.
package func inlayHints(
  in range: TextRange, of compilation: Compilation, showing name: String? = nil
) -> [InlayHint] {
  let all = frameHints(compilation, name) + valueHints(compilation) + argumentHints(compilation)
  return all.filter { range.lowerBound <= $0.offset && $0.offset <= range.upperBound }
    .sorted { $0.offset < $1.offset }
}

/// The sizes of elements behind those that are written.
private func frameHints(_ compilation: Compilation, _ name: String?) -> [InlayHint] {
  guard !compilation.program.diagnostics.hasErrors else { return [] }
  let jobs = compilation.everyJob
  let shown = name.flatMap { name in jobs.filter { $0.previewName == name } } ?? []
  let first = shown.isEmpty ? jobs.filter { $0.previewName == jobs.first?.previewName } : shown
  let frames = first.map { PreviewFrames(of: $0, in: compilation) }
  return compilation.tree.all(ElementSyntax.self).compactMap { element in
    guard let size = element.size, let word = element.kindName, !size.isInPoints else { return nil }
    let sizes = frames.flatMap { $0.sizes(ofWordAt: word.range.lowerBound) }
    guard let least = sizes.first else { return nil }
    let text = least.shown + (Set(sizes.map(\.shown)).count > 1 ? " …" : "")
    return InlayHint(offset: size.range.upperBound, text: text, family: .frames)
  }
}

/// The values of `let`s that are computed.
private func valueHints(_ compilation: Compilation) -> [InlayHint] {
  let program = compilation.program
  return compilation.tree.all(BindingSyntax.self).compactMap { syntax in
    guard let name = syntax.name, let expression = syntax.expression, !expression.isLiteral,
      let binding = program.bindings.first(where: { $0.nameRange == name.range }),
      let value = LayoutEvaluation.value(of: binding, in: program), !value.type.isFault
    else { return nil }
    return InlayHint(
      offset: syntax.range.upperBound, text: "= \(value.spelling)", family: .values)
  }
}

/// The names of parameters before arguments without a label.
private func argumentHints(_ compilation: Compilation) -> [InlayHint] {
  var parameters: [String: [String]] = [:]
  for definition in compilation.program.names.definitions {
    parameters[definition.name] = definition.parameters.map(\.name)
  }
  return compilation.tree.all(UseSyntax.self).flatMap { use -> [InlayHint] in
    guard let names = use.name.flatMap({ parameters[$0.text] }) else { return [] }
    return zip(use.arguments, names).compactMap { argument, name in
      guard argument.label == nil, argument.text != name else { return nil }
      return InlayHint(offset: argument.range.lowerBound, text: "\(name):", family: .arguments)
    }
  }
}

extension SizeSyntax {
  /// Whether both sides are written in points.
  fileprivate var isInPoints: Bool {
    func isNumber(_ side: ExpressionSyntax?) -> Bool {
      if case .number? = side { true } else { false }
    }
    return isNumber(width) && isNumber(height)
  }
}

extension ExpressionSyntax {
  fileprivate var isLiteral: Bool {
    switch self {
    case .number, .fraction, .string, .boolean: true
    case .name, .call, .list, .estimated, .atLeast, .parenthesis, .switchExpression, .unary,
      .binary, .ternary, .error:
      false
    }
  }
}
