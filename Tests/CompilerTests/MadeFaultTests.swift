import LayoutCompiler
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Input that would grow without end is refused; one mistake gives one diagnostic.
@Suite struct MadeFaultTests {
  @Test(arguments: MadeFault.all)
  func faultIsFoundOnce(_ fault: MadeFault) {
    let text = SourceText(bytes: fault.bytes)
    let compilation =
      fault.imported("") == nil
      ? Compilation(text)
      : Compilation(text[text.range], name: "0.layout", importing: fault.imported)
    let errors = compilation.checked.filter { $0.severity == .error }
    #expect(errors.dropFirst(fault.before).map(\.code.number) == [fault.code])
  }
}
