internal import LayoutChecking
internal import LayoutDiagnostics

/// A language that layouts are written in for programs.
struct Generator: Sendable {
  let name: String
  let summary: String
  let options: [Option]
  /// What is added to the name of a layout's file.
  let suffix: String
  /// The options of a call, read once, as a function from a program and its oldest system.
  let prepare: @Sendable (Invocation) throws(UsageError) -> Generation

  /// Every generator, in the order of the help. A new one is one file and one line here.
  static let all: [Generator] = [.swift]
}

/// What a generator does in one call.
struct Generation: Sendable {
  /// Whether the oldest system is given in the call, so that the configuration does not count.
  let hasTarget: Bool
  /// The names of the only layouts and views to generate; `nil`: all.
  let names: Set<String>?
  /// The code for a program whose configuration gives the oldest system.
  let code: @Sendable (CheckedProgram, Int?) -> Output

  /// Code, and what is wrong with it.
  struct Output: Sendable {
    let text: String
    let diagnostics: [Diagnostic]
  }
}
