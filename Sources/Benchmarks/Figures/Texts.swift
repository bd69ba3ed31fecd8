import LayoutGeometry
import LayoutTypesetting

extension Figure {
  /// Texts measured.
  static let texts = [
    Figure(
      name: "text/measure 1 MB", unit: .megabytesPerSecond, baseline: "letters of one width",
      target: .bound(30)
    ) { mode in
      let (ours, mono) = (Self.typesetter(.system), Self.typesetter(.mono))
      return mode.alternate(work: Double(Self.megabyte.content.utf8.count)) {
        keep(ours.measure(Self.megabyte, in: Self.column))
      } against: {
        keep(mono.measure(Self.megabyte, in: Self.column))
      }
    },
    Figure(
      name: "text/measure a label again", unit: .nanoseconds, baseline: "measuring it anew",
      target: .ratio(1)
    ) { mode in
      let label = StyledText("Threads at once, and a second line of them", lines: 2)
      let typesetter = Self.typesetter(.system)
      var prepared = typesetter.prepare(label)
      return mode.alternate {
        keep(prepared.measure(in: Self.column))
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
}
