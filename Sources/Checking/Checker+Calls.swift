internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A call of one of the language's functions.
  mutating func call(_ syntax: CallSyntax) -> ExpressionID {
    guard let callee = syntax.callee else { return fault(at: syntax.range) }
    guard let index = Function.all.firstIndex(where: { $0.name == callee.text }) else {
      if let fault = foreignLength(syntax) ?? conversion(syntax) ?? elementAsValue(callee) {
        report(fault)
        return self.fault(at: syntax.range)
      }
      reportUnknownFunction(callee)
      // What it takes, and so what is wrong with its arguments, is not known.
      let before = log.diagnostics.count
      for argument in syntax.arguments {
        if let value = argument.expression { _ = expression(value) }
      }
      log.diagnostics.removeSubrange(before...)
      return fault(at: syntax.range)
    }
    let function = Function.all[index]
    if reportsColons(lackingIn: syntax.arguments, labels: function.parameters.map(\.name)) {
      return fault(at: syntax.range)
    }
    let given = arguments(of: syntax, function)
    if reportMissing(given, function, in: syntax) { return fault(at: syntax.range) }
    var inference = joined(given.compactMap(\.self))
    if given.compactMap(\.self).contains(where: { self.inference(of: $0).type.isFault }) {
      return fault(at: syntax.range)
    }
    if function.readsContainer(given) {
      inference.inputs |= Input.containerWidth.bit
      if let inputs = context.inputs, !inputs.contains(InputAccess(Input.containerWidth.scope)) {
        report(.inputOutOfPlace(Input.containerWidth, at: callee.range))
        return fault(at: syntax.range)
      }
    }
    (inference.type, inference.isData) = (function.result, false)
    inference.enumeration = nil
    return add(.call(index, given), inference, at: syntax.range)
  }

  /// Reports `labels` without their colons, behind which the parser expected commas; says whether all
  /// that is wrong there are such.
  ///
  /// A label that is also the name of a value may be meant as that.
  mutating func reportsColons(
    lackingIn arguments: [ArgumentSyntax], labels: @autoclosure () -> [String]
  ) -> Bool {
    guard let first = arguments.first, let last = arguments.last else { return false }
    let refused = tree.diagnostics(in: first.range.lowerBound..<last.range.upperBound)
    guard refused.count == 1, let fault = refused.first, fault.code == .missingComma else {
      return false
    }
    let labels = labels()
    let gaps = fault.helps.compactMap(\.fix).flatMap(\.edits).map(\.range)
    let names = arguments.compactMap { argument -> NameSyntax? in
      guard argument.label == nil, case .name(let name) = argument.expression,
        labels.contains(name.text), file.scope.binding(name.text, at: name.range.lowerBound) == nil,
        gaps.contains(where: { $0.lowerBound == name.range.upperBound })
      else { return nil }
      return name
    }
    guard let name = names.first, names.count == gaps.count else { return false }
    let range = first.range.lowerBound..<last.range.upperBound
    replace(with: .missingColon(after: name.text, at: gaps), in: range)
    return true
  }

  /// The arguments in the order of the parameters; `nil` for one that is left out.
  private mutating func arguments(
    of syntax: CallSyntax, _ function: Function
  ) -> [ExpressionID?] {
    var given: [ExpressionID?] = Array(repeating: nil, count: function.parameters.count)
    var ranges: [Int: TextRange] = [:]
    var position = 0
    for argument in syntax.arguments {
      guard let value = argument.expression else { continue }
      let slot = parameter(of: argument, function, position: &position)
      let known = slot.flatMap { $0 < function.parameters.count ? function.parameters[$0] : nil }
      let type = known?.type ?? .number
      let before = log.diagnostics.count
      let written = expression(value, words: known?.words)
      replaceInfinity(since: before) { range in
        let help = known?.isEndless ?? false ? "leave it out: it has no end" : nil
        return .endless(known?.name ?? function.name, help: help, at: range)
      }
      let id = require(written, type) { found, range in
        .wrongType(function.name, takes: type, found: found, at: range)
      }
      guard let slot else { continue }
      if let first = ranges[slot] {
        report(
          .duplicateArgument(known?.name ?? function.name, at: argument.range, first: first))
        continue
      }
      ranges[slot] = argument.range
      if slot >= given.count { given.append(id) } else { given[slot] = id }
    }
    return given
  }

  /// The place of the parameter that an argument is for, or `nil` where there is none.
  private mutating func parameter(
    of argument: ArgumentSyntax, _ function: Function, position: inout Int
  ) -> Int? {
    if let label = argument.label {
      let names = function.parameters.map(\.name)
      if let index = names.firstIndex(of: label.text) { return index }
      let beginning = names.filter { $0.count > 2 && label.text.hasPrefix($0) }
      let meant =
        beginning.isEmpty ? meanings(of: label.text) { _ in names } : (beginning, names)
      report(.unknownArgument(label.text, of: function.name, meant: meant, at: label.range))
      return nil
    }
    defer { position += 1 }
    if position < function.parameters.count || function.isVariadic { return position }
    report(
      .tooManyArguments(of: function.name, takes: function.parameters.count, at: argument.range))
    return nil
  }

  private mutating func reportMissing(
    _ given: [ExpressionID?], _ function: Function, in syntax: CallSyntax
  ) -> Bool {
    for (parameter, argument) in zip(function.parameters, given)
    where argument == nil && parameter.standard == nil {
      // An argument with an unknown label has been reported and was probably this one.
      let hasStray = syntax.arguments.contains { argument in
        argument.label.map { label in !function.parameters.contains { $0.name == label.text } }
          ?? (argument.expression == nil)
      }
      if !hasStray {
        report(.missingArgument(parameter.name, of: function.name, at: syntax.range))
      }
      return true
    }
    return false
  }

  private mutating func reportUnknownFunction(_ callee: NameSyntax) {
    let meant = meanings(of: callee.text) { _ in Function.all.map(\.name) }
    report(.unknownFunction(callee.text, meant: meant, at: callee.range))
  }
}

extension Function {
  /// Whether the container stands in for an argument that is left out.
  fileprivate func readsContainer(_ given: [ExpressionID?]) -> Bool {
    zip(parameters, given).contains { $0.readsContainer && $1 == nil }
  }
}
