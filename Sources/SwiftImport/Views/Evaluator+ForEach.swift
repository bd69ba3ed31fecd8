internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// `ForEach(data) { content }`.
  mutating func forEach(_ call: ViewCall) throws -> SwiftValue {
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing,
      let content = call.content, case .function(let function) = try evaluate(content.value)
    else { return .views([lostView(call.range, .lost)]) }
    run.around.views.depth += 1
    defer { run.around.views.depth -= 1 }
    let value: SwiftValue
    if case .member(let base, "indices", _) = first.value.form,
      case .array(let list) = try evaluate(base), list.allSatisfy(\.isCertain)
    {
      // The content reads the elements of a known list by their places.
      value = .list(list.indices.map { .whole($0) })
    } else {
      value = try evaluate(first.value)
    }
    switch value {
    case .hole(let hole): return try forEach(over: hole, function, call)
    case .range(let range): return try forEach(over: range, function, call)
    case .choice: break
    default:
      if let elements = try elements(of: value, at: first.value.range), elements.count <= 200,
        elements.allSatisfy({ $0.loops.isEmpty && !$0.value.isLost })
      {
        var result: [ViewElement] = []
        for element in elements {
          let part = SwiftValue.Part(label: nil, value: element.value)
          let views = views(of: try built(function, [part]), at: call.range)
          result +=
            element.condition.isTrue == true
            ? views : [ViewElement(.branch(element.condition, views, []), at: call.range)]
        }
        return .views(result)
      }
    }
    return .views([lostView(call.range, .lost)])
  }

  /// What the parameter of the content is called, as a name that no loop around has.
  private func loopName(_ function: FunctionValue, standard: String) -> String {
    let own = function.nameOfTurn
    let name =
      own.isEmpty || own == "$0" ? standard : own.first == "$" ? String(own.dropFirst()) : own
    let word = NameTable.word(name)
    var (candidate, number) = (word, 2)
    while run.around.views.loops.contains(where: { $0.name == candidate }) {
      (candidate, number) = ("\(word)\(number)", number + 1)
    }
    return candidate
  }

  private mutating func forEach(
    over list: Hole, _ function: FunctionValue, _ call: ViewCall
  ) throws -> SwiftValue {
    if let index = list.index {
      // The indices of a list: the content reads `list[index]`.
      let name = loopName(
        FunctionValue(body: .sign(""), scope: Scope(), place: 0), standard: "item")
      var hole = Hole(list.text, .lost, at: call.range, name: "index")
      hole.index = Hole.ListIndex(list: index.list, element: name)
      hole.key = "\(index.list)[\(name)]"
      return try loop(name, over: index.list + list.standardText, hole, function)
    }
    guard let path = list.dataPath, list.dataStandard == nil || list.dataStandard == "[]" else {
      return .views([lostView(call.range, .lost)])
    }
    let name = loopName(function, standard: "item")
    var element = Hole(name, .changes, at: call.range, name: name)
    element.dataPath = name
    element.key = "\(path)[\(name)]"
    element.type = list.plainType.map { program.resolved($0) }.flatMap(\.elementType)
    return try loop(name, over: path + list.standardText, element, function)
  }

  private mutating func loop(
    _ name: String, over path: String, _ element: Hole, _ function: FunctionValue
  ) throws -> SwiftValue {
    run.around.views.loops.append(ViewLoop(name: name, form: .data))
    defer { run.around.views.loops.removeLast() }
    let part = SwiftValue.Part(label: nil, value: .hole(element))
    let body = views(of: try built(function, [part]), at: element.range)
    let loop = ViewElement.Form.loop(
      [.text("\(name) in \(path)")], withoutHolesOfTurns(body))
    return .views([ViewElement(loop, at: element.range)])
  }

  private mutating func forEach(
    over range: SwiftValue.ValueRange, _ function: FunctionValue, _ call: ViewCall
  ) throws -> SwiftValue {
    guard let lower = range.lower.flatMap({ number(of: $0, at: call.range) }),
      let upper = range.upper.flatMap({ number(of: $0, at: call.range) })
    else { return .views([lostView(call.range, .lost)]) }
    let name = loopName(function, standard: "i")
    let isLong = [lower, upper].contains { abs($0.term.constant ?? 0) > 1000 }
    run.around.views.loops.append(ViewLoop(name: name, form: isLong ? .thousands : .numbers))
    defer { run.around.views.loops.removeLast() }
    let index = SwiftValue.number(Number(.loopVariable(name, from: lower.whole), .whole))
    let body = views(
      of: try built(function, [SwiftValue.Part(label: nil, value: index)]), at: call.range)
    return .views([
      ViewElement(
        .loop(
          [
            .text("\(name) in "), .number(lower.whole, .count),
            .text(range.isClosed ? "..." : "..<"), .number(upper.whole, .count),
          ], withoutHolesOfTurns(body)), at: call.range)
    ])
  }
}

extension SwiftValue {
  /// Whether it stands for elements that code has added which was not followed.
  fileprivate var isLost: Bool {
    if case .hole(let hole) = self { hole.reason == .lost && hole.dataPath == nil } else { false }
  }
}

extension FunctionValue {
  /// What the content of a loop calls what it is given; empty where it ignores it.
  fileprivate var nameOfTurn: String {
    guard case .closure(let closure) = body else { return "" }
    guard let names = closure.parameters else { return "$0" }
    return names.first.map { $0 == "_" ? "" : $0 } ?? ""
  }
}
