import LayoutLint
import LayoutDiagnostics
import LayoutText
import Testing

@Suite struct FixingTests {
  private static let code = Diagnostic.Code(.warning, "L000", "test")

  /// A diagnostic that offers `edits`.
  private static func diagnostic(_ applicability: Fix.Applicability, _ edits: [Edit]) -> Diagnostic
  {
    Diagnostic(code, "something", at: edits[0].range, label: "here")
      .helping("repair it", fix: Fix(applicability, edits))
  }

  @Test func overlappingFixesGoOneAfterAnother() {
    let fixed = fixing(SourceText("aab"), upTo: .safe) { source in
      let bytes = source.bytes
      return bytes.indices.filter { bytes[$0] == UInt8(ascii: "a") }
        .map { Self.diagnostic(.safe, [Edit(replace: $0..<$0 + 1, with: "c")]) }
    }
    #expect(fixed.source[0..<3] == "ccb")
    #expect(fixed.count == 2)
  }

  @Test func fixesThatUndoEachOtherEnd() {
    let fixed = fixing(SourceText("a"), upTo: .safe) { source in
      let other = source.bytes[0] == UInt8(ascii: "a") ? "b" : "a"
      return [Self.diagnostic(.safe, [Edit(replace: 0..<1, with: other)])]
    }
    #expect(fixed.count == 10)
  }

  @Test(arguments: [Fix.Applicability.unsafe, .display])
  func onlyAllowedFixesAreApplied(_ applicability: Fix.Applicability) {
    let fixed = fixing(SourceText("a"), upTo: .safe) { _ in
      [Self.diagnostic(applicability, [Edit(replace: 0..<1, with: "b")])]
    }
    #expect(fixed.count == 0)
  }

  /// A fix that breaks the file is not applied.
  @Test func fixedFilesHaveNoMoreErrors() {
    let fixed = fixing(SourceText("a"), upTo: .safe) { source in
      source.bytes == Array("a".utf8)
        ? [Self.diagnostic(.safe, [Edit(replace: 0..<1, with: "b")])]
        : [Diagnostic(.init(.error, "L001", "broken"), "broken", at: 0..<1, label: "here")]
    }
    #expect(fixed.source[0..<1] == "a" && fixed.count == 0)
  }
}
