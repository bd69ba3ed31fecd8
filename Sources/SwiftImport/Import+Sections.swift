internal import LayoutSwiftSource
internal import LayoutText

extension Importer {
  /// A piece of code that makes sections, and these.
  private typealias Made = (root: Root, sections: [ImportedSection])

  /// Imports the sections of functions and closures that no layout has reached; all of one type are one
  /// layout.
  mutating func runSectionRoots(_ roots: [Root]) {
    var found: [Made] = []
    var called: Set<Int> = []
    var setups: [Root] = []
    let makers = roots.filter {
      $0.roles.contains(.returnsSection) && !$0.roles.contains(.makesLayout)
    }
    for root in makers where !reached.contains(root.mark) {
      var evaluator = newEvaluator(for: root.file)
      defer { count(evaluator) }
      do {
        var sections = try evaluator.kinds(at: root.range) { evaluator in
          let value = try evaluator.runRoot(root)
          try evaluator.layOutCustomGroups()
          return value
        }
        holes = evaluator.holes
        called.formUnion(evaluator.run.called.subtracting([root.mark]))
        // What only sets up a section makes none.
        sections.removeAll { $0.isGiven(to: root) }
        if sections.isEmpty { setups.append(root) }
        for index in sections.indices where sections.count == 1 {
          sections[index].name = ""
        }
        found.append((root, sections))
      } catch { fail(error, root) }
    }
    found.removeAll { called.contains($0.root.mark) }
    for root in setups where !called.contains(root.mark) {
      guard case .function(let callable) = root.code, !callable.isLeftToOthers else { continue }
      diagnostics.append(.unusedPiece(root.name, at: callable.function.nameRange))
    }
    found += closureSections(outside: roots)
    var order: [String] = []
    var groups: [String: [Made]] = [:]
    for item in found {
      let key = item.root.type ?? "\(item.root.file)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(item)
    }
    for key in order {
      // In the order of the text.
      let items = (groups[key] ?? []).enumerated().sorted {
        ($0.element.root.range.lowerBound, $0.offset) < (
          $1.element.root.range.lowerBound, $1.offset
        )
      }
      layouts.append(layout(of: items.map(\.element)))
    }
  }

  private func layout(of items: [Made]) -> ImportedLayout {
    var sections: [ImportedSection] = []
    for item in items {
      for var section in item.sections {
        if section.name.isEmpty {
          section.name = ImportedNames.made(by: item.root.name) ?? ""
          section.documentation = documentation(of: item.root)
        }
        sections.append(section)
      }
    }
    let root = items[0].root
    var layout = ImportedLayout(
      name: "", configuration: nil, store: Store(), sections: sections, losses: [],
      origin: root.range, function: (root.type.map { $0.withoutFiles + "." } ?? "") + root.name)
    layout.isCollection = items.count > 1
    return layout
  }

  // MARK: Closures

  /// The sections that closures make in code that is no root, where they are given to code that is not
  /// in the files.
  private mutating func closureSections(outside roots: [Root]) -> [Made] {
    var found: [Made] = []
    for number in request.range {
      let file = program.files[number]
      guard !file.isGenerated, file.source[file.source.range].holds(Framework.section) else {
        continue
      }
      for member in program.members(of: file, number) {
        guard !roots.contains(where: { $0.range.overlaps(member.range) }) else { continue }
        let places = member.sectionClosures(in: file.source)
        guard !places.isEmpty, !reached.contains(member.root.mark) else { continue }
        found += sections(of: places, in: member.root) + missingSections(beside: places, in: member)
      }
    }
    return found
  }

  /// Sections that other branches return of the function that returns closures which make some: code that
  /// is not in the files makes them.
  private func missingSections(beside closures: [SwiftExpression], in member: Member) -> [Made] {
    let returned = member.blocks.flatMap(\.returned).compactMap(\.self)
    func isMade(_ expression: SwiftExpression) -> Bool {
      closures.contains { expression.range.contains($0.range) }
    }
    guard returned.contains(where: isMade) else { return [] }
    let others = returned.filter { expression in
      if case .nilLiteral = expression.form { return false }
      return !isMade(expression)
    }
    return others.map { expression in
      let range = expression.range
      let hole = Hole(program.text(of: range), .lost, at: range, name: "section")
      let section = ImportedSection(
        name: "section", value: .hole(hole), store: Store(), losses: [], origin: range)
      return (member.root, [section])
    }
  }

  private mutating func sections(of closures: [SwiftExpression], in root: Root) -> [Made] {
    var reader = newEvaluator(for: root.file)
    reader.run.around.closures.asked = closures.map(\.range)
    _ = try? reader.runRoot(root)
    count(reader)
    holes = reader.holes
    let reached = reader.run.around.closures.reached
    return closures.compactMap { closure in
      let place = closure.range
      var evaluator = reached[place.lowerBound]?.value.evaluator ?? newEvaluator(for: root.file)
      var known = reached[place.lowerBound]?.value.function
      if known == nil {
        evaluator.scope = evaluator.rootScope(root)
        if case .function(let function)? = try? evaluator.evaluate(closure) { known = function }
      }
      guard let function = known else { return nil }
      evaluator.run.around.closures = ClosureReading()
      evaluator.holes.add(holes)
      evaluator.run.steps = steps(of: root.file)
      defer { count(evaluator) }
      let arguments = evaluator.openArguments(of: function, at: place)
      guard
        var sections = try? evaluator.kinds(
          at: place,
          { evaluator in
            let value = try evaluator.call(
              function, arguments, at: place, result: Framework.section + "?")
            try evaluator.layOutCustomGroups()
            return value
          }),
        sections.contains(where: { !$0.value.objectIDs.isEmpty })
      else { return nil }
      holes = evaluator.holes
      for index in sections.indices where sections.count == 1 { sections[index].name = "" }
      return (root, sections)
    }
  }
}

extension ImportedSection {
  /// Whether it is the section that a method is called on, or that a function is given.
  fileprivate func isGiven(to root: Root) -> Bool {
    guard case .hole(let hole) = value else { return false }
    guard case .function(let callable) = root.code else { return hole.text == "self" }
    return hole.text == "self"
      || callable.function.parameters.contains { $0.type.range == hole.range }
  }
}

/// The closures that make sections, which a run is to find.
struct ClosureReading {
  /// Where they stand.
  var asked: [TextRange] = []
  /// By their places.
  var reached: [Int: Box] = [:]

  /// A closure with the state of the run where it stands.
  final class Box: Sendable {
    let value: (evaluator: Evaluator, function: FunctionValue)
    init(_ evaluator: Evaluator, _ function: FunctionValue) { value = (evaluator, function) }
  }
}

extension Evaluator {
  /// Notes a closure that was asked for, and looks for others in it.
  mutating func note(_ function: FunctionValue, at range: TextRange) {
    let asked = run.around.closures.asked
    guard asked.contains(where: { range.contains($0) }) else { return }
    if asked.contains(range) {
      if run.around.closures.reached[range.lowerBound] == nil {
        run.around.closures.reached[range.lowerBound] = ClosureReading.Box(self, function)
      }
      return
    }
    var copy = self
    _ = try? copy.call(function, copy.openArguments(of: function, at: range), at: range)
    run.around.closures.reached.merge(copy.run.around.closures.reached) { first, _ in first }
    run.steps = copy.run.steps
    run.lastPlace = copy.run.lastPlace
  }

  /// Arguments for a closure that code outside of the files calls.
  mutating func openArguments(
    of function: FunctionValue, at range: TextRange
  ) -> [SwiftValue.Part] {
    guard case .closure(let closure) = function.body else { return [] }
    var names = closure.parameters ?? []
    if closure.parameters == nil {
      names = ["$0", "$1", "$2"].filter { closure.body.mentions($0) }
      let readsEnvironment = ["container", "traitCollection", "layoutEnvironment"].contains {
        closure.body.mentions($0)
      }
      if readsEnvironment, let last = names.indices.last { names[last] = "environment" }
    }
    return names.map { name in
      let lowered = name.lowercased()
      if lowered.holds("environment") || lowered == "env" {
        return SwiftValue.Part(label: nil, value: .input("environment"))
      }
      if lowered == "index" || lowered == "sectionindex" || lowered == "section" {
        return SwiftValue.Part(
          label: nil, value: .subject(Subject(key: "index", type: "Int", isIndex: true)))
      }
      var hole = Hole(name, .changes, at: range, name: name == "$0" ? "value" : name)
      hole.key = "\(range.lowerBound).\(name)"
      return SwiftValue.Part(label: nil, value: .hole(hole))
    }
  }
}

/// A function, a property or a statement with the code that may make sections.
private struct Member {
  let root: Root
  let range: TextRange
  let expressions: [SwiftExpression]
  let blocks: [SwiftBlock]

  /// The innermost closures that make sections.
  func sectionClosures(in source: SourceText) -> [SwiftExpression] {
    var found: [SwiftExpression] = []
    for expression in expressions { Self.collect(expression, source, &found) }
    for block in blocks { Self.collect(block, source, &found) }
    return found
  }

  private static func collect(
    _ block: SwiftBlock, _ source: SourceText, _ found: inout [SwiftExpression]
  ) {
    guard block.mentions(Framework.section) else { return }
    for statement in block.statements {
      let parts = statement.parts
      for expression in parts.expressions { collect(expression, source, &found) }
      for block in parts.blocks { collect(block, source, &found) }
    }
  }

  private static func collect(
    _ expression: SwiftExpression, _ source: SourceText, _ found: inout [SwiftExpression]
  ) {
    let parts = expression.parts
    let count = found.count
    for expression in parts.expressions { collect(expression, source, &found) }
    for block in parts.blocks { collect(block, source, &found) }
    guard case .closure = expression.form, found.count == count else { return }
    let text = source[expression.range]
    let marks = ["(", " (", ".list(", ".list ("].map { Framework.section + $0 }
    if (marks + ["-> " + Framework.section]).contains(where: text.holds) {
      found.append(expression)
    }
  }
}

extension SwiftProgram {
  /// The functions, properties and statements of a file.
  fileprivate func members(of file: SwiftFile, _ number: Int) -> [Member] {
    file.statements.flatMap { statement -> [Member] in
      if case .declaration(let declaration) = statement.form {
        return members(of: declaration, nil, number)
      }
      let root = Root(
        code: .statement(statement, file: number), type: nil, name: "", file: number,
        range: statement.range, mark: statement.range.lowerBound, isStatic: true, result: nil)
      let parts = statement.parts
      return [
        Member(
          root: root, range: statement.range, expressions: parts.expressions, blocks: parts.blocks)
      ]
    }
  }

  private func members(
    of declaration: SwiftDeclaration, _ type: String?, _ file: Int
  ) -> [Member] {
    if case .type(let own) = declaration.form {
      guard own.keyword != .protocolType else { return [] }
      let path = path(of: own, within: type, in: file)
      return own.members.flatMap { members(of: $0, path, file) }
    }
    guard let root = root(of: declaration, in: type, file: file) else { return [] }
    let parts = declaration.parts
    return [
      Member(
        root: root, range: declaration.range, expressions: parts.expressions, blocks: parts.blocks)
    ]
  }
}

extension TextRange {
  fileprivate func contains(_ other: TextRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
