package import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// What a place takes.
package struct Requirement: Hashable, Sendable {
  package let type: ValueType
  /// The words, where it takes one of an enumeration.
  package var words: Enumeration?

  init(_ type: ValueType, words: Enumeration? = nil) { (self.type, self.words) = (type, words) }
}

/// Part of an expression that does not fit its place.
private struct Mismatch {
  let found: ValueType
  let range: TextRange
  /// The place that requires it, where the part came through a name.
  let requiredAt: TextRange?
  /// The word it is, if only the word is wrong.
  var word: String?
}

extension Checker {
  /// `id` if its value fits `type`; else `complaint` is reported where the mismatch stands.
  mutating func require(
    _ id: ExpressionID, _ type: ValueType,
    _ complaint: (_ found: ValueType, _ range: TextRange) -> Diagnostic
  ) -> ExpressionID {
    require(id, Requirement(type), complaint)
  }

  /// `id` if its value meets `demand`; else `complaint` is reported where the mismatch stands: for what
  /// came through a parameter at the argument.
  mutating func require(
    _ id: ExpressionID, _ requirement: Requirement,
    _ complaint: (_ found: ValueType, _ range: TextRange) -> Diagnostic
  ) -> ExpressionID {
    var mismatchs: [Mismatch] = []
    collectMismatchs(in: id, requirement, requiredAt: nil, &mismatchs)
    if mismatchs.isEmpty { return id }
    for mismatch in mismatchs {
      if let requiredAt = mismatch.requiredAt, isKnownFault(at: requiredAt) { continue }
      var diagnostic = complaint(mismatch.found.subtracting(requirement.type), mismatch.range)
      if let word = mismatch.word, let words = requirement.words?.words {
        diagnostic = .unknownWord(
          word, meant: meanings(of: word) { _ in words }, at: mismatch.range)
      }
      report(
        mismatch.requiredAt.map { diagnostic.pointing(at: $0, "asked for here") } ?? diagnostic)
    }
    return fault(at: checked.range(of: id))
  }

  /// The smallest parts of `id` that do not meet a demand: branches stand for themselves.
  ///
  /// - Parameter requiredAt: The place in a definition that requires it, for an argument.
  private mutating func collectMismatchs(
    in id: ExpressionID, _ requirement: Requirement, requiredAt: TextRange?,
    _ mismatchs: inout [Mismatch]
  ) {
    let known = inference(of: id)
    // A type that fits may still be the wrong word.
    let isStrayWord = requirement.words != nil && known.type == .word && known.enumeration == nil
    guard !known.type.fits(requirement.type) || known.isOpen || known.isData || isStrayWord else {
      return
    }
    guard mismatchs.count < Self.mostMismatchs else { return }
    for part in parts(of: id) {
      collectMismatchs(in: part, requirement, requiredAt: requiredAt, &mismatchs)
    }
    guard isLeaf(id) else { return }
    if known.isData, keep(requirement, of: id) { return }
    let range = checked.range(of: id)
    if case .binding(let binding) = checked[id] {
      let sources = isStrayWord ? wordSources(of: binding) : sources(of: binding)
      for source in sources {
        collectMismatchs(in: source, requirement, requiredAt: requiredAt ?? range, &mismatchs)
      }
      if !sources.isEmpty { return }
    }
    if case .constant(.word(let word)) = checked[id], known.type.fits(requirement.type) {
      guard isStrayWord, requirement.words?.words.contains(word) == false else { return }
      mismatchs.append(Mismatch(found: .word, range: range, requiredAt: requiredAt, word: word))
    } else if !(known.isOpen ? narrow(id, to: requirement) : known.type.fits(requirement.type)) {
      mismatchs.append(Mismatch(found: known.type, range: range, requiredAt: requiredAt))
    }
  }

  /// Keeps in mind what data have to be; whether they can.
  private mutating func keep(_ requirement: Requirement, of id: ExpressionID) -> Bool {
    guard !requirement.type.isDisjoint(with: .data) else { return false }
    checked.expressions.dataRequirements[id] = requirement
    return true
  }

  /// How many mismatches of one expression are reported.
  private static let mostMismatchs = 8

  /// The expressions of which `id` takes the value of one.
  private func parts(of id: ExpressionID) -> [ExpressionID] {
    if case .choice(let choices, let otherwise) = checked[id] {
      return choices.map(\.value) + [otherwise]
    }
    if case .fallback(let value, let otherwise) = checked[id] {
      let other = inference(of: otherwise)
      return other.isData || other.isOpen ? [value, otherwise] : [otherwise]
    }
    guard case .match(_, let cases, let otherwise) = checked[id] else { return [] }
    return cases.map(\.value) + (otherwise.map { [$0] } ?? [])
  }

  private func isLeaf(_ id: ExpressionID) -> Bool { parts(of: id).isEmpty }

  /// What was written for a binding in another place: an argument, or the members of a list.
  private func sources(of id: BindingID) -> [ExpressionID] {
    let binding = checked[id]
    switch binding.origin {
    case .written: return []
    case .argument: return binding.type.isOpen ? [] : [binding.value]
    case .turn: return members(of: binding.value) ?? []
    }
  }

  /// The same for a word, whose `let` or `param` does not ask of which enumeration it has to be.
  private func wordSources(of id: BindingID) -> [ExpressionID] {
    checked[id].origin == .written ? [checked[id].value] : sources(of: id)
  }

  /// The members of a list that is written out somewhere.
  func members(of id: ExpressionID) -> [ExpressionID]? {
    if case .list(let members) = checked[id] { return members }
    guard case .binding(let binding) = checked[id], checked[binding].parameter == nil,
      checked[binding].origin != .turn
    else { return nil }
    return members(of: checked[binding].value)
  }

  /// Learns that `id` has to meet `demand`, for the parameters of a definition that it is made of.
  ///
  /// - Returns: Whether it can.
  mutating func narrow(_ id: ExpressionID, to requirement: Requirement) -> Bool {
    switch checked[id] {
    case .binding(let binding): return narrow(binding, to: requirement, at: checked.range(of: id))
    case .choice, .match, .fallback:
      for part in parts(of: id) where !narrow(part, to: requirement) { return false }
      return true
    case .negated(let operand): return narrow(operand, to: Requirement(requirement.type))
    case .chain(let first, let links):
      let lengths: ValueType = [.number, .fraction]
      guard inference(of: id).isOpen else { return inference(of: id).type.fits(requirement.type) }
      if requirement.type.isDisjoint(with: lengths) { return false }
      guard requirement.type.intersection(lengths) == .number else { return true }
      for operand in [first] + links.map(\.operand) where !narrow(operand, to: Requirement(.number))
      {
        return false
      }
      return true
    case .constant, .input, .member, .inverted, .call, .list, .fraction, .estimated, .flexible,
      .size:
      let known = inference(of: id)
      return known.isOpen || known.type.fits(requirement.type)
    }
  }

  private mutating func narrow(
    _ id: BindingID, to requirement: Requirement, at range: TextRange
  ) -> Bool {
    let binding = checked[id]
    guard binding.type.isOpen else { return binding.type.type.fits(requirement.type) }
    let met = binding.type.type.intersection(requirement.type)
    if met.isEmpty { return false }
    if requirement.words != nil, met.contains(.word), binding.type.enumeration == nil {
      checked.bindings[id.index].type.enumeration = requirement.words
    }
    guard met != binding.type.type else { return true }
    checked.bindings[id.index].type.type = met
    parameterRequirements?[id] = range
    return binding.origin != .written || narrow(binding.value, to: requirement)
  }
}
