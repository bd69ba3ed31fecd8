internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  static let extractDefinition = Refactoring(
    name: "extract-definition", kind: "refactor.extract.definition",
    requirement: "a selection of whole statements inside one layout",
    title: { _ in "Extract definition" }, newName: { $0.newName("extracted") }
  ) { place in
    guard !place.range.isEmpty else { return nil }
    let statements = place.tree.statements(touching: place.range)
    guard let first = statements.first, let last = statements.last,
      statements.allSatisfy({ ElementSyntax($0) != nil }),
      let top = place.tree.file.statements.first(where: {
        $0.range.lowerBound < first.range.lowerBound
          && last.range.upperBound <= $0.range.upperBound
      })
    else { return nil }
    let range = first.rangeWithComments.lowerBound..<last.range.upperBound
    let names = place.enclosingNames(in: range)
    let name = place.newName("extracted")
    let parameters = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
    let start = top.node.rangeWithComments.lowerBound
    let definition = "define \(name)\(parameters) {\n\(place.source[range])\n}\n\n"
    return [
      Edit(replace: start..<start, with: definition),
      Edit(replace: range, with: "use \(name)\(parameters)"),
    ]
  }
}

extension RefactoringPlace {
  /// The names that `range` uses and that blocks around it declare, in the order of their first use.
  fileprivate func enclosingNames(in range: TextRange) -> [String] {
    let program = compilation.program
    let top = Set(program.names.declarations.map { program[$0].nameRange })
    var uses: [(offset: Int, name: String)] = []
    for (index, node) in program.expressions.nodes.enumerated() {
      guard case .binding(let id) = node,
        range.contains(program.expressions.ranges[index].lowerBound)
      else { continue }
      let binding = program[id]
      let isInside = range.contains(binding.nameRange.lowerBound)
      guard !isInside, !top.contains(binding.nameRange) else { continue }
      uses.append((program.expressions.ranges[index].lowerBound, binding.name))
    }
    var seen: Set<String> = []
    return uses.sorted { $0.offset < $1.offset }.map(\.name).filter { seen.insert($0).inserted }
  }
}
