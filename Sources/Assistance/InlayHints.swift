package import LayoutCompiler
internal import LayoutChecking
internal import LayoutDiagnostics
package import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// Words that an editor shows between those of the text.
package struct InlayHint: Sendable {
  /// Which setting switches it off.
  package enum Family: String, Hashable, Sendable, CaseIterable {
    case frames, values, arguments, conditions
  }

  package let offset: Int
  package let text: String
  package let family: Family
  /// The word that it is about, which hovering explains; `nil` where there is none.
  package var subject: Int?
}

/// The hints in `range`, with the frames of the preview called `name`; `nil`: the first.
///
/// - Complexity: that of solving one preview.
package func inlayHints(
  in range: TextRange, of compilation: Compilation, showing name: String? = nil,
  until deadline: Deadline? = nil
) -> [InlayHint] {
  let hints = HintQuestion(compilation, name, deadline)
  let all =
    hints.frames + hints.values + hints.counts + hints.conditions
    + argumentHints(compilation)
  return all.filter { range.lowerBound <= $0.offset && $0.offset <= range.upperBound }
    .sorted { $0.offset < $1.offset }
}

/// A file, and what shows it.
private struct HintQuestion {
  let compilation: Compilation
  /// What the active preview shows; empty where the file has errors.
  let jobs: [Job]

  init(_ compilation: Compilation, _ name: String?, _ deadline: Deadline?) {
    self.compilation = compilation
    let all = compilation.jobs(startingWith: name, until: deadline)
    jobs = all.filter { $0.previewName == all.first?.previewName }
  }

  private var program: CheckedProgram { compilation.program }

  /// The sizes of elements behind those that are written.
  var frames: [InlayHint] {
    let frames = jobs.map { PreviewFrames(of: $0, in: compilation) }
    let shown = jobs.map { program.elements[$0.layout].extent }
    return compilation.tree.all(ElementSyntax.self).compactMap { element in
      guard let size = element.size, let word = element.kindName,
        SymbolKinds.byWord[word.text] != .preview
      else { return nil }
      let sizes = frames.flatMap { $0.sizes(ofWordAt: word.range.lowerBound) }
      guard let least = sizes.first else {
        let isMissing = shown.contains { $0.contains(word.range.lowerBound) }
        return isMissing
          ? InlayHint(
            offset: size.range.upperBound, text: "–", family: .frames,
            subject: word.range.lowerBound) : nil
      }
      let text = least.shown + (Set(sizes.map(\.shown)).count > 1 ? " …" : "")
      guard size.inPoints != text else { return nil }
      return InlayHint(
        offset: size.range.upperBound, text: text, family: .frames,
        subject: word.range.lowerBound)
    }
  }

  /// The values of `let`s that are computed.
  var values: [InlayHint] {
    compilation.tree.all(BindingSyntax.self).compactMap { syntax in
      guard let name = syntax.name, let expression = syntax.expression, !expression.isLiteral,
        let binding = program.bindings.first(where: { $0.nameRange == name.range }),
        let value = compilation.value(of: binding, in: jobs.first)
      else { return nil }
      return InlayHint(
        offset: syntax.range.upperBound, text: "= \(value)", family: .values,
        subject: name.range.lowerBound)
    }
  }

  /// The computed numbers of children.
  var counts: [InlayHint] {
    guard let job = jobs.first else { return [] }
    return program.elements.compactMap { element in
      guard let arrangement = element.arrangement, compilation.source.holds(arrangement.range),
        element.uses.isEmpty
      else { return nil }
      let range = program.range(of: arrangement.count)
      guard compilation.source[range].contains(where: { !$0.isNumber }),
        let value = compilation.value(of: arrangement.count, in: job)
      else { return nil }
      return InlayHint(offset: range.upperBound, text: "= \(value)", family: .values)
    }
  }

  /// Whether conditions hold.
  var conditions: [InlayHint] {
    let decisions = jobs.flatMap { job in
      compilation.views.contains(job.layout)
        ? LayoutEvaluation.decisions(in: program, view: job.layout, on: job.stage)
        : LayoutEvaluation.decisions(in: program, layout: job.layout, on: job.stage)
    }
    return compilation.tree.all(BranchSyntax.self).compactMap { branch in
      guard let condition = branch.condition else { return nil }
      let choices = Set(
        decisions.filter { $0.range == condition.range }.map { $0.choice == 0 })
      guard let first = choices.first else { return nil }
      return InlayHint(
        offset: condition.range.upperBound, text: choices.count > 1 ? "both" : "\(first)",
        family: .conditions)
    }
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
  /// As a hint would show it, where both sides are written in points; else `nil`.
  fileprivate var inPoints: String? {
    func points(_ side: ExpressionSyntax?) -> String? {
      guard case .number(let number)? = side else { return nil }
      return Double(number.node.text)?.shown
    }
    guard let width = points(width), let height = points(height) else { return nil }
    return "\(width) × \(height)"
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
