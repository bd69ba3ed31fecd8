package import LayoutChecking
internal import LayoutText

/// The text of a checked program: a line for each name, element, property and condition, with its
/// type and its place, from the first statement to the last.
struct Listing {
  let program: CheckedProgram
  private(set) var text = ""
  private var level = 0

  init(_ program: CheckedProgram) { self.program = program }

  /// The files, each with its names, the program's own with what it shows.
  mutating func writeProgram() {
    write(file: program.source)
    for source in program.sources.all where source != program.source && isUsed(source) {
      write(file: source)
    }
  }

  private mutating func write(file source: SourceText) {
    write("file \(source.name)")
    indented { listing in
      for id in listing.program.names.declarations
      where listing.lies(listing.program[id], in: source) {
        listing.write(declaration: id)
      }
      for definition in listing.program.names.definitions where source.holds(definition.nameRange) {
        listing.write(definition)
      }
      if source == listing.program.source { listing.write(listing.program.body) }
    }
  }

  /// Whether the program takes names from `source`.
  private func isUsed(_ source: SourceText) -> Bool {
    program.names.declarations.contains { lies(program[$0], in: source) }
      || program.names.definitions.contains { source.holds($0.nameRange) }
  }

  private func lies(_ binding: Binding, in source: SourceText) -> Bool {
    source.holds(binding.nameRange)
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - type: Its type; `nil` where it has none.
  ///   - place: Where it stands.
  ///   - uses: The uses that brought it there, the outermost first.
  mutating func write(
    _ words: String, _ type: String? = nil, at place: TextRange? = nil, by uses: [UsePlace] = []
  ) {
    text += String(repeating: " ", count: level * Self.step) + words.printable
    if let type { text += " — " + type.printable }
    if let place {
      text += "  (" + origin(of: place)
      if !uses.isEmpty {
        text += ", used at " + uses.map { origin(of: $0.range) }.joined(separator: ", ")
      }
      text += ")"
    }
    text += "\n"
  }

  /// Adds what `body` writes one level deeper.
  mutating func indented(_ body: (inout Listing) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  private func origin(of range: TextRange) -> String {
    let source = program.sources.file(at: range.lowerBound)
    let place = source.location(of: range.lowerBound)
    return "\(source.name.printable):\(place.line):\(place.column)"
  }

  /// How many columns a level is indented.
  private static let step = 2
}

/// The checked program as text: its names, elements, properties, conditions, loops and uses, with
/// their types and with where they come from.
///
/// - Complexity: O(*n*) in the size of the program, and in the lengths of the chains of uses.
package func listed(_ program: CheckedProgram) -> String {
  var listing = Listing(program)
  listing.writeProgram()
  return listing.text
}
