package import LayoutChecking
package import LayoutDiagnostics

/// Code for a checked program, and what is wrong with it: with an error it must not be used.
package struct GeneratedCode: Sendable {
  package let text: String
  package let diagnostics: [Diagnostic]
}

/// The Swift for the layouts of a program without errors.
///
/// Conditions, parameters and loops stay code; nothing is evaluated.
///
/// - Complexity: O(*n*) in the elements and expressions, those of definitions at each use.
package func swiftCode(
  for program: CheckedProgram, _ options: SwiftOptions = SwiftOptions()
) -> GeneratedCode {
  var writer = FileWriter(program, options)
  let (text, diagnostics) = writer.file()
  return GeneratedCode(text: text, diagnostics: diagnostics)
}
