internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// Runs the providers of the custom groups that were made.
  mutating func layOutCustomGroups() throws {
    for (id, object) in store.allObjects where object.type == Framework.group {
      guard case .word("custom")? = object.fields["axis"], object.fields["customItems"] == nil,
        case .function(let function)? = object.fields["provider"]
      else { continue }
      let losses = run.losses
      let result: SwiftValue
      do {
        let environment = environment(of: object)
        result = try call(
          function, [SwiftValue.Part(label: nil, value: environment)], at: object.origin)
      } catch Stop.ended {
        continue
      }
      if run.losses.count == losses.count {
        // In the group the container is the group; generated code reads what the language does.
        let isOutside = store.readsContainer(in: result) && !program.isGenerated(object.origin)
        let lost = Hole("width of the container", .lost, at: object.origin, name: "items")
        store[object: id]?.fields["customItems"] = isOutside ? .hole(lost) : result
      }
      run.losses = losses
    }
  }

  /// What the closure of a custom group is given: its container is the group, with its insets.
  private mutating func environment(of group: HeapObject) -> SwiftValue {
    var container: [String: SwiftValue] = [
      "effectiveContentSize": .record(Framework.customSize),
      "contentSize": .record(Framework.customSize),
    ]
    let insets = group.fields["contentInsets"] ?? .record(Framework.zeroInsets)
    container["contentInsets"] = insets
    container["effectiveContentInsets"] = insets
    if insets != .record(Framework.zeroInsets) {
      container["contentSize"] = .record(
        Framework.extentRecord(
          whole("width", ["leading", "trailing"], insets, group.origin),
          whole("height", ["top", "bottom"], insets, group.origin)))
    }
    let environment: [String: SwiftValue] = [
      "container": .record(
        SwiftValue.Record(type: "NSCollectionLayoutContainer", fields: container)),
      "traitCollection": .input("traits"),
    ]
    return .record(SwiftValue.Record(type: "NSCollectionLayoutEnvironment", fields: environment))
  }

  /// A side of a custom group with what its insets take.
  private mutating func whole(
    _ side: String, _ edges: [String], _ insets: SwiftValue, _ origin: TextRange
  ) -> SwiftValue {
    let lost = SwiftValue.hole(Hole("contentSize." + side, .lost, at: origin, name: side))
    guard case .number(let inner)? = Framework.customSize.fields[side],
      case .record(let record) = insets
    else { return lost }
    var taken = Number(0)
    for edge in edges {
      guard let inset = record.fields[edge], let number = number(of: inset, at: origin) else {
        return lost
      }
      taken = Number.arithmetic("+", taken, number)
    }
    return .number(Number.arithmetic("+", inner, taken))
  }
}
