internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

extension Compilation {
  /// The same with notes for mistakes in numbers that are worked out from values which are not known: what
  /// these are in the app is no mistake.
  ///
  /// - Source: `import.md` §8.
  func notingGuesses(in errors: [Diagnostic]) -> [Diagnostic] {
    guard let values = origin?.guesses.values, !values.isEmpty else { return errors }
    let names = names(madeOf: values)
    return errors.map { error in
      guard Self.codesOfNumbers.contains(error.code), source.holds(error.range),
        !source[error.range].words.isDisjoint(with: names)
      else { return error }
      return error.coded(Diagnostic.Code(.note, error.code.number, error.code.name))
        .noting("only with the values that are not known")
    }
  }

  private static let codesOfNumbers: [Diagnostic.Code] = [
    .divisionByZero, .notPositive, .negativeValue, .notAnInteger, .outOfRange,
    .contradictoryBounds,
  ]

  /// Those of parameters, and of the constants that are worked out from them.
  private func names(madeOf parameters: Set<String>) -> Set<String> {
    var names = parameters
    for line in source[source.range].split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, case let words = parts[0].split(separator: " "), words.count == 2,
        words[0] == "let", !String(parts[1]).words.isDisjoint(with: names)
      else { continue }
      names.insert(String(words[1]))
    }
    return names
  }
}

extension String {
  fileprivate var words: Set<String> {
    Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
