internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

extension Listing {
  mutating func write(_ body: [CheckedStatement]) {
    for statement in body {
      switch statement {
      case .property(let property): write(property)
      case .binding(let id): write(declaration: id)
      case .element(_, let index): write(program.elements[index])
      case .condition(let branches): write(branches)
      case .use(let use): write(use)
      case .loop(let loop): write(loop)
      }
    }
  }

  private mutating func write(_ element: CheckedElement) {
    let name = element.name == nil ? "" : " " + program.sources[element.nameRange]
    write(
      element.kind.name + name, element.isIncomplete ? Self.incomplete : nil, at: element.wordRange,
      by: element.uses)
    indented { listing in
      listing.writeHeader(of: element)
      listing.write(element.body)
    }
  }

  private mutating func writeHeader(of element: CheckedElement) {
    if let subject = element.subject { write("shows", subject) }
    if let size = element.size {
      write("width", size.width)
      write("height", size.height)
    }
    if let arrangement = element.arrangement {
      write(arrangement.isSplit ? "split" : "repeat", arrangement.count)
    }
  }

  /// A property with its value, or with its values below it.
  private mutating func write(_ property: CheckedProperty) {
    if property.values.count == 1, let value = property.values.first {
      let words = "\(property.name): \(spelling(of: value))"
      return write(words, type(of: value.expression), at: property.range)
    }
    write("\(property.name):", at: property.range)
    indented { listing in
      for value in property.values {
        listing.write(listing.spelling(of: value), listing.type(of: value.expression))
      }
    }
  }

  /// An `if` with all of its branches.
  private mutating func write(_ branches: [ConditionBranch]) {
    for (index, branch) in branches.enumerated() {
      let word = index == 0 ? "if" : branch.condition == nil ? "else" : "else if"
      if let condition = branch.condition {
        write(
          "\(word) \(spelling(of: condition))", type(of: condition),
          at: program.range(of: condition))
      } else {
        write(word)
      }
      indented { $0.write(branch.body) }
    }
  }

  private mutating func write(_ loop: CheckedLoop) {
    let binding = program[loop.binding]
    write(
      "for \(binding.name) in \(spelling(of: loop.range))", name(of: binding.type.type),
      at: binding.nameRange)
    indented { $0.write(loop.body) }
  }

  /// A part of a header.
  private mutating func write(_ part: String, _ id: ExpressionID) {
    write("\(part) \(spelling(of: id))", type(of: id))
  }
}
