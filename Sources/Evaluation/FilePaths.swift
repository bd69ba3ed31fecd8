package import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

/// The path of the file that `written` names, from where the file at hand is looked for; it starts
/// at the file in which the expression `id` gets its value.
///
/// - Source: `language.md` 5: a path is relative to the file that names it.
package func filePath(_ written: String, by id: ExpressionID, in program: CheckedProgram) -> String
{
  let file = program.sources.file(at: program.range(of: program.origin(of: id)).lowerBound)
  return tidiedPath(joinedPath(written, from: file.name))
}

extension CheckedProgram {
  /// What was written for `id`, where it goes by names.
  fileprivate func origin(of id: ExpressionID) -> ExpressionID {
    var id = id
    while case .binding(let binding) = self[id], self[binding].origin != .turn {
      id = self[binding].value
    }
    return id
  }
}

extension Evaluator {
  /// The values of a property, with paths where it names a file.
  func values(of property: CheckedProperty, namesFile: Bool) -> [LabelledValue] {
    property.values.map { written in
      let value = value(of: written.expression)
      guard namesFile, case .text(let name) = value else {
        return LabelledValue(written.label, value)
      }
      return LabelledValue(
        written.label, .text(filePath(name, by: written.expression, in: program)))
    }
  }
}
