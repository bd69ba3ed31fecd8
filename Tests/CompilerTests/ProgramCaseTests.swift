import LayoutCompiler
import LayoutListing
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// The listing of checked programs.
@Suite struct ProgramCaseTests {
  @Test(arguments: Case.all(in: "Programs"))
  func listing(_ example: Case) {
    #expect(listed(Compilation(example).program) == example.expected)
  }

  /// Every file has a line in its listing; files without errors have one for each element.
  @Test(arguments: ["Faults", "Reuse", "Frames", "Trees", "Contents", "Refusals"])
  func everyProgramIsListed(_ folder: String) {
    for example in Case.all(in: folder) {
      let program = Compilation(example).program
      let lines = listed(program).split(separator: "\n")
      #expect(lines.first == "file case.layout")
      guard !program.diagnostics.hasErrors else { continue }
      #expect(lines.count > program.elements.count, "\(example)")
    }
  }
}
