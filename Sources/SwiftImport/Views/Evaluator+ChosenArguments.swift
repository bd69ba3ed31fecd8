internal import LayoutSwiftSource
internal import LayoutText

/// Arguments of modifiers that a condition decides.
extension Evaluator {
  /// The calls that a condition in an argument chooses between: with it and without, or with two fonts.
  mutating func chosen(
    _ name: String, _ site: CallSite
  ) throws -> (condition: Term, yes: CallSite, no: CallSite)? {
    let isOfText = ["font", "fontWeight", "bold", "lineLimit"].contains(name)
    guard isOfText || ["frame", "padding", "aspectRatio"].contains(name) else { return nil }
    for (index, argument) in site.arguments.enumerated() {
      guard case .ternary(let condition, let yes, let no) = argument.value.form,
        isOfText || [yes, no].contains(where: \.isNilLiteral)
      else { continue }
      let term = truth(of: try evaluate(condition, expecting: "Bool"), at: condition.range)
      return (term, site.replacing(index, by: yes), site.replacing(index, by: no))
    }
    return isOfText ? nil : try numberThatMayBeMissing(site)
  }

  /// Calls with and without the first argument that is a number under a condition and else `nil`.
  private mutating func numberThatMayBeMissing(
    _ site: CallSite
  ) throws -> (condition: Term, yes: CallSite, no: CallSite)? {
    for (index, argument) in site.arguments.enumerated() {
      guard case .name = argument.value.form,
        case .choice(let condition, let left, .none) = try evaluate(argument.value),
        case .hole = left
      else { continue }
      let range = argument.value.range
      return (
        condition, site.replacing(index, by: SwiftExpression(.forced(argument.value), at: range)),
        site.replacing(index, by: SwiftExpression(.nilLiteral, at: range))
      )
    }
    return nil
  }
}
