internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

/// The closures that a layout asks for the heights of its items in waterfalls.
struct MeasureTable {
  /// By element, the name of the property.
  private(set) var names: [Int: String] = [:]
  private let order: [Int]

  init(_ members: [Member], _ program: CheckedProgram, avoiding taken: Set<String>) {
    var free = Names(["layout", "inOrder", "section", "kind", "itemCount"])
    free.reserve(taken)
    order = Self.items(in: members, false, program).filter { index in
      guard let size = program.elements[index].size else { return true }
      return program.inference(of: size.height).type.contains(.estimated)
    }
    for index in order {
      let word = program.elements[index].kind.name
      let name = (program.elements[index].name ?? word).identifier(or: word)
      names[index] = free.take(name + "Height")
    }
  }

  /// The items of waterfalls, in source order.
  private static func items(
    in members: [Member], _ isWaterfall: Bool, _ program: CheckedProgram
  ) -> [Int] {
    members.elements.flatMap { index -> [Int] in
      let element = program.elements[index]
      if element.kind.traits.contains(.isContent) { return [] }
      if isWaterfall, program.isGroupChild(index) { return [index] }
      return items(
        in: program.members(of: element.body), element.kind.title == Waterfall.vocabulary.title,
        program)
    }
  }

  /// The properties for those that functions use.
  func arguments(used: Set<Symbol>, _ program: CheckedProgram) -> [StoredArgument] {
    order.compactMap { index in
      guard let name = names[index], used.contains(.measure(name)) else { return nil }
      let item = program.elements[index].name.map { "each item `\($0.printable)`" } ?? "each item"
      return StoredArgument(
        name: name, type: "@MainActor (IndexPath, CGFloat) -> CGFloat",
        comment: "/// The height of \(item), for its index path and its width.\n")
    }
  }
}
