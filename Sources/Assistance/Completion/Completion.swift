internal import LayoutChecking
package import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// What may be typed at `offset`, and the range of the word there, all of it.
///
/// - Complexity: O(*n*) in the tokens of the file.
package func completions(
  at offset: Int, in compilation: Compilation,
  besides surroundings: CompletionSurroundings = CompletionSurroundings()
) -> (items: [CompletionItem], range: TextRange) {
  let question = CompletionQuestion(
    place: CompletionPlace(at: offset, in: compilation.tree), compilation: compilation,
    surroundings: surroundings)
  return (question.items, question.place.range)
}

/// A place, and the file that it is in.
struct CompletionQuestion {
  let place: CompletionPlace
  let compilation: Compilation
  let surroundings: CompletionSurroundings

  /// The path of a file, relative to the folder that holds it.
  func shown(_ file: SourceText) -> String { file.name.shown(in: surroundings.folders) }

  fileprivate var items: [CompletionItem] {
    switch place.kind {
    case .nothing: []
    case .statement: statements
    case .definition: definitions + foreignDefinitions(surroundings.definitions())
    case .value(let property): values(of: property)
    case .expression: sizes + operands() + clauses
    case .member(let path): members(of: path)
    case .input(let words):
      words.map { CompletionItem(label: $0, kind: .word, rank: 0) } + operands(of: .word)
    case .file(let suffixes, let typed):
      entries(of: surroundings.files(suffixes), behind: typed)
    case .device:
      devices
    }
  }

  /// The devices, with their sizes in portrait.
  var devices: [CompletionItem] {
    Device.whole.map { device in
      CompletionItem(
        label: device.name, kind: .device,
        detail: "\(device.portrait.size.shown) @\(device.scale.shown)", rank: 2)
    }
  }

  /// The elements, properties and keywords that may begin a statement.
  private var statements: [CompletionItem] {
    let kinds = place.owner.map { $0.slots.map(\.kind) } ?? ElementKind.all
    var seen: Set<String> = []
    let elements = kinds.filter { seen.insert($0.name).inserted }.map { kind in
      CompletionItem(
        label: kind.name, kind: .element, detail: kind.form(), documentation: kind.words.summary,
        snippet: kind.snippet, aliases: kind.words.foreign, rank: 1)
    }
    let properties = (place.owner?.properties ?? []).filter { !place.written.contains($0.name) }
      .map { property in
        let standard = property.standard.isEmpty ? "" : " = \(property.standard)"
        return CompletionItem(
          label: property.name, kind: .property, detail: property.form.name + standard,
          documentation: property.page, text: property.name + ": ",
          aliases: property.uikitNames + property.swiftUINames, rank: 2)
      }
    return elements + properties + measured
      + keywords.map { word, form in
        CompletionItem(
          label: "\(word.reservedWord)", kind: .keyword, detail: "\(word.reservedWord) \(form)",
          text: "\(word.reservedWord) ", rank: 6)
      }
  }

  /// The reserved words that may begin a statement, and what follows them.
  private var keywords: [(Token.Kind, form: String)] {
    let everywhere: [(Token.Kind, String)] = [
      (.useWord, "definition(value …)"), (.letWord, "name = value"),
      (.ifWord, "condition { … }"), (.forWord, "name in first...last { … }"),
    ]
    guard place.isAtTop else { return everywhere }
    return everywhere + [
      (.defineWord, "name(parameter …) { … }"), (.paramWord, "name in low...high = value"),
      (.importWord, "\"file.layout\""),
    ]
  }

  /// In a block whose properties are named after elements, those that have a size of their own.
  private var measured: [CompletionItem] {
    guard place.owner?.namedProperties != nil else { return [] }
    var seen = place.written
    return compilation.program.elements.compactMap { element in
      let name = element.name ?? element.kind.name
      guard element.kind.traits.contains(.hasContents), seen.insert(name).inserted else {
        return nil
      }
      return CompletionItem(
        label: name, kind: .name, detail: element.kind.name, text: name + ": ", rank: 1)
    }
  }

  /// The clauses behind a size.
  private var clauses: [CompletionItem] {
    guard place.isInHeader else { return [] }
    return ClauseWord.allCases.map {
      CompletionItem(label: $0.rawValue, kind: .keyword, text: $0.rawValue + " ", rank: 6)
    }
  }

  /// The lengths that sizes begin with.
  private var sizes: [CompletionItem] {
    guard place.isInSize else { return [] }
    return [("1w", "${1:1}w"), ("1h", "${1:1}h"), ("~44", "~${1:44}")].map { text, snippet in
      CompletionItem(label: text, kind: .snippet, snippet: snippet, rank: 1)
    }
  }

  /// Files and the folders that lead to them, as far as they begin with `typed`.
  private func entries(of paths: [String], behind typed: String) -> [CompletionItem] {
    let fitting = paths.filter { $0.hasPrefix(typed) }.sorted()
    var folders: [String] = []
    for path in fitting {
      let rest = path.dropFirst(typed.count)
      guard let slash = rest.firstIndex(of: "/") else { continue }
      let folder = typed + rest[...slash]
      if folders.last != folder { folders.append(folder) }
    }
    return folders.map { CompletionItem(label: $0, kind: .folder, rank: 6) }
      + fitting.map { CompletionItem(label: $0, kind: .file, rank: $0.contains("/") ? 5 : 4) }
  }
}

extension ElementKind {
  /// Its header and block with places to fill in.
  fileprivate var snippet: String {
    var text = name
    var place = 1
    let hasSize =
      header.size == .required || header.size == .optional && traits.contains(.takesData)
    if header.name == .required || header.name == .optional && hasSize {
      text += " ${\(place):name}"
      place += 1
    }
    if hasSize { text += " ${\(place):1w} x ${\(place + 1):44}" }
    let isLeaf = slots.isEmpty && header.size == .required
    return isLeaf ? text + "$0" : text + " {\n\t$0\n}"
  }
}
