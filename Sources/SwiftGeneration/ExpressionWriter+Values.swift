internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage

extension ExpressionWriter {
  /// A value as `kind`.
  func value(of id: ExpressionID, as kind: ValueKind, isTyped: Bool = false) -> Code {
    switch kind {
    case .int: whole(id)
    case .float: float(id)
    case .boolean: condition(id)
    case .text: text(id)
    case .dimension: dimension(quantity(id), isTyped: isTyped)
    case .list(let member): list(id, of: member)
    case .inline: Code("")
    }
  }

  /// A list.
  func list(_ id: ExpressionID, of kind: ValueKind) -> Code {
    switch program[id] {
    case .list(let members):
      let values = members.map { value(of: $0, as: kind, isTyped: true) }.limited()
      return Code(
        "[\(values.map(\.text).joined(separator: ", "))]",
        uses: values.reduce(into: []) { $0.formUnion($1.uses) })
    case .binding(let binding):
      return reference(to: binding) { list($0, of: kind) }
    case .choice(let choices, let otherwise):
      return choice(choices, otherwise) { list($0, of: kind) }
    case .match(let subject, let cases, let otherwise):
      return match(subject, cases, otherwise) { list($0, of: kind) }
    default: return Code("[]")
    }
  }

  /// Whether Swift infers the type of `id` without help: a literal could be of several.
  func isTyped(_ id: ExpressionID) -> Bool {
    switch program[id] {
    case .constant(.number): false
    case .binding(let binding):
      locals[binding] != nil || program[binding].parameter != nil
        || facts.topLevel.contains(binding) || isTyped(program[binding].value)
    case .negated(let operand): isTyped(operand)
    case .chain(let first, let links): isTyped(first) || links.contains { isTyped($0.operand) }
    case .choice(let choices, let otherwise):
      isTyped(otherwise) || choices.contains { isTyped($0.value) }
    case .match(_, let cases, let otherwise):
      otherwise.map(isTyped) ?? false || cases.contains { isTyped($0.value) }
    case .call(let function, let arguments):
      Function.all[function].name == Helper.columns.name
        || Function.all[function].name == Helper.columnWidth.name
        || arguments.contains { $0.map(isTyped) ?? false }
    case .list: false
    case .constant, .input, .member, .fallback, .inverted, .fraction, .estimated, .flexible, .size:
      true
    }
  }

  /// A `switch` that is the whole of a `let`; `nil` where Swift has none.
  func switchText(_ id: ExpressionID, _ kind: ValueKind, isTyped: Bool) -> Code? {
    guard case .match(let subject, let cases, let otherwise) = program[id], !cases.isEmpty,
      place == .view || program.inference(of: subject).type != .word
        || !cases.contains(where: \.hasRange)
    else { return nil }
    let isInt = facts.wholeness(of: subject) == .whole
    let head = self.subject(subject, isInt: isInt)
    var uses = head.uses
    var lines = ["switch \(head.text) {"]
    for (index, one) in cases.enumerated() {
      let isLast = otherwise == nil && index == cases.count - 1
      let patterns = one.patterns.map { pattern($0, of: subject, isInt: isInt) }
      for pattern in patterns where !isLast { uses.formUnion(pattern.uses) }
      let value = branch(one.value, kind, isTyped: isTyped)
      uses.formUnion(value.uses)
      let label = isLast ? "default" : "case " + patterns.map(\.text).joined(separator: ", ")
      lines.append("\(label): \(value.text)")
    }
    if let otherwise {
      let value = branch(otherwise, kind, isTyped: isTyped)
      uses.formUnion(value.uses)
      lines.append("default: \(value.text)")
    }
    return Code((lines + ["}"]).joined(separator: "\n"), uses: uses)
  }

  private func branch(_ id: ExpressionID, _ kind: ValueKind, isTyped: Bool) -> Code {
    let code = value(of: id, as: kind, isTyped: isTyped)
    return !isTyped && kind == .float && !self.isTyped(id) ? code.cast(to: kind.swiftName) : code
  }

  private func subject(_ id: ExpressionID, isInt: Bool) -> Code {
    switch program.inference(of: id).type {
    case .boolean: condition(id)
    case .text: text(id)
    case .word: word(id)
    default: number(id, isInt: isInt)
    }
  }

  private func pattern(
    _ pattern: Expression.Pattern, of subject: ExpressionID, isInt: Bool
  ) -> Code {
    switch pattern {
    case .value(let id): return bound(id, of: subject, isInt)
    case .range(let from, let to, let isClosed):
      let low = from.map { bound($0, of: subject, isInt).inRange }
      let high = to.map { bound($0, of: subject, isInt).inRange }
      let sign = isClosed || high == nil ? "..." : "..<"
      return Code(
        (low.map { $0.text(inside: .prefix) } ?? "") + sign
          + (high.map { $0.text(inside: .prefix) } ?? ""),
        uses: (low?.uses ?? []).union(high?.uses ?? []))
    }
  }

  private func bound(_ id: ExpressionID, of subject: ExpressionID, _ isInt: Bool) -> Code {
    self.subject(id, isInt: isInt)
  }

  /// The largest number that an expression can be; `nil` where that is open.
  func most(_ id: ExpressionID) -> Double? {
    if case .number(let number)? = program.constant(of: id) { return number.value }
    switch program[id] {
    case .binding(let binding):
      guard program[binding].parameter != nil else {
        return program[binding].origin == .turn ? nil : most(program[binding].value)
      }
      guard case .range(_, let upper?, _)? = program[binding].parameter?.range else { return nil }
      return most(upper)
    case .choice(let choices, let otherwise): return most(choices.map(\.value) + [otherwise])
    case .match(_, let cases, let otherwise):
      return most(cases.map(\.value) + [otherwise].compactMap { $0 })
    default: return nil
    }
  }

  private func most(_ ids: [ExpressionID]) -> Double? {
    let all = ids.map(most)
    return all.contains(nil) ? nil : all.compactMap { $0 }.max()
  }
}

extension Code {
  /// The same as the bound of a range: the type of a word stands before its dot.
  ///
  /// Only the sizes of text have an order; those of UIKit are compared, but make no ranges.
  fileprivate var inRange: Code { text.hasPrefix(".") ? wrapped { "DynamicTypeSize" + $0 } : self }
}

extension Expression.MatchCase {
  fileprivate var hasRange: Bool {
    patterns.contains { if case .range = $0 { true } else { false } }
  }
}
