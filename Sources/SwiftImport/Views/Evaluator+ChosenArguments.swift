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
      let sites = [yes, no].map { value in
        var arguments = site.arguments
        arguments[index] = SwiftArgument(label: argument.label, value: value)
        return CallSite(base: site.base, arguments: arguments, whole: site.whole)
      }
      return (term, sites[0], sites[1])
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
      let sites = [SwiftExpression.Form.forced(argument.value), .nilLiteral].map { form in
        var arguments = site.arguments
        arguments[index] = SwiftArgument(
          label: argument.label, value: SwiftExpression(form, at: argument.value.range))
        return CallSite(base: site.base, arguments: arguments, whole: site.whole)
      }
      return (condition, sites[0], sites[1])
    }
    return nil
  }
}
