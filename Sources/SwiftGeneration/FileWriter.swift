internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// Writes the Swift of one file.
struct FileWriter {
  private var facts: ProgramFacts
  private let program: CheckedProgram
  private let options: SwiftOptions
  private let fileName: String

  init(_ program: CheckedProgram, _ options: SwiftOptions) {
    (self.program, self.options) = (program, options)
    facts = ProgramFacts(program, options)
    fileName = program.source.name.lastPathComponent
    nameTopLevel()
    readTopLevel()
  }

  /// What is known once all layouts are written.
  private struct Written {
    var layouts: [String] = []
    var views: [String] = []
    var uses: Set<Symbol> = []
    var known = KnownUses()
    var diagnostics: [Diagnostic] = []
  }

  /// The file's text, and what is wrong with it.
  mutating func file() -> (text: String, diagnostics: [Diagnostic]) {
    // The names that a function avoids are those it uses, which only writing it shows.
    var first = write(nil)
    renameHelpers(first)
    first.known.fileNames = fileNames(of: first)
    let second = write(first.known)
    var text = Self.header(fileName)
    if !second.views.isEmpty { text += "import SwiftUI\n" }
    if second.views.isEmpty || !layouts.isEmpty { text += imports }
    let declarations = topLevelText(second.uses)
    if !declarations.isEmpty { text += "\n" + declarations }
    for layout in second.layouts { text += "\n" + layout }
    if !second.views.isEmpty {
      text += "\n// MARK: - Contents\n\n" + second.views.joined(separator: "\n")
    }
    let helpers = helperText(second.uses)
    if !helpers.isEmpty { text += "\n// MARK: - Helpers\n" + helpers }
    return (text, (second.diagnostics + fileDiagnostics).inOrder.withNotesOnce)
  }

  private func write(_ known: KnownUses?) -> Written {
    var written = Written()
    var types: [String: TextRange] = [:]
    for index in layouts {
      let element = program.elements[index]
      let typeName = layoutTypeName(of: element, in: fileName)
      if let other = types[typeName] {
        written.diagnostics.append(.sameTypeName(typeName, at: element.nameRange, other: other))
      }
      types[typeName] = element.nameRange
      var writer = LayoutTypeWriter(index, facts, named: typeName, known)
      let text = writer.text()
      let title = element.name ?? fileName.withoutSuffix
      written.layouts.append("// MARK: - \(title.printable)\n\n" + text)
      written.uses.formUnion(writer.uses)
      written.known.functions.merge(writer.functionUses) { $0.union($1) }
      written.known.needed.formUnion(writer.needed)
      written.known.parameters.formUnion(writer.parameters)
      written.diagnostics += writer.diagnostics
    }
    if options.contents == .swiftUI { writeViews(&written, avoiding: Set(types.keys)) }
    return written
  }

  /// Adds the views for contents, in the order of the file, and those of the file behind them.
  private func writeViews(_ written: inout Written, avoiding types: Set<String>) {
    var writer = ViewWriter(facts, avoiding: types)
    for index in layouts {
      writer.addLayout(index, called: program.elements[index].name ?? fileName.withoutSuffix)
    }
    for index in views { writer.addView(index, in: fileName) }
    written.views = writer.text
    written.uses.formUnion(writer.uses)
    written.diagnostics += writer.diagnostics
  }

  private func isWanted(_ index: Int) -> Bool {
    guard let names = options.names else { return true }
    return program.elements[index].name.map(names.contains) ?? false
  }

  private var layouts: [Int] {
    program.topElements(of: ElementKind(Layout.vocabulary)).filter(isWanted)
  }

  private var views: [Int] {
    program.topElements(of: ElementKind(View.vocabulary)).filter(isWanted)
  }

  /// What concerns the whole file.
  private var fileDiagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    if options.platform.hasAppKit { found += traits }
    let filled = layouts.flatMap { contents(in: program.elements[$0].body) }
    guard options.contents == .skipped else {
      guard options.target < 16, let first = filled.first ?? views.first else { return found }
      return found + [.contentsBefore16(at: program.elements[first].range)]
    }
    if let view = views.first {
      let range = program.elements[view].range
      found.append(layouts.isEmpty ? .nothingToGenerate(at: range) : .viewSkipped(at: range))
    }
    if let first = filled.first {
      found.append(.contentsSkipped(filled.count, at: program.elements[first].range))
    }
    return found
  }

  /// Reports the traits that the file reads: AppKit has none.
  private var traits: [Diagnostic] {
    program.expressions.nodes.indices.compactMap { index in
      guard case .input(let input) = program.expressions.nodes[index],
        Input.all[input].bit & Input.ofSystem != 0
      else { return nil }
      let range = program.range(of: ExpressionID(index))
      return .notInAppKit("`traits`", at: range)
    }
  }

  /// The elements with contents below `body`.
  private func contents(in body: [CheckedStatement]) -> [Int] {
    body.flatMap(\.elements).flatMap { index -> [Int] in
      let element = program.elements[index]
      if element.kind.traits.contains(.isContent) { return [] }
      return (element.holdsContents ? [index] : []) + contents(in: element.body)
    }
  }
}

extension FileWriter {
  static func header(_ name: String) -> String {
    "// Generated by layoutc from \(name.printable). Do not edit: change that file instead.\n"
      + "// swift-format-ignore-file\n// swiftlint:disable all\n\n"
  }

  private var imports: String {
    switch options.platform {
    case .iOS: "import UIKit\n"
    case .macOS: "import AppKit\n"
    case .both: HelperText.bothImports
    }
  }

  /// Names the declarations at the tops of the files that are used, each once.
  private mutating func nameTopLevel() {
    // A constant called `Self` would hide the keyword in every file of the module.
    var names = Names(FunctionWriter.reserved.union(["layout", "inOrder", "kind", "Self", "self"]))
    // The initializer takes a closure of the first name; the others are the type's own.
    var parameters = Names([
      "itemCount", "self", "Self", "deinit", "section", "Kind", "Section", "precondition",
    ])
    names.reserve(Names.ofTypes)
    names.reserve(Helper.types + Helper.allCases.filter(\.isType).map(\.name))
    names.reserve(["precondition"])
    parameters.reserve(Names.ofTypes)
    if options.contents == .swiftUI {
      names.reserve(Names.ofViews)
      parameters.reserve(Names.ofViews)
    }
    // Of two parameters of one name that which `set` means has the name itself.
    let used = program.names.declarations.filter(isUsed)
    let meant = used.filter { program.names.parameters[program[$0].name]?.only == $0 }
    for id in meant + used.filter({ !meant.contains($0) }) {
      let binding = program[id]
      facts.names[id] =
        binding.parameter == nil ? names.take(binding.name) : parameters.take(binding.name)
      names.reserve([binding.name])
    }
  }

  private func isUsed(_ id: BindingID) -> Bool {
    program.names.used.contains(program[id].nameRange.lowerBound)
  }

  /// Notes what the values of the file's `let`s read.
  private mutating func readTopLevel() {
    for id in program.names.declarations where program[id].parameter == nil {
      let kind = facts.kind(of: id)
      guard kind != .inline else { continue }
      let uses = topLevelValue(of: id, kind).uses
      facts.topUses[id] = uses.filter { symbol in
        switch symbol {
        case .environment, .index, .itemCount, .parameter: true
        case .local, .container, .binding, .helper, .measure, .view, .data, .turn: false
        }
      }
    }
  }

  private func topLevelValue(of id: BindingID, _ kind: ValueKind) -> Code {
    var expressions = ExpressionWriter(facts: facts)
    expressions.place = .file
    expressions.hidesFunctions = facts.hiddenFunctions
    let value = program[id].value
    return expressions.switchText(value, kind, isTyped: true)
      ?? expressions.value(of: value, as: kind, isTyped: true)
  }

  /// A member of a type hides a function of the file with its name.
  private mutating func renameHelpers(_ written: Written) {
    let parameters = Set(written.known.parameters.map { program[$0].name })
    for helper in Helper.allCases where parameters.contains(helper.name) {
      facts.helperNames[helper] = helper.name + "2"
    }
  }

  private func fileNames(of written: Written) -> Set<String> {
    var names: Set<String> = []
    for id in usedBindings(written.uses) { names.insert(facts.names[id] ?? program[id].name) }
    for helper in helpers(written.uses) { names.insert(facts.helperNames[helper] ?? helper.name) }
    return names
  }

  /// The `let`s of the files' tops that the layouts use, directly or not.
  private func usedBindings(_ uses: Set<Symbol>) -> [BindingID] {
    var found: Set<BindingID> = []
    var open = withParameters(uses)
    for id in program.names.declarations.reversed() where open.contains(.binding(id)) {
      found.insert(id)
      open.formUnion(topLevelValue(of: id, facts.kind(of: id)).uses)
    }
    return program.names.declarations.filter(found.contains)
  }

  /// The same with what the defaults and ranges of the parameters use.
  private func withParameters(_ uses: Set<Symbol>) -> Set<Symbol> {
    uses.reduce(into: uses) { all, symbol in
      if case .parameter(let id) = symbol { all.formUnion(parameterUses(id)) }
    }
  }

  private func parameterUses(_ id: BindingID) -> Set<Symbol> {
    var expressions = ExpressionWriter(facts: facts)
    expressions.place = .file
    let kind = facts.kind(of: id)
    var ids = [program[id].value]
    if case .range(let from, let to, _)? = program[id].parameter?.range {
      ids += [from, to].compactMap { $0 }
    }
    return ids.reduce(into: []) { $0.formUnion(expressions.value(of: $1, as: kind).uses) }
  }

  private func topLevelText(_ uses: Set<Symbol>) -> String {
    usedBindings(uses).map(topLevelText).joined(separator: "\n")
  }

  private func topLevelText(_ id: BindingID) -> String {
    let kind = facts.kind(of: id)
    let name = (facts.names[id] ?? program[id].name).escaped
    let comment = program.documentation(before: program[id].nameRange)
    let value = topLevelValue(of: id, kind)
    let arguments = facts.arguments(for: facts.topUses[id] ?? [])
    let isMainActor =
      kind.holdsDimensions
      || value.uses.contains { if case .helper = $0 { true } else { false } }
    let lines = CutParts.lines(of: value.text, facts.freeNames)
    let body = lines.joined(separator: "\n").indented(by: "    ")
    guard !arguments.isEmpty else {
      let actor = isMainActor ? "@MainActor " : ""
      let start = "\(comment)\(actor)private let \(name): \(kind.swiftName) = "
      return start + (lines.count > 1 ? "{\n\(body)\n}()" : lines[0]) + "\n"
    }
    let list = arguments.map(argument).joined(separator: ", ")
    return "\(comment)@MainActor private func \(name)(\(list)) -> \(kind.swiftName) {\n"
      + body + "\n}\n"
  }

  private func argument(_ symbol: Symbol) -> String {
    switch symbol {
    case .index: "_ index: Int"
    case .itemCount: "_ itemCount: Int"
    case .parameter(let id):
      "_ \((facts.names[id] ?? program[id].name).escaped): \(facts.kind(of: id).swiftName)"
    case .environment, .local, .container, .binding, .helper, .measure, .view, .data, .turn:
      LayoutTypeWriter.environment
    }
  }

  private func helpers(_ uses: Set<Symbol>) -> [Helper] {
    var found: Set<Helper> = []
    var all = withParameters(uses)
    for id in usedBindings(uses) {
      all.formUnion(topLevelValue(of: id, facts.kind(of: id)).uses)
    }
    for case .helper(let helper) in all {
      found.insert(helper)
      found.formUnion(helper.needs)
    }
    if found.contains(.repeatingTile) { found.remove(.tile) }
    return Helper.allCases.filter(found.contains)
  }

  private func helperText(_ uses: Set<Symbol>) -> String {
    var hidden = facts.hiddenFunctions
    if layouts.contains(where: {
      layoutTypeName(of: program.elements[$0], in: fileName) == HelperText.layoutProtocol
    }) {
      hidden.insert(HelperText.layoutProtocol)
    }
    return helpers(uses).map { helper in
      "\n" + HelperText.text(of: helper, facts.helperNames, options, hidden: hidden)
    }.joined()
  }
}

/// The name of a layout's type.
///
/// - Source: `swift.md` 3.
func layoutTypeName(of layout: CheckedElement, in fileName: String) -> String {
  let word = "layout"
  let name = (layout.name ?? fileName.withoutSuffix).identifier(or: word).uppercasedFirst
  return name.hasSuffix("Layout") ? name : name + "Layout"
}

extension String {
  /// What stands behind the last slash.
  var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }

  /// Without `.layout`.
  var withoutSuffix: String { hasSuffix(".layout") ? String(dropLast(7)) : self }
}
