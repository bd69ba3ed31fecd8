internal import LayoutGeometry

/// A font at a size: how far each cluster of a text moves the pen.
protocol Typeface: Sendable {
  /// From the top of a line to its baseline, in points.
  var ascent: Points { get }
  /// From the top of a line to that of the next, in points.
  var lineHeight: Points { get }

  /// The glyph of a cluster that is one scalar.
  func glyph(for scalar: Unicode.Scalar) -> Glyph
  /// The glyph of a cluster of several scalars.
  func clusterGlyph(for cluster: Character) -> Glyph
  /// What is added between two neighbours, in points; mostly negative.
  func kerning(_ left: Glyph, _ right: Glyph) -> Points

  /// The clusters of `text`; asked of the typeface so that the loop is its own.
  func clusters(of text: String) -> [Cluster]
}

/// What stands for a cluster on its line.
struct Glyph: Sendable {
  /// How far it moves the pen, in points.
  var advance: Points
  /// What its typeface calls it when it kerns it; 0 is never kerned.
  var name: UInt32 = 0
}

/// What a reader takes for one character, measured.
struct Cluster: Sendable {
  /// How far it moves the pen, in points.
  var advance: Points
  /// What is added between it and the one before on the same line, in points.
  var kerning: Points
  var traits: BreakTraits
}

extension Typeface {
  /// The clusters of `text`, in its order.
  ///
  /// - Complexity: O(*n*) in the bytes of the text. Two neighbours in ASCII are always two clusters,
  ///   but for a line end of two characters; only the rest is asked for its borders.
  func clusters(of text: String) -> [Cluster] {
    var copy = text
    return copy.withUTF8 { bytes in clusters(of: bytes, text) }
  }

  /// The clusters of `bytes`, which are those of `text`.
  private func clusters(of bytes: UnsafeBufferPointer<UInt8>, _ text: String) -> [Cluster] {
    let traitsOfASCII = BreakTraits.ofASCII
    var clusters: [Cluster] = []
    clusters.reserveCapacity(bytes.count)
    var left = Glyph(advance: 0)
    var place = 0
    while place < bytes.count {
      let scalar = Unicode.Scalar(bytes[place])
      let glyph: Glyph
      let traits: BreakTraits
      if scalar.isASCII, scalar != "\r", place + 1 == bytes.count || bytes[place + 1] < 0x80 {
        traits = traitsOfASCII[Int(scalar.value)]
        glyph = traits.contains(.newline) ? Glyph(advance: 0) : self.glyph(for: scalar)
        place += 1
      } else {
        let character = text[text.utf8.index(text.startIndex, offsetBy: place)]
        traits = BreakTraits(character)
        glyph = traits.contains(.newline) ? Glyph(advance: 0) : self.glyph(of: character)
        place += character.utf8.count
      }
      clusters.append(
        Cluster(advance: glyph.advance, kerning: kerning(left, glyph), traits: traits))
      left = glyph
    }
    return clusters
  }

  /// The glyph of a cluster.
  private func glyph(of character: Character) -> Glyph {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else {
      return clusterGlyph(for: character)
    }
    return glyph(for: first)
  }
}
