internal import LayoutLanguage
internal import LayoutSwiftSource
internal import LayoutText

/// `overlay` and `background`.
extension Evaluator {
  mutating func layer(_ word: String, _ site: CallSite) throws -> ViewModifier.Form? {
    var alignment: Term?
    if let argument = site.arguments.first(where: { $0.label == "alignment" }) {
      guard let known = self.alignment(argument.value) else { return nil }
      alignment = known == .word("center") ? nil : known
    }
    run.around.views.depth += 1
    defer { run.around.views.depth -= 1 }
    let content = site.arguments.first { $0.label == "content" || $0.label == nil }
    guard let content else {
      let box = ViewElement(.element(ViewContainer(word: "box")), at: site.whole.range)
      return site.arguments.isEmpty && word == "underlay"
        ? .layer(word, alignment: nil, [box]) : nil
    }
    if case .closure = content.value.form {
      guard let children = try children(content) else { return nil }
      return .layer(word, alignment: alignment, outsideGrids(children))
    }
    if isStyle(content.value) {
      return .layer(word, alignment: nil, [box(at: content.value.range)])
    }
    let value = try evaluate(content.value)
    if isShown(value) {
      return .layer(word, alignment: alignment, views(of: value, at: content.value.range))
    }
    // Only styles are words; a style that is not known is one, too.
    if site.arguments.contains(where: { $0.label == "in" || $0.label == "ignoresSafeAreaEdges" }) {
      return .layer(word, alignment: nil, [box(at: content.value.range)])
    }
    guard case .choice = value else { return nil }
    return layerContent(value, at: content.value.range).map {
      .layer(word, alignment: alignment, $0)
    }
  }

  /// What a condition puts into a layer: views, styles, or nothing.
  private mutating func layerContent(_ value: SwiftValue, at range: TextRange) -> [ViewElement]? {
    switch value {
    case .none: return []
    case .choice(let condition, let left, let right):
      guard let left = layerContent(left, at: range), let right = layerContent(right, at: range)
      else { return nil }
      return left == right ? left : [ViewElement(.branch(condition, left, right), at: range)]
    case _ where isShown(value): return views(of: value, at: range)
    default: return [box(at: range)]
    }
  }

  /// Methods of styles that give a style.
  private static let styleMethods: Set = [
    "opacity", "gradient", "mix", "shadow", "blendMode", "inset", "init",
  ]

  /// Whether an expression is a colour or a material.
  private mutating func isStyle(_ expression: SwiftExpression) -> Bool {
    switch expression.form {
    case .implicitMember: true
    case .name: declared(expression)?.type.map(isFillStyle) ?? false
    case .member(let base, _, _):
      isStyle(base) || base.isColorType
        || declared(expression)?.type.map(isFillStyle) ?? false
    case .call(let callee, _):
      switch callee.form {
      case .member(let base, let name, _):
        (ForeignWords.modifiersWithoutFrames.contains(name) || Self.styleMethods.contains(name))
          && (isStyle(base) || base.isColorType)
      case .implicitMember: true
      default: false
      }
    case .ternary(_, let left, let right): isStyle(left) && isStyle(right)
    default: false
    }
  }
}

extension Evaluator {
  /// Whether a type is SwiftUI's of colours, gradients or materials, which fill what they are given.
  func isFillStyle(_ type: String) -> Bool {
    Self.fillStyles.contains(type) && program.types[type]?.keyword == nil
  }

  private static let fillStyles = styles.union(["Color", "AnyGradient", "AnyShapeStyle"])
}

extension SwiftExpression {
  fileprivate var isColorType: Bool {
    if case .name(let name, _) = form {
      ["Color", "Material", "ShapeStyle", "HierarchicalShapeStyle"].contains(name)
    } else {
      false
    }
  }
}
