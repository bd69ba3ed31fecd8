internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage

extension LintSubject {
  /// Whether the file reads `input` anywhere.
  func reads(_ input: Input) -> Bool { reads(anyOf: input.bit) }

  /// Whether the file reads any of `inputs`, each a bit, anywhere.
  func reads(anyOf inputs: UInt32) -> Bool { program.features.inputs & inputs != 0 }

  /// Whether the length of an element on `axis`, as it is written, depends on `input`.
  func length(of id: ElementID, on axis: Axis, reads input: Input) -> Bool {
    self[id]?.size.map { program.expressions.inferences[$0[axis].index].inputs & input.bit != 0 }
      ?? false
  }

  /// Whether anything in an element may depend on data.
  ///
  /// - Complexity: O(*n*) in the expressions of the program, where any reads data.
  func readsData(in id: ElementID) -> Bool {
    guard reads(.data), let element = self[id] else { return false }
    // The expressions of a definition are outside the element.
    if usesDefinitions(in: element.body) { return true }
    return program.expressions.ranges.indices.contains {
      element.extent.contains(program.expressions.ranges[$0])
        && program.expressions.inferences[$0].inputs & Input.data.bit != 0
    }
  }

  private func usesDefinitions(in body: [CheckedStatement]) -> Bool {
    body.contains { statement in
      switch statement {
      case .property, .binding: false
      case .element(_, let index): usesDefinitions(in: program.elements[index].body)
      case .condition(let branches): branches.contains { usesDefinitions(in: $0.body) }
      case .use: true
      case .loop(let loop): usesDefinitions(in: loop.body)
      }
    }
  }

  /// Whether placeholders stand for data in the item, the header or the view that an element is or is
  /// in.
  func showsPlaceholders(in id: ElementID) -> Bool {
    guard hasPlaceholders else { return false }
    var host = id.index
    while let element = self[ElementID(host)], element.kind.traits.contains(.isContent),
      let owner = owners[host]
    {
      host = owner
    }
    return readsData(in: ElementID(host))
  }

  /// Whether an input that the file reads differs between two environments.
  func readsDifference(between first: Environment, _ second: Environment) -> Bool {
    Input.all.contains { reads($0) && $0.read(first) != $0.read(second) }
  }
}
