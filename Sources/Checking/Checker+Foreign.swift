internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// One of UIKit's dimensions or spacings.
struct ForeignSize: Sendable {
  /// How it is written here, given the number.
  let spelling: @Sendable (String) -> String
  let type: ValueType
  /// What it means, given the number.
  let reading: @Sendable (ExpressionID) -> Expression

  static let all: [String: ForeignSize] = [
    "fractionalWidth": ForeignSize(spelling: { $0 + "w" }, type: .fraction) {
      .fraction($0, of: .horizontal)
    },
    "fractionalHeight": ForeignSize(spelling: { $0 + "h" }, type: .fraction) {
      .fraction($0, of: .vertical)
    },
    "estimated": ForeignSize(spelling: { "~" + $0 }, type: .estimated) { .estimated($0) },
    "flexible": ForeignSize(spelling: { ">=" + $0 }, type: .flexible) { .flexible($0) },
    "absolute": ForeignSize(spelling: { $0 }, type: .number) { .chain($0, []) },
    "fixed": ForeignSize(spelling: { $0 }, type: .number) { .chain($0, []) },
    "uniformAcrossSiblings": ForeignSize(spelling: { "uniform(\($0))" }, type: .uniform) {
      .call(Function.all.firstIndex { $0.result == .uniform } ?? 0, [$0])
    },
  ]
}

extension Checker {
  /// Reports a call that has UIKit's name, and reads it as what it means.
  mutating func foreignSize(_ syntax: CallSyntax, _ callee: NameSyntax) -> ExpressionID? {
    let arguments = syntax.arguments
    guard let foreign = ForeignSize.all[callee.text], arguments.count == 1,
      let argument = arguments[0].expression
    else { return nil }
    let inner = argument.text
    let isCompound = if case .binary = argument { true } else { false }
    report(
      .foreignSize(
        callee.text, meant: foreign.spelling(isCompound ? "(\(inner))" : inner),
        at: syntax.range))
    let id = require(expression(argument), .number) { found, range in
      .wrongType(callee.text, takes: .number, found: found, at: range)
    }
    var inference = inference(of: id)
    guard !inference.type.isFault else { return id }
    inference.type = foreign.type
    inference.depth += 1
    return add(foreign.reading(id), inference, at: syntax.range)
  }

  /// Reads a track where there is none to describe: UIKit has other functions of these names.
  mutating func foreignTrack(_ syntax: CallSyntax) -> ExpressionID? {
    guard let callee = syntax.callee,
      Function.all.first(where: { $0.name == callee.text })?.result == .track
    else { return nil }
    return foreignSize(syntax, callee)
  }

  /// Takes out UIKit's spellings that were reported since there were `before` diagnostics, and
  /// makes one of them all, together with the dots that Swift wants before them.
  ///
  /// Nothing where the parser has found anything else in `range`.
  mutating func foreignSizes(since before: Int, in range: TextRange) -> [Diagnostic] {
    let sizes = log.diagnostics[before...].filter {
      $0.code == .foreignSize && range.holds($0.range)
    }
    let earlier = tree.diagnostics(in: range)
    guard let first = sizes.first,
      earlier.allSatisfy({ $0.code == .leadingDot || $0.code == .wrongSizeSeparator })
    else { return [] }
    let told = Set(sizes)
    let others = log.diagnostics[before...].filter { !told.contains($0) }
    log.diagnostics.replaceSubrange(before..., with: others)
    log.supersede(earlier)
    let edits = (sizes + earlier).flatMap { $0.helps.compactMap(\.fix).flatMap(\.edits) }
    // A shape that the parser has refused stays refused under a code of shapes.
    return [first.replacingFix(with: edits, earlier.isEmpty ? first.code : .leadingDot)]
  }
}
