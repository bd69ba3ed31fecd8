internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutDiagnostics
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
  /// Whether it stands at the top of the file, where other files may see it.
  let isTop: Bool
}

extension Checker {
  mutating func declare(_ name: NameToken, _ sort: DeclaredName.Sort, isTop: Bool) {
    guard uses.isEmpty else { return }
    declaredNames.append(DeclaredName(name: name, sort: sort, isTop: isTop))
  }

  /// Notes names that nobody asks for.
  ///
  /// Where something is wrong, more may be missing than meets the eye; and a file without a layout is
  /// there for others.
  mutating func noteUnusedNames() {
    guard !tree.diagnostics.hasErrors, !diagnostics.hasErrors else { return }
    for declared in declaredNames where !usedNames.contains(declared.name.range.lowerBound) {
      if declared.isTop, checked.isLibrary { continue }
      report(.unused(declared.name.text, declared.sort, at: declared.name.range))
    }
  }
}

extension Diagnostic.Code {
  /// A name that nobody asks for in its file; whoever sees more files may know better.
  package static let unusedName = Diagnostic.Code(.note, "L157", "unused")
}
