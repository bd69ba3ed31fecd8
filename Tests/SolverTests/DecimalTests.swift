import Support
import LayoutGeometry
import Testing

/// Numbers as text.
@Suite struct DecimalTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (3, "3"), (-12.5, "-12.5"), (0.1, "0.1"),
      (1.0 / 3, "0.3333333333333333"),
      (1e-7, "0.0000001"), (-1.25e-7, "-0.000000125"), (1e15, "1000000000000000"),
      (1e16, "10000000000000000"),
      (1.5e20, "150000000000000000000"), (-1e20, "-100000000000000000000"),
      (123_456_789_012_345_680, "123456789012345680"),
    ] as [(Double, String)])
  func plain(_ number: Double, _ expected: String) {
    #expect(number.plainDecimal == expected)
  }

  @Test func readsBack() {
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<10_000 {
      let number = Double(bitPattern: numbers.next())
      guard number.isFinite else { continue }
      #expect(Double(number.plainDecimal) == number)
    }
  }
}
