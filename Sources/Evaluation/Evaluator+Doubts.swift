internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

extension Evaluator {
  /// Reports what is strange about the values of `property`, if anything is.
  func reportDoubt(_ doubt: Doubt?, _ property: CheckedProperty) {
    guard let doubt, doubt.index < property.values.count else { return }
    let place = property.values[doubt.index].expressionRange(in: program)
    let range = doubt.reason == .idle ? property.range : place
    report(.doubt(doubt.reason, of: property.name, at: range))
  }
}
