internal import LayoutText

/// What is another one in each turn of a loop over data.
extension Evaluator {
  /// The variable of the loop that a value depends on.
  func turn(of value: SwiftValue) -> String? {
    switch value {
    case .hole(let hole):
      turn(ofPath: hole.dataPath ?? "")
        ?? run.around.views.loops.first { hole.dataPath == nil && hole.key.isOfTurn($0) }
    case .number(let number): turn(of: number.term)
    case .truth(let term): turn(of: term)
    case .choice(let condition, let left, let right):
      turn(of: condition) ?? turn(of: left) ?? turn(of: right)
    default: nil
    }
  }

  private func turn(of term: Term) -> String? {
    if case .input(let path) = term, let name = turn(ofPath: path) { return name }
    return term.parts.lazy.compactMap { turn(of: $0) }.first
  }

  private func turn(ofPath path: String) -> String? {
    let name = path.hasPrefix("loop.") ? path.dropFirst(5) : path[...]
    let first = String(name.prefix { $0 != "." })
    return run.around.views.loops.contains(first) ? first : nil
  }

  /// Elements of a loop without those that depend on a hole which is another one in each turn: one
  /// parameter could not stand for all of them.
  func withoutHolesOfTurns(_ elements: [ViewElement]) -> [ViewElement] {
    elements.map { element in
      var result = element
      switch element.form {
      case .branch(let condition, let yes, let no):
        if changesWithTurns(condition) { return lostView(element.origin, .lost) }
        result.form = .branch(condition, withoutHolesOfTurns(yes), withoutHolesOfTurns(no))
      case .loop(let header, let body):
        if changesWithTurns(header) { return lostView(element.origin, .lost) }
        result.form = .loop(header, withoutHolesOfTurns(body))
      case .element(var container):
        if container.properties.contains(where: { changesWithTurns($0.parts) }) {
          return lostView(element.origin, .lost)
        }
        container.children = withoutHolesOfTurns(container.children)
        result.form = .element(container)
      case .text(.number(let number)):
        if changesWithTurns(number.term) { return lostView(element.origin, .lost) }
      default: break
      }
      result.modifiers = element.modifiers.map(withoutHolesOfTurns)
      return result
    }
  }

  private func withoutHolesOfTurns(_ modifier: ViewModifier) -> ViewModifier {
    var result = modifier
    var isLost = false
    switch modifier.form {
    case .padding(let edges): isLost = edges.contains(where: changesWithTurns)
    case .frame(let width, let height, let alignment):
      isLost = [width, height, alignment].contains { $0.map(changesWithTurns) ?? false }
    case .property(let property): isLost = changesWithTurns(property.parts)
    case .layer(let word, let alignment, let children):
      isLost = alignment.map(changesWithTurns) ?? false
      result.form = .layer(word, alignment: alignment, withoutHolesOfTurns(children))
    case .hole: break
    }
    guard isLost else { return result }
    let text = text(of: modifier.origin)
    result.form = .hole(
      Hole(text.hasPrefix(".") ? text : "." + text, .lost, at: modifier.origin, name: "modifier"))
    return result
  }

  private func changesWithTurns(_ parts: [ViewProperty.Part]) -> Bool {
    parts.contains { part in
      switch part {
      case .number(let term, _), .whole(let term, _), .ratio(let term): changesWithTurns(term)
      case .text: false
      }
    }
  }

  private func changesWithTurns(_ term: Term) -> Bool {
    // Whether something is there is one parameter for all turns.
    if case .parameter(let key) = term, !key.hasSuffix(" != nil") {
      return run.around.views.loops.contains { key.isOfTurn($0) }
    }
    return term.parts.contains(where: changesWithTurns)
  }
}

extension String {
  /// Whether it is the key of a hole that depends on what a loop gives.
  func isOfTurn(_ loop: String) -> Bool { holds("[\(loop)]") || holds("loop.\(loop)") }
}
