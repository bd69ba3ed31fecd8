internal import LayoutSwiftSource
internal import LayoutText

/// Texts that code makes: fields of the data.
extension Evaluator {
  /// Members of texts that give another text.
  static let textMembers: Set = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "localizedCapitalized", "trimmingCharacters", "replacingOccurrences", "formatted", "joined",
    "padding", "appending", "description", "localizedDescription",
  ]

  /// Whether code of its own makes what an expression names, and no caller gives it.
  mutating func isComputed(_ expression: SwiftExpression) throws -> Bool {
    switch expression.form {
    case .call: return true
    case .name(let name, _):
      guard scope.place(of: name) == nil, let type = scope.type else { return false }
      return program.variable(name, of: type, isStatic: false)?.binding.getter != nil
    case .member(let base, let name, _):
      guard let path = typePath(of: try evaluate(base)) else { return false }
      return program.variable(name, of: path, isStatic: false)?.binding.getter != nil
    default: return false
    }
  }

  /// The text that a member of a field of the data gives; `nil` where it is something else.
  mutating func textMember(
    _ name: String, of value: SwiftValue, _ whole: SwiftExpression
  ) -> SwiftValue? {
    guard run.around.views.isReading, case .hole(let base) = value, base.dataPath != nil,
      Self.textMembers.contains(name),
      // Types of the files may have members that are called so.
      typePath(of: value).flatMap({ program.types[$0]?.keyword }) == nil
    else { return nil }
    // Data has descriptions, too.
    if name == "description", !base.hasPlainData { return nil }
    guard let text = computedText(whole) else { return nil }
    guard whole.isChained, base.isUnknownPresence else { return .hole(text) }
    return .choice(holes.condition(base.presence), .hole(text), .none)
  }

  /// The field of the data that stands for a text that code makes; `nil` where it is another in each turn
  /// of a loop over numbers.
  mutating func computedText(_ expression: SwiftExpression) -> Hole? {
    let code = (try? identity(of: expression)) ?? text(of: expression.range)
    var base = firstName(in: expression)
    // What a loop gives is another text in each turn: of its own data, if it is over data.
    var turn: ViewLoop?
    for leaf in expression.readLeaves where turn == nil {
      turn = (try? evaluate(leaf)).flatMap { self.turn(of: $0) }
    }
    if let turn {
      guard turn.form == .data else { return nil }
      if base?.hasPrefix(turn.name + ".") != true, base != turn.name {
        base = turn.name + "." + (base?.lastName ?? "value")
      }
    }
    return computedText(code, beginningWith: base, at: expression.range)
  }

  mutating func computedText(
    _ code: String, beginningWith base: String?, at range: TextRange
  ) -> Hole {
    var hole = Hole(text(of: range), .changes, at: range, name: "text")
    let path = base.map { $0 == "data" ? "data.text" : $0 + "Text" } ?? "data.text"
    let made = ViewReading.Text(code: code, base: base ?? "data")
    // Other texts that begin with the same name are other fields.
    var (candidate, number) = (path, 1)
    while let other = run.around.views.texts[candidate], other != made {
      number += 1
      candidate = path + "\(number)"
    }
    run.around.views.texts[candidate] = made
    (hole.dataPath, hole.type) = (candidate, "String")
    return hole
  }

  /// What tells what code makes from other things: the code and the known values in it.
  mutating func identity(of expression: SwiftExpression) throws -> String {
    var identity = text(of: expression.range)
    for leaf in expression.readLeaves {
      var part = leaf
      while true {
        if let value = try? evaluate(part) {
          if case .hole(let hole) = value { identity += " " + hole.key }
          identity += try self.identity(of: value).map { " " + $0 } ?? ""
        }
        // What a known value makes may be another text for another value.
        guard case .member(let base, _, _) = part.form else { break }
        part = base
      }
    }
    return identity
  }

  /// The path of the first name in a computed text.
  private mutating func firstName(in expression: SwiftExpression) -> String? {
    for part in expression.leaves {
      if case .member(let base, let name, _) = part.form {
        if Self.textMembers.contains(name) {
          if let inner = firstName(in: base) { return inner }
          continue
        }
        if case .hole(let hole)? = try? evaluate(part), let path = hole.dataPath,
          run.around.views.texts[path] == nil
        {
          return path
        }
        if case .hole(let hole)? = try? evaluate(base), let path = hole.dataPath {
          // A list and a text have no fields in the data.
          return hole.hasPlainData ? path : path + "." + NameTable.word(name)
        }
        if let inner = firstName(in: base) { return inner }
        return "data." + NameTable.word(name)
      }
      guard case .name(let name, _) = part.form else { continue }
      let plain = NameTable.word(name.first == "$" ? "value" : name)
      if case .hole(let hole)? = try? self.name(name, at: part.range), let path = hole.dataPath {
        if let text = run.around.views.texts[path] { return text.base }
        return path.hasPrefix("data") || path.contains(".") ? path : path + "." + plain
      }
      if name == "self" || name.first?.isUppercase == true { continue }
      return "data." + plain
    }
    return nil
  }

  /// `Text + Text`: joined where both are known.
  mutating func joinedTexts(
    _ left: ViewElement, _ right: ViewElement, _ whole: SwiftExpression
  ) -> SwiftValue {
    guard case .text(let a) = left.form, case .text(let b) = right.form, left.font == right.font,
      left.modifiers.isEmpty, right.modifiers.isEmpty, ![a, b].contains(where: \.isNumber)
    else { return .views([lostView(whole.range, .lost)]) }
    var joined = left
    if case .string(let a) = a, case .string(let b) = b {
      joined.form = .text(.string(a + b))
    } else {
      let paths = [a, b].compactMap { value -> String? in
        if case .hole(let hole) = value { hole.dataPath } else { nil }
      }
      let base = paths.first.map { run.around.views.texts[$0]?.base ?? $0 }
      let code = text(of: whole.range) + " " + paths.joined(separator: " ")
      joined.form = .text(.hole(computedText(code, beginningWith: base, at: whole.range)))
    }
    return .views([joined])
  }
}

extension SwiftExpression {
  /// What of the names and chains of members is no text that another one gives.
  fileprivate var readLeaves: [SwiftExpression] {
    leaves.map { leaf in
      var part = leaf
      while case .member(let base, let name, _) = part.form, Evaluator.textMembers.contains(name) {
        part = base
      }
      return part
    }
  }

  /// Whether it is read of what stands in front of a `?`, and is missing where that is.
  fileprivate var isChained: Bool {
    switch form {
    case .optionalChain: true
    case .member(let base, _, _), .call(let base, _), .subscripted(let base, _): base.isChained
    default: false
    }
  }

  /// The names and chains of members in it, in the order of the text.
  fileprivate var leaves: [SwiftExpression] {
    switch form {
    case .name, .member: [self]
    case .string(let literal):
      literal.pieces.flatMap { piece -> [SwiftExpression] in
        guard case .interpolation(let arguments) = piece else { return [] }
        return arguments.flatMap(\.value.leaves)
      }
    case .call(let callee, let arguments):
      callee.leavesOfCallee + arguments.flatMap(\.value.leaves)
    case .subscripted(let base, let arguments): base.leaves + arguments.flatMap(\.value.leaves)
    case .optionalChain(let base), .forced(let base), .tried(let base), .prefix(_, let base),
      .postfix(let base, _), .cast(let base, _, _):
      base.leaves
    case .binary(_, let left, let right): left.leaves + right.leaves
    case .ternary(let condition, let left, let right):
      condition.leaves + left.leaves + right.leaves
    case .tuple(let parts): parts.flatMap(\.value.leaves)
    default: []
    }
  }

  private var leavesOfCallee: [SwiftExpression] {
    switch form {
    case .member(let base, _, _): base.leaves
    default: []
    }
  }
}

extension Hole {
  /// Whether the data has no fields in it.
  fileprivate var hasPlainData: Bool {
    guard let type = plainType else { return false }
    if type == "Date" { return true }
    return Evaluator.plainTypes.contains(type) || type.hasPrefix("[") || type.hasPrefix("Set<")
  }
}
