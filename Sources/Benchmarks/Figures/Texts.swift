import LayoutGeometry
import LayoutTypesetting
import Baselines

extension Figure {
  /// Texts measured.
  static let texts = [
    Figure(
      name: "text/measure 1 MB", unit: .megabytesPerSecond, yardstick: "C, letters of one width",
      target: .bound(30)
    ) { (pace) throws(Obstacle) in
      let bytes = Array(Self.megabyte.content.utf8)
      let advances = [Double](repeating: Self.megabyte.fontSize / 2, count: 256)
      let theirs = wrap(bytes, advances)
      let ours = Self.typesetter(.mono).measure(Self.megabyte, in: Self.column)
      guard ours.lineCount == theirs.lines, ours.size.width == theirs.widest else {
        throw .disagreement("\(ours.lineCount) lines against \(theirs.lines)")
      }
      let typesetter = Self.typesetter(.system)
      return pace.alternate(work: Double(bytes.count)) {
        keep(typesetter.measure(Self.megabyte, in: Self.column))
      } against: {
        keep(wrap(bytes, advances).lines)
      }
    },
    Figure(
      name: "text/measure a label again", unit: .nanoseconds, yardstick: "measuring it anew",
      target: .ratio(1)
    ) { pace in
      let label = StyledText("Threads at once, and a second line of them", lines: 2)
      let typesetter = Self.typesetter(.system)
      var set = typesetter.set(label)
      return pace.alternate {
        keep(set.answer(to: Self.column))
      } against: {
        keep(typesetter.measure(label, in: Self.column))
      }
    },
  ]

  private static let column = TextProposal(width: 350, height: nil)

  /// A million bytes of words from one letter to twelve.
  private static let megabyte: StyledText = {
    var text = ""
    var length = 1
    while text.utf8.count < 1_000_000 {
      text += "representable".prefix(length) + " "
      length = length * 7 % 13
    }
    return StyledText(text, fontSize: 20)
  }()

  private static func typesetter(_ model: TextModel) -> Typesetter {
    Typesetter(model: model, pixels: PixelGrid(scale: 1, floorsSizes: true))
  }

  private static func wrap(
    _ bytes: [UInt8], _ advances: [Double]
  ) -> (lines: Int, widest: Points) {
    var widest: Points = 0
    let lines = yardstick_wrap(bytes, bytes.count, advances, 350, &widest)
    return (lines, widest)
  }
}
