package import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

/// The path of the file that `written` names, relative to the program's own directory: it is resolved
/// against the file in which the expression `id` gets its value.
///
/// - Source: `language.md` 5: a path is relative to the file that names it.
package func filePath(_ written: String, by id: ExpressionID, in program: CheckedProgram) -> String
{
  let file = program.sources.file(at: program.range(of: program.origin(of: id)).lowerBound)
  return tidiedPath(joinedPath(written, from: file.name))
}

extension CheckedProgram {
  /// The expression in which the value of `id` is written, behind names.
  fileprivate func origin(of id: ExpressionID) -> ExpressionID {
    var id = id
    while case .binding(let binding) = self[id], self[binding].origin != .turn {
      id = self[binding].value
    }
    return id
  }
}
