internal import LayoutSwiftSource
internal import LayoutText

/// The private functions and types at the end of generated code, which are known by name: each stands
/// for something of the language.
///
/// - Source: `import.md` §6, Generated code.
extension Evaluator {
  /// What a call of one of these functions gives; `nil` for others.
  mutating func generatedCall(
    _ callable: Callable, _ arguments: [SwiftArgument]
  ) throws -> SwiftValue? {
    let (name, parameters) = (callable.function.name.helperName, callable.function.parameters)
    // A function of the file's own has no parameters but the environment.
    guard program.files[callable.file].isGenerated, Self.numberHelpers.contains(name),
      parameters.count > 1
    else { return nil }
    var (labels, terms): ([String], [Term]) = ([], [])
    for argument in arguments {
      let value = try evaluate(argument.value)
      guard case .number(let number) = value else {
        if case .input("environment") = value { continue }
        return nil
      }
      let term = argument.label == "of" || argument.label == "span" ? number.whole : number.real
      // What the language takes where nothing is written.
      if argument.label == "in", term == .input("container.width") { continue }
      labels.append((argument.label ?? "") + ":")
      terms.append(term)
    }
    let isLabelled = labels.contains { $0 != ":" }
    let call = Term.call(isLabelled ? "\(name)(\(labels.joined()))" : name, terms)
    return .number(Number(call, name == "columns" ? .whole : .real))
  }

  private static let numberHelpers: Set = ["columns", "columnWidth", "floored"]

  /// What an initialiser of one of these types makes; `nil` for others.
  mutating func generatedElement(
    _ type: TypeInfo, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard program.files[type.file].isGenerated else { return nil }
    switch type.name.helperName {
    case "Tile": return try tile(arguments, whole)
    case "Waterfall": return try waterfall(arguments, whole)
    case "Flow", "Balanced":
      return run.around.views.isReading
        ? try arrangement(ViewCall(type.name.helperName, arguments, whole)) : nil
    default: return nil
    }
  }

  /// A `flow` or a `balanced`.
  private mutating func arrangement(_ call: ViewCall) throws -> SwiftValue {
    var element = ViewContainer(word: call.path.loweringFirst)
    for label in ["spacing", "lineSpacing"] {
      guard let argument = call[label], let length = try length(argument) else { continue }
      element.properties.append(ViewProperty(label, [.whole(length, .distance)]))
    }
    if let argument = call["axis"], let word = word(argument) {
      element.properties.append(ViewProperty("axis", word))
    }
    for (label, words) in Self.places {
      guard let argument = call[label] else { continue }
      // Where the rest goes: all behind, half, all in front.
      guard let part = try length(argument)?.constant, let word = words[part] else {
        return .views([lostView(call.range, .lost)])
      }
      element.properties.append(ViewProperty(label, word))
    }
    guard let children = try children(call.content) else {
      return .views([lostView(call.range, .lost)])
    }
    element.children = children
    return .views([ViewElement(.element(element), at: call.range)])
  }

  private static let places = [
    ("alignment", [0: "leading", 0.5: "center", 1: "trailing"]),
    ("lineAlignment", [0: "top", 0.5: "center", 1: "bottom"]),
  ]

  /// An item or a group that takes its data in another order.
  private mutating func tile(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    var unlabelled: [SwiftValue] = []
    var fields: [String: SwiftValue] = [:]
    for (place, argument) in arguments.enumerated() {
      let type = place < 2 ? Framework.dimension : argument.label == "spacing" ? "CGFloat" : nil
      let value = try evaluate(argument.value, as: type)
      switch argument.label {
      case "spacing":
        let spacing = ["kind": SwiftValue.word("fixed"), "spacing": value]
        fields["interItemSpacing"] = .record(
          SwiftValue.Record(type: Framework.spacing, fields: spacing))
      case "split", "repeating":
        let word = argument.label == "split" ? "split" : "repeat"
        (fields["arrangement"], fields["count"]) = (.word(word), value)
      case let label?: fields[label] = value
      case nil: unlabelled.append(value)
      }
    }
    guard unlabelled.count >= 2 else { return .hole(hole(.lost, whole, name: "tile")) }
    let isGroup = unlabelled.count == 4
    if isGroup { (fields["axis"], fields["subitems"]) = (unlabelled[2], unlabelled[3]) }
    fields["isTile"] = .yes
    fields["layoutSize"] = .record(
      SwiftValue.Record(
        type: Framework.size,
        fields: ["widthDimension": unlabelled[0], "heightDimension": unlabelled[1]]))
    let id = newPlace()
    var object = HeapObject(type: isGroup ? Framework.group : Framework.item, origin: whole.range)
    object.maker = run.names.last
    object.fields = Framework.fields(of: object.type).merging(fields) { $1 }
    store[object: id] = object
    noteUse(of: unlabelled, at: whole.range)
    return .object(id)
  }

  /// A waterfall: the group that is made of its frames finds it by the inputs that they read.
  private mutating func waterfall(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let id = newPlace()
    var object = HeapObject(type: WaterfallInput.type, origin: whole.range)
    for argument in arguments {
      let type = argument.label == "insets" ? Framework.insets : nil
      let value = try evaluate(argument.value, expecting: type)
      switch (argument.label, value) {
      case (_, .function(let function)):
        let size = try call(
          function,
          [WaterfallInput.item, .column].map {
            SwiftValue.Part(label: nil, value: $0.value(of: id))
          },
          at: whole.range, result: Framework.extent)
        object.fields["size"] = size
      case (let label?, _): object.fields[label] = value
      default: break
      }
    }
    store[object: id] = object
    let frame = Framework.completed(rectangle: [
      "x": WaterfallInput.x.value(of: id), "y": WaterfallInput.y.value(of: id),
      "width": WaterfallInput.width.value(of: id), "height": WaterfallInput.height.value(of: id),
    ])
    let frames = SwiftValue.list([
      .record(SwiftValue.Record(type: Framework.rectangle, fields: frame))
    ])
    let length = WaterfallInput.length.value(of: id)
    return .record(
      SwiftValue.Record(type: WaterfallInput.type, fields: ["frames": frames, "length": length]))
  }
}

/// What the closures around a waterfall read of it.
enum WaterfallInput: String {
  case item, column, length, x, y, width, height

  static let type = "Waterfall"

  /// What it is of the waterfall `id` of the store.
  func term(of id: Int) -> Term { .input("waterfall.\(id).\(rawValue)") }

  fileprivate func value(of id: Int) -> SwiftValue {
    .number(Number(term(of: id), self == .item ? .whole : .real))
  }

  /// The waterfall that a term reads something of.
  static func waterfall(readBy term: Term) -> Int? {
    if case .input(let path) = term {
      let words = path.split(separator: ".")
      return words.count == 3 && words[0] == "waterfall" ? Int(words[1]) : nil
    }
    return term.parts.lazy.compactMap(waterfall(readBy:)).first
  }
}

extension String {
  /// The name of a helper, which has a number where a member of a layout's type has the name.
  fileprivate var helperName: String { hasSuffix("2") ? String(dropLast()) : self }
}

extension HeapObject {
  /// Whether it is an item or a group of a `Tile` of generated code.
  var isTile: Bool { fields["isTile"] == .yes }
}
