import LayoutReporting
import LayoutDiagnostics
import LayoutText
import Testing

@Suite struct FindingFingerprintTests {
  private let text = "a x\nb\na x\n"

  @Test func fingerprintsIgnoreLinesAbove() {
    #expect(fingerprints(in: text) == fingerprints(in: "\n\nc\n" + text))
  }

  @Test func equalFindingsDiffer() {
    #expect(Set(fingerprints(in: text)).count == 2)
  }

  @Test func suppressingOneKeepsTheOther() {
    let silenced = fingerprints(in: text, status: .suppressed(reason: nil))
    #expect(silenced == fingerprints(in: text))
  }

  @Test func fingerprintsDependOnTheElement() {
    let one = fingerprints(in: "a x\n", element: "feed/posts")
    #expect(one == fingerprints(in: "b x\n", element: "feed/posts"))
    #expect(one != fingerprints(in: "a x\n", element: "feed/stories"))
  }

  @Test func fingerprintsDependOnTheFile() {
    #expect(fingerprints(in: text) != fingerprints(in: text, name: "b.layout"))
  }

  /// The fingerprints of a finding at each `x`; the first finding has `status`.
  private func fingerprints(
    in text: String, name: String = "a.layout", element: String? = nil,
    status: Finding.Status = .active
  ) -> [String] {
    let code = Diagnostic.Code(.warning, "L399", "no-x")
    let source = SourceText(text, name: name)
    let places = source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "x") }
    let findings = places.enumerated().map { index, place in
      Finding(
        Diagnostic(code, "an `x`", at: place..<(place + 1), label: "here"),
        status: index == 0 ? status : .active, in: element)
    }
    let file = Report.File(source, findings: findings)
    var fingerprints = FindingFingerprints()
    return file.findings.map { fingerprints.fingerprint(of: $0, in: file, at: name) }
  }
}
