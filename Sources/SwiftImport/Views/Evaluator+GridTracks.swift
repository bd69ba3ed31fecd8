internal import LayoutSwiftSource
internal import LayoutText

/// The columns and rows of lazy grids.
extension Evaluator {
  /// `GridItem(.fixed(80), spacing: 4)` as a record, whose type says how long it is.
  mutating func gridItem(_ call: ViewCall) throws -> SwiftValue {
    let item = SwiftValue.Record(type: "GridItem.flexible", fields: [:], origin: call.range)
    var result = SwiftValue.record(item)
    for argument in call.arguments {
      let value =
        switch argument.label {
        case nil: try track(argument.value)
        case "alignment": try word(argument.value).map { .word($0) } ?? evaluate(argument.value)
        default: try evaluate(argument.value, expecting: "CGFloat")
        }
      guard let label = argument.label else {
        result = value
        continue
      }
      if case .none = value { continue }
      result = result.settingTrack(label, to: value)
    }
    return result
  }

  /// `.adaptive(minimum: 60)`, or one of two of them.
  private mutating func track(_ size: SwiftExpression) throws -> SwiftValue {
    switch size.form {
    case .ternary(let condition, let yes, let no):
      let term = truth(of: try evaluate(condition, expecting: "Bool"), at: condition.range)
      return try branch(term, { try $0.track(yes) }, { try $0.track(no) })
    case .call(let callee, let arguments):
      guard let word = word(callee), ["fixed", "flexible", "adaptive"].contains(word) else { break }
      var item = SwiftValue.Record(type: "GridItem." + word, fields: [:], origin: size.range)
      for argument in arguments where self.word(argument.value) != "infinity" {
        item.fields[argument.label ?? "points"] = try evaluate(argument.value, expecting: "CGFloat")
      }
      return .record(item)
    default: break
    }
    return .hole(hole(.lost, size, name: "size"))
  }

  /// A grid whose columns or rows are `value`: one grid for each list that it may be; `nil` where they
  /// are not known.
  mutating func grid(
    _ word: String, _ call: ViewCall, _ name: String, _ value: SwiftValue
  ) throws -> SwiftValue? {
    if let (condition, yes, no) = value.listsOfTracks {
      return try branch(
        condition,
        { try $0.grid(word, call, name, yes) ?? .views([$0.lostView(call.range, .lost)]) },
        { try $0.grid(word, call, name, no) ?? .views([$0.lostView(call.range, .lost)]) })
    }
    guard case .array(let elements) = value, !elements.isEmpty, elements.count <= 100 else {
      return nil
    }
    var parts: [ViewProperty.Part] = []
    for element in elements {
      guard case .record(let item) = element.value, element.value.isGridItem,
        element.loops.isEmpty, let track = trackParts(of: item, at: call.range)
      else { return nil }
      parts += (parts.isEmpty ? [] : [.text(", ")]) + track
    }
    return try container(word, call, [ViewProperty(name, parts)])
  }

  /// `flexible(min: 10, spacing: 4)`.
  private mutating func trackParts(
    of item: SwiftValue.Record, at range: TextRange
  ) -> [ViewProperty.Part]? {
    var parts: [ViewProperty.Part] = []
    for (field, label) in [
      ("points", ""), ("minimum", "min: "), ("maximum", "max: "), ("spacing", "spacing: "),
      ("alignment", "alignment: "),
    ] {
      guard let value = item.fields[field] else { continue }
      parts.append(.text((parts.isEmpty ? "" : ", ") + label))
      if field == "alignment" {
        guard let alignment = Self.alignment(value) else { return nil }
        parts.append(.whole(alignment, .size))
      } else {
        guard let points = number(of: value, at: range) else { return nil }
        parts.append(.whole(points.real, field == "spacing" ? .distance : .size))
      }
    }
    if parts.isEmpty { parts = [.text("min: 10")] }
    return [.text(item.type.lastName + "(")] + parts + [.text(")")]
  }
}

extension SwiftValue {
  var isGridItem: Bool {
    if case .record(let record) = self { record.type.outerName == "GridItem" } else { false }
  }

  /// The same with a field set in each record that it may be.
  fileprivate func settingTrack(_ name: String, to value: SwiftValue) -> SwiftValue {
    switch self {
    case .record(var record):
      record.fields[name] = value
      return .record(record)
    case .choice(let condition, let left, let right):
      return .choice(
        condition, left.settingTrack(name, to: value), right.settingTrack(name, to: value))
    default: return self
    }
  }

  /// The two lists that the first condition in it chooses between.
  fileprivate var listsOfTracks: (condition: Term, yes: SwiftValue, no: SwiftValue)? {
    if case .choice(let condition, let yes, let no) = self { return (condition, yes, no) }
    guard case .array(let elements) = self else { return nil }
    for (index, element) in elements.enumerated() {
      var (yes, no) = (elements, elements)
      if element.condition.isTrue != true {
        yes[index].condition = .truth(true)
        no.remove(at: index)
        return (element.condition, .array(yes), .array(no))
      }
      if case .choice(let condition, let left, let right) = element.value {
        (yes[index].value, no[index].value) = (left, right)
        return (condition, .array(yes), .array(no))
      }
    }
    return nil
  }
}
