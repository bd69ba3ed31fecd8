import Support
import LayoutGeometry
import Testing

/// Rounding to pixels.
@Suite struct PixelGridTests {
  @Test func nearestIsTheLibrarysRounding() {
    let halves = (-9...9).map { Double($0) / 2 }
    let large = [0x1p51 + 0.5, 0x1p52 - 0.5, 0x1p52 + 1, 0x1p53, 1e300, .infinity]
    let edges = halves + large + large.map { -$0 } + [-0.0, -0.25]
    var numbers = SplitMix64(seed: 1)
    let random = (0..<10_000).map { _ in Double.random(in: -1e6...1e6, using: &numbers) }
    for value in edges.flatMap({ [$0, $0.nextUp, $0.nextDown] }) + random {
      let rounded = value.rounded(.toNearestOrAwayFromZero)
      let pixel = PixelGrid(scale: 1, floorsSizes: false).nearest(value)
      #expect(pixel.bitPattern == rounded.bitPattern, "\(value)")
    }
    #expect(PixelGrid(scale: 2, floorsSizes: false).nearest(-1.25) == -1.5)
  }
}
