internal import LayoutSwiftSource

extension Evaluator {
  /// `[.first, .second]` where an option set is asked for: its options, those of the sets among them
  /// each for itself; a hole for a type of other files, `nil` for lists and the framework's types.
  mutating func optionSet(
    of elements: [SwiftExpression], _ type: String, _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    let path = program.typePath(ofText: type, from: scope.type)
    guard program.family(of: path).contains(where: \.isOptionSet) else {
      return isForeign(path) ? .hole(hole(.foreign, whole, name: "options")) : nil
    }
    var options: [SwiftValue] = []
    for element in elements {
      let value = try evaluate(element, expecting: type)
      switch value {
      case .record where isSingleOption(value):
        if !options.contains(value) { options.append(value) }
      case .array(let others) where others.allSatisfy(\.isCertain):
        options += others.map(\.value).filter { !options.contains($0) }
      default: return .hole(hole(.lost, whole, name: "options"))
      }
    }
    return .list(options)
  }

  /// Whether it is the name of a type that neither the files nor the framework declare.
  private func isForeign(_ path: String) -> Bool {
    let lists: Set = ["Array", "ArraySlice", "ContiguousArray", "Set", "IndexSet", "Any"]
    return program.types[path] == nil && path.count > 1 && path.first?.isUppercase == true
      && !lists.contains(path)
      && path.allSatisfy { $0.isLetter || $0.isNumber }
      && !["UI", "NS", "CG", "CA"].contains { path.hasPrefix($0) } && !Framework.isType(path)
      && !run.around.views.isReading
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
