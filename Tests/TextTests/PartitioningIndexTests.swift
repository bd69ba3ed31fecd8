import LayoutText
import Testing

/// A place that is looked for around a guess is the one that is found without.
@Suite struct PartitioningIndexTests {
  @Test func guessesDoNotChangeWhatIsFound() {
    for range in [0..<0, 3..<4, -5..<20, 0..<1000] {
      for place in range.lowerBound...range.upperBound {
        for guess in [-7, 0, 3, place - 9, place - 1, place, place + 1, place + 40, 2000] {
          #expect(range.partitioningIndex(near: guess) { $0 >= place } == place)
        }
      }
    }
  }

  @Test func goodGuessesAskSeldom() {
    var count = 0
    let found = (0..<10_000_000).partitioningIndex(near: 5_000_000) {
      count += 1
      return $0 >= 5_000_003
    }
    #expect(found == 5_000_003)
    #expect(count < 10)
  }
}
