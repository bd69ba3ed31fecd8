internal import LayoutSwiftSource

extension Evaluator {
  /// `[.first, .second]` where a type of the files is asked for that is an option set: its options, those
  /// of the sets among them each for itself; `nil` where it is none.
  mutating func optionSet(
    of elements: [SwiftExpression], _ type: String, _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    let path = program.typePath(ofText: type, from: scope.type)
    guard program.family(of: path).contains(where: \.isOptionSet) else { return nil }
    var options: [SwiftValue] = []
    for element in elements {
      let value = try evaluate(element, expecting: type)
      switch value {
      case .record where isSingleOption(value): if !options.contains(value) { options.append(value) }
      case .array(let others) where others.allSatisfy(\.isCertain):
        options += others.map(\.value).filter { !options.contains($0) }
      default: return .hole(hole(.lost, whole, name: "options"))
      }
    }
    return .list(options)
  }

  /// Whether an option is one bit, and not a set of several.
  private func isSingleOption(_ value: SwiftValue) -> Bool {
    guard case .record(let record) = value, case .number(let number)? = record.fields["rawValue"],
      let constant = number.term.constant, let bits = Int(exactly: constant)
    else { return false }
    return bits.nonzeroBitCount == 1
  }
}

extension TypeInfo {
  fileprivate var isOptionSet: Bool { inherited.contains { $0.name == "OptionSet" } }
}
