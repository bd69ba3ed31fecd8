import Generation
import Support
import Testing

/// Laws that hold for every generated file.
@Suite struct LawTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func generatedFilesKeepTheLaws(_ part: UInt64) {
    let count = UInt64(repetitions(100))
    for seed in part * count..<(part + 1) * count {
      let laws = Laws(Choices(seed: seed))
      let violations = laws.violations(isThorough: seed % 25 == 0)
      if !violations.isEmpty { Issue.record("\(seed): \(violations)\n\(laws.text)") }
    }
  }

  /// Four of five files are without errors, so that laws are about something.
  @Test func mostFilesAreValid() {
    let invalid = (0..<100).filter { !Laws(Choices(seed: $0)).isValid }
    let errors = invalid.prefix(5).map { Laws(Choices(seed: $0)).errors }
    #expect(invalid.count <= 20, "\(invalid.count): \(errors)")
  }
}
