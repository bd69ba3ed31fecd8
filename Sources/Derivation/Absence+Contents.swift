internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension ElementFinder {
  /// Why a content that is described is not shown, and where that is decided; `nil` where it is not
  /// described.
  func concealment(of index: Int) -> (reason: String, range: TextRange)? {
    var described = solved.sources.flatMap { source in
      (source.variants + [source.contents]).flatMap { $0 }
    }
    if case .view(let view) = shown.evaluation.model { described += view.contents }
    guard let path = described.lazy.compactMap({ $0.path(to: index) }).first else { return nil }
    for (outer, inner) in zip(path, path.dropFirst()) {
      guard let words = outer.words(hiding: inner) else { continue }
      return ("`\(outer.label)` \(words)", program.elements[outer.id.index].range)
    }
    return nil
  }
}

extension Content {
  /// The contents from it down to the one that is written as `index`; `nil` where that is not in it.
  fileprivate func path(to index: Int) -> [Content]? {
    if id.index == index { return [self] }
    // Lazily mapped, what is found would be searched for twice at each depth.
    for content in inner {
      if let path = content.path(to: index) { return [self] + path }
    }
    return nil
  }

  /// Why it may not show `content`, which stands in it.
  fileprivate func words(hiding content: Content) -> String? {
    let isNode = if case .node = content.form { true } else { false }
    switch form {
    case .firstFit: return "shows the first of its children that fits, and that is another one"
    case .node(let node) where isNode: return node.isExpanded ? nil : "is not expanded"
    case .node(let node): return node.showsText ? "shows its text" : "shows its first content"
    case .text, .image, .box, .spacer, .divider, .stack, .lazyStack, .layers, .scroll, .tracks,
      .grid, .row, .flow, .balanced, .outline, .layer:
      return nil
    }
  }
}
