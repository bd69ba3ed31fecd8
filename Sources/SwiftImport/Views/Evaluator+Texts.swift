internal import LayoutSwiftSource
internal import LayoutText

/// What `Text` shows.
extension Evaluator {
  mutating func text(_ call: ViewCall) throws -> SwiftValue {
    guard let first = call.arguments.first else { return .views([lostView(call.range, .lost)]) }
    if let number = try shownNumber(first.value) {
      return .views([ViewElement(.text(.number(number)), at: call.range)])
    }
    var value =
      first.label == nil
      ? try shownText(first.value) : try evaluate(first.value, expecting: "String")
    if case .views = value, first.value.isImage { return .views([lostView(call.range, .lost)]) }
    let isStyled = value.isStyledText
    let isPlain = first.label == nil && call.arguments.count == 1 || first.label == "verbatim"
    if first.label != nil, first.label != "verbatim" {
      value = .hole(hole(.foreign, first.value, name: "text"))
    } else if !isPlain,
      call.arguments.dropFirst().contains(where: { !Self.bundleLabels.contains($0.label ?? "") })
    {
      value = .hole(hole(.lost, first.value, name: "text"))
    }
    // A date is another text in another style.
    let code = isPlain ? first.value : SwiftExpression(.tuple(call.arguments), at: call.range)
    var shown = texts(value, code, at: call.range)
    if isStyled {
      let fonts = hole(.lost, first.value, name: "fonts")
      shown = shown.adding(ViewModifier(form: .hole(fonts), origin: call.range))
    }
    return .views(
      first.label == "verbatim" ? shown : markingMarkdown(shown, of: value, first.value))
  }

  /// What a key shows: nothing that is known where the locale decides how a number in it is written.
  mutating func shownText(_ key: SwiftExpression) throws -> SwiftValue {
    try hasThousands(key)
      ? .hole(hole(.changes, key, name: "text")) : try evaluate(key, expecting: "String")
  }

  /// Whether a number in a literal is written with signs between its thousands, as the locale has them.
  mutating func hasThousands(_ expression: SwiftExpression) throws -> Bool {
    guard case .string(let literal)? = expression.keyLiteral?.form else { return false }
    return try literal.pieces.contains { piece in
      guard case .interpolation(let arguments) = piece, arguments.count == 1,
        case .number(let number) = try evaluate(arguments[0].value),
        let constant = number.real.constant
      else { return false }
      return abs(constant) >= 1000
    }
  }

  /// `**bold**` in the literal of a key is set in bold, which texts of the language cannot be in part.
  mutating func markingMarkdown(
    _ texts: [ViewElement], of value: SwiftValue, _ expression: SwiftExpression
  ) -> [ViewElement] {
    var range = expression.range
    if let literal = expression.keyLiteral {
      range = literal.range
      guard text(of: range).hasMarkdown else { return texts }
    } else {
      guard case .string(let text) = value, text.hasMarkdown,
        declared(expression)?.type == "LocalizedStringKey"
      else { return texts }
    }
    let hole = Hole(text(of: range), .lost, at: range, name: "markdown")
    return texts.adding(ViewModifier(form: .hole(hole), origin: range))
  }

  /// The number that a text shows: a whole one alone in a string, or any as generated code writes it.
  private mutating func shownNumber(_ expression: SwiftExpression) throws -> Number? {
    switch expression.form {
    case .string(let literal):
      guard literal.pieces.count == 1, case .interpolation(let arguments)? = literal.pieces.first,
        arguments.count == 1, case .number(let number) = try evaluate(arguments[0].value),
        number.kind == .whole || number.kind == .open && !text(of: expression.range).contains(".")
      else { return nil }
      let whole = number.converted(to: .whole)
      // What is not known may have thousands.
      let isShort = !run.around.views.loops.contains {
        $0.form == .thousands && $0.isRead(in: whole.term.key)
      }
      let isShown = program.isGenerated(expression.range) || whole.term.readsLoop && isShort
      return isShown || whole.term.constant.map { abs($0) < 1000 } ?? false ? whole : nil
    case .call(let callee, _):
      guard case .member(let base, "formatted", _) = callee.form,
        program.isGenerated(expression.range), case .number(let number) = try evaluate(base)
      else { return nil }
      return number
    default: return nil
    }
  }

  private static let bundleLabels: Set = ["tableName", "bundle", "comment"]

  /// The texts that show `value`, each case of a choice its own.
  mutating func texts(
    _ value: SwiftValue, _ expression: SwiftExpression, at range: TextRange
  ) -> [ViewElement] {
    switch value {
    case .choice(let condition, let left, let right):
      return [
        ViewElement(
          .branch(
            condition, texts(left, expression, at: range), texts(right, expression, at: range)),
          at: range)
      ]
    case .string: return [ViewElement(.text(value), at: range)]
    case .hole(let hole) where hole.dataPath != nil && hole.isText:
      let isMade = hole.dataPath.flatMap { run.around.views.texts[$0] } != nil
      if isMade, (try? isComputed(expression)) == true, let text = computedText(expression) {
        return [ViewElement(.text(.hole(text)), at: range)]
      }
      return [ViewElement(.text(value), at: range)]
    default:
      guard let hole = computedText(expression) else { return [lostView(range, .lost)] }
      return [ViewElement(.text(.hole(hole)), at: range)]
    }
  }
}

extension SwiftExpression {
  /// Whether it makes an image.
  fileprivate var isImage: Bool {
    guard case .call(let callee, _) = form, case .name("Image", _) = callee.form else {
      return false
    }
    return true
  }

  /// The literal that it is, or that it makes a key of.
  fileprivate var keyLiteral: SwiftExpression? {
    switch form {
    case .string: return self
    case .call(let callee, let arguments) where arguments.count == 1 && arguments[0].label == nil:
      switch callee.form {
      case .implicitMember("init"), .name("LocalizedStringKey", _):
        return arguments[0].value.keyLiteral
      default: return nil
      }
    default: return nil
    }
  }
}

extension SwiftValue {
  /// Whether it is a text with fonts of its own.
  fileprivate var isStyledText: Bool {
    switch self {
    case .hole(let hole):
      ["AttributedString", "NSAttributedString"].contains(hole.plainType)
    case .choice(_, let left, let right): left.isStyledText || right.isStyledText
    default: false
    }
  }
}

extension Hole {
  /// Whether its declared type may be shown as it is.
  fileprivate var isText: Bool {
    ["String", "LocalizedStringKey", "Substring", "LocalizedStringResource", nil].contains(
      plainType)
  }
}

extension String {
  /// Whether Markdown reads marks in it: `**bold**`, `_slanted_`, `~~gone~~`, `[name](address)`.
  fileprivate var hasMarkdown: Bool {
    if holds("](") { return true }
    let bytes = Array(utf8)
    return "*_`~".utf8.contains { mark in
      var isOpen = false
      var index = 1
      while index < bytes.count - 1 {
        let start = index
        while index < bytes.count - 1, bytes[index] == mark { index += 1 }
        if start == index {
          index += 1
          continue
        }
        // A mark that stands alone is a sign, and so is one in a name.
        if isOpen, bytes[start - 1] != UInt8(ascii: " ") { return true }
        let isInWord = mark == UInt8(ascii: "_") && bytes[start - 1].isWordByte
        isOpen = isOpen || bytes[index] != UInt8(ascii: " ") && !isInWord
      }
      return false
    }
  }
}
