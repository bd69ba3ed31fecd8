internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// A word of the expected enumeration, an input, or a binding.
  mutating func name(_ syntax: NameSyntax, words: Enumeration?) -> ExpressionID {
    let parts = syntax.words
    guard let first = parts.first else { return fault(at: syntax.range) }
    let text = parts.dropFirst().reduce(into: first.text) { $0 += "." + $1.text }
    if parts.count == 1, let words, !words.isEvery, words.words.contains(text) {
      var inference = TypeInference(.word)
      inference.enumeration = words
      return add(.constant(.word(text)), inference, at: syntax.range)
    }
    if let index = Input.all.firstIndex(where: { $0.name == text }) {
      return input(index, at: syntax.range)
    }
    if parts.count == 1, let binding = file.scope.binding(text, at: syntax.range.lowerBound) {
      return use(binding, at: syntax.range)
    }
    if parts.count == 1, let bindings = file.imported[text] {
      return use(bindings, called: text, at: syntax.range)
    }
    if parts.count > 1, let id = member(of: first, syntax) { return id }
    // Of which enumeration it is, its reader will ask.
    if parts.count == 1, let words, words.isEvery, words.words.contains(text) {
      return add(.constant(.word(text)), TypeInference(.word), at: syntax.range)
    }
    reportUnknown(
      text, first: first, words: words.flatMap { $0.isEvery ? nil : $0 }, at: syntax.range)
    return fault(at: syntax.range)
  }

  /// Whether `text` is the name of a value there.
  func isName(_ text: String, at range: TextRange) -> Bool {
    file.scope.binding(text, at: range.lowerBound) != nil || file.imported[text] != nil
  }

  mutating func input(_ index: Int, at range: TextRange) -> ExpressionID {
    let input = Input.all[index]
    var inference = TypeInference(input.type)
    inference.enumeration = input.enumeration
    inference.isData = input.scope == .contents
    inference.inputs = 1 << UInt32(index)
    guard canAsk(input) else {
      report(.inputOutOfPlace(input, at: range))
      return fault(at: range)
    }
    return add(.input(index), inference, at: range)
  }

  private func canAsk(_ input: Input) -> Bool {
    guard let inputs = context.inputs else { return true }
    return inputs.contains(InputAccess(input.scope))
  }

  mutating func use(_ id: BindingID, at range: TextRange) -> ExpressionID {
    let binding = checked[id]
    checked.names.used.insert(binding.nameRange.lowerBound)
    var inference = binding.type
    inference.depth += 1
    if inference.type.isFault { return fault(at: range) }
    for (index, input) in Input.all.enumerated() where inference.inputs & (1 << UInt32(index)) != 0
    {
      guard canAsk(input) else {
        report(
          .inputOutOfPlace(input, at: range).pointing(at: binding.nameRange, "reads it"))
        return fault(at: range)
      }
    }
    return add(.binding(id), inference, at: range)
  }

  private mutating func reportUnknown(
    _ text: String, first: NameToken, words: Enumeration?, at range: TextRange
  ) {
    if let words {
      let last = text.split(separator: ".").last.map(String.init) ?? text
      let ours = last.exchanging("Left", for: "Leading").exchanging("Right", for: "Trailing")
        .exchanging("left", for: "leading").exchanging("right", for: "trailing")
      if words.words.contains(ours) {
        report(.unknownWord(text, meant: ([ours], words.words), at: range))
        return
      }
      report(.unknownWord(text, meant: meanings(of: text) { _ in words.words }, at: range))
    } else if let later = laterBinding(text, than: range) {
      report(.usedBeforeItsLine(text, at: range, declared: later))
    } else if let foreign = foreignName(text, at: range) {
      report(foreign)
    } else if file.imported.areIncomplete {
      // It may be what could not be read.
      return
    } else if let far = unreachedDeclaration(of: text) {
      report(.notPassedOn(text, at: range, declared: far, in: checked.sources))
    } else if let function = Function.all.first(where: { $0.name == text }) {
      report(.uncalledFunction(function, at: range))
    } else {
      let inputs = Input.all.map(\.name).filter { $0.hasSuffix("." + text) }
      let meant =
        inputs.isEmpty
        ? meanings(of: text) {
          $0.file.scope.names + $0.file.imported.names + Input.all.map(\.name)
        }.likely
        : inputs
      report(.unknownName(text, meant: meant, at: range))
    }
  }

  /// Where a name is declared that holds around `use` and is not known there yet.
  private mutating func laterBinding(_ name: String, than use: TextRange) -> TextRange? {
    file.declarations[name]?.first {
      $0.range.lowerBound > use.lowerBound && $0.block.holds(use)
    }?.range
  }
}

/// A name and the block it is declared in.
struct Declaration {
  let name: String
  let range: TextRange
  let block: TextRange
}

extension SyntaxTree {
  /// Every `let` and `param` of the file.
  var declarations: [Declaration] {
    var found: [Declaration] = []
    for id in 0..<nodeCount where self[id].kind == .block || self[id].kind == .file {
      let block = self[id]
      for statement in block.children.compactMap(StatementSyntax.init) {
        guard let name = statement.declaredName else { continue }
        found.append(Declaration(name: name.text, range: name.range, block: block.range))
      }
    }
    return found
  }
}
