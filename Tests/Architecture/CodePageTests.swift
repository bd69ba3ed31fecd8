import LayoutDiagnostics
import LayoutManual
import LayoutText
import Support
import Testing

/// The examples of every code of the compiler show what its page explains.
@Suite struct CodePageTests {
  @Test(arguments: Diagnostic.Code.all)
  func badExampleGivesTheCode(_ code: Diagnostic.Code) throws {
    let found = code.diagnostics(of: try #require(code.page).badText).map(\.code)
    let names = Set(found.map { "\($0.number) \($0.name)" })
    #expect(found.contains(code), "\(code.number): gives \(names.sorted())")
  }

  @Test(arguments: Diagnostic.Code.all)
  func goodExampleIsWithoutIt(_ code: Diagnostic.Code) throws {
    let good = try #require(
      code.goodExample, "\(code.number) has no safe fix: write a good example")
    let left = code.diagnostics(of: good)
      .filter { $0.severity == .error || $0.code.number == code.number }
    let headlines = left.map { "\($0.code.number) \($0.headline)" }
    #expect(left.isEmpty, "\(code.number): still \(headlines.joined(separator: "; "))")
  }

  /// A good example is written only where no safe fix leaves one.
  @Test(arguments: Diagnostic.Code.all)
  func noGoodExampleIsWrittenTwice(_ code: Diagnostic.Code) {
    #expect(code.page?.goodText == nil || code.fixedExample != code.page?.goodText)
  }
}

extension Diagnostic.Code: CustomTestStringConvertible {
  public var testDescription: String { number }
}
