internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

/// A name that the author gave to something.
struct DeclaredName {
  /// What a name may stand for.
  enum Sort: String {
    case constant = "let"
    case parameter = "param"
    case definition = "define"
  }

  let name: NameToken
  let sort: Sort
  /// Whether it is declared at the top of the file, where other files can use it.
  let isTop: Bool
}

/// The names among `declared` that `program` does not use; a file without a layout declares names for
/// other files.
func unusedNames(among declared: [DeclaredName], in program: CheckedProgram) -> [Diagnostic] {
  declared.filter { declared in
    !program.names.used.contains(declared.name.range.lowerBound)
      && !(declared.isTop && program.isLibrary)
  }
  .map { .unused($0.name.text, $0.sort, at: $0.name.range) }
}
