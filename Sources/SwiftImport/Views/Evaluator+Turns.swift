internal import LayoutText

/// A loop of the language that is written around views.
struct ViewLoop: Equatable, Sendable {
  enum Form: Sendable {
    case data, numbers
    /// Over numbers that are shown with signs between their thousands.
    case thousands
  }

  /// Its variable, in the language.
  let name: String
  let form: Form

  /// Whether a hole with this key depends on what the loop gives.
  func isRead(in key: String) -> Bool {
    ["[\(name)]", "loop.\(name)", "loop.signed.\(name)"].contains(where: key.holds)
  }
}

/// What is another one in each turn of a loop.
extension Evaluator {
  /// The loop that a value depends on.
  func turn(of value: SwiftValue) -> ViewLoop? {
    switch value {
    case .hole(let hole):
      turn(ofPath: hole.dataPath ?? "")
        ?? run.around.views.loops.first { hole.dataPath == nil && $0.isRead(in: hole.key) }
    case .number(let number): turn(of: number.term)
    case .truth(let term): turn(of: term)
    case .choice(let condition, let left, let right):
      turn(of: condition) ?? turn(of: left) ?? turn(of: right)
    default: nil
    }
  }

  private func turn(of term: Term) -> ViewLoop? {
    if case .input(let path) = term, let loop = turn(ofPath: path) { return loop }
    if case .parameter(let key) = term,
      let loop = run.around.views.loops.first(where: { $0.isRead(in: key) })
    {
      return loop
    }
    return term.parts.lazy.compactMap { turn(of: $0) }.first
  }

  private func turn(ofPath path: String) -> ViewLoop? {
    let name = Term.loopName(of: path) ?? path.split(separator: ".").first.map(String.init)
    return run.around.views.loops.first { name == $0.name }
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
    result.form = .hole(modifierHole("modifier", modifier.origin))
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
      return run.around.views.loops.contains { $0.isRead(in: key) }
    }
    return term.parts.contains(where: changesWithTurns)
  }
}
