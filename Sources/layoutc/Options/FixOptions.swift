internal import LayoutDiagnostics
internal import LayoutLint

/// The options of `lint` that change files, and their values in one call.
struct FixOptions: Sendable {
  static let fix = Option("fix", help: "Apply safe fixes and write the files.")
  static let unsafeFixes = Option(
    "unsafe-fixes", help: "Apply unsafe fixes too; review the result.")
  static let diff = Option("diff", help: "Print what fixes would change; write nothing.")
  static let failOnFix = Option("fail-on-fix", help: "Exit with 1 if anything was fixed.")
  static let suppress = Option(
    "suppress", "rules", help: "Write a comment above each finding of these rules."
  ).repeated.offering(.words { LintRule.all.map(\.name) })

  /// Which fixes are applied; `nil`: none.
  let applicability: Fix.Applicability?
  let showsDifference: Bool
  let failsOnFix: Bool
  /// The rules whose findings get a comment that suppresses them.
  let suppressed: [RuleSelector]

  init(_ invocation: Invocation) throws(UsageError) {
    let isUnsafe = invocation.has(Self.unsafeFixes)
    showsDifference = invocation.has(Self.diff)
    failsOnFix = invocation.has(Self.failOnFix)
    suppressed = try invocation.selectors(of: Self.suppress)
    for other in [Self.fix, Self.unsafeFixes] where invocation.has(other) && !suppressed.isEmpty {
      throw invocation.misuse(
        "'--\(Self.suppress.name)' cannot be combined with '--\(other.name)': it writes comments only."
      )
    }
    let fixesSomething =
      invocation.has(Self.fix) || isUnsafe || (showsDifference && suppressed.isEmpty)
    applicability = fixesSomething ? (isUnsafe ? .unsafe : .safe) : nil
  }

  /// Whether findings of `rule` get a comment.
  func suppresses(_ rule: LintRule) -> Bool { suppressed.exactness(of: rule) != nil }

  /// Whether files are changed.
  var changesFiles: Bool { applicability != nil || !suppressed.isEmpty }
}
