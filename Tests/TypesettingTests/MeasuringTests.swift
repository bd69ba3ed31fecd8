import LayoutGeometry
import LayoutLanguage
import LayoutTypesetting
import Support
import Testing

@Suite struct MeasuringTests {
  private let anywhere = TextProposal(width: nil, height: nil)

  @Test func baselinesAreThoseOfTheFirstAndTheLastLine() {
    let typesetter = Typesetter(model: .mono, pixels: .phone)
    let one = typesetter.measure(StyledText("abc", fontSize: 40), in: anywhere)
    #expect(one.firstBaseline == 32 && one.lastBaseline == 32)
    let three = typesetter.measure(
      StyledText("a b c", fontSize: 20), in: TextProposal(width: 10, height: nil))
    #expect(three.firstBaseline == 16 && three.lastBaseline == 56 && three.lineCount == 3)
    #expect(!three.isApproximate)
  }

  /// Lengths are rounded up to whole pixels; sums of whole pixels stay exact.
  @Test(arguments: [(1.0, 74.0, 24.0), (2, 73.5, 24), (3, 73.33333333333333, 23.666666666666668)])
  func sizesAreWholePixels(_ scale: Double, _ width: Points, _ height: Points) {
    let typesetter = Typesetter(
      model: .system, pixels: PixelGrid(scale: scale, floorsSizes: true))
    let answer = typesetter.measure(StyledText("Settings", fontSize: 19.7), in: anywhere)
    #expect(answer.size == Size(width: width, height: height))
  }

  @Test func extremeNumbersAreHandled() {
    for length in [Double.nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300] {
      for model in [TextModel.mono, .system] {
        let typesetter = Typesetter(model: model, pixels: .phone)
        for proposal in [
          TextProposal(width: length, height: nil), TextProposal(width: 50, height: length),
        ] {
          let answer = typesetter.measure(StyledText("a b\nc", lines: -1), in: proposal)
          #expect(answer.lineCount == 1)
        }
        let answer = typesetter.measure(
          StyledText("a b", fontSize: length), in: TextProposal(width: 50, height: 50))
        #expect(answer.lineCount > 0)
      }
    }
  }

  @Test func missingGlyphsUseFallbackFonts() throws {
    var latin = SyntheticFont()
    latin.tables["kern"] = SyntheticFont.kern([(2, 3, -50)])
    var eastern = SyntheticFont()
    eastern.unitsPerEm = 500
    eastern.runs = [(0x5B57, 1, 2)]
    eastern.tables["kern"] = SyntheticFont.kern([(2, 2, -100)])
    let fonts = TextModel.fonts(try Font(latin.bytes), try Font(eastern.bytes))
    let typesetter = Typesetter(model: fonts, pixels: PixelGrid(scale: 10, floorsSizes: true))
    for (text, width) in [
      ("A", 7.0), ("AB", 13.6), ("BA", 14.1), ("字", 14), ("A字", 21), ("字字", 26), ("x", 6),
      ("😀", 6), ("👍🏽", 6), ("A\u{301}", 7), ("A\u{200B}B", 14.1), ("\u{2003}A", 9.5),
    ] {
      let answer = typesetter.measure(StyledText(text, fontSize: 10), in: anywhere)
      #expect(answer.size == Size(width: width, height: 11), "\(text)")
      #expect(answer.firstBaseline == 8 && !answer.isApproximate)
    }
    #expect(typesetter.measure(StyledText("سلام"), in: anywhere).isApproximate)
    #expect(typesetter.measure(StyledText("नमस्ते"), in: anywhere).isApproximate)
  }

  /// A text that is measured repeatedly gives the same answers as a fresh one.
  @Test(arguments: [
    "Row of many words, and a longword-that-breaks", "A", "", " spaces  at the end ",
    "one\n\ntwo three\n", "字字字，字", "AVAVAV WAWA To", "🙂🙂 🙂",
  ])
  func measuringAgainGivesTheSameSizes(_ content: String) {
    for lines in [nil, 1, 2] {
      for model in [TextModel.mono, .system] {
        let typesetter = Typesetter(model: model, pixels: .phone)
        let text = StyledText(content, lines: lines)
        var prepared = typesetter.prepare(text)
        let widths = stride(from: 0.0, through: 420, by: 3.5)
        for width in Array(widths) + widths.reversed() + [.infinity] {
          for height in [nil, 0, 25, 45, width] {
            let proposal = TextProposal(width: width, height: height)
            #expect(prepared.measure(in: proposal) == typesetter.measure(text, in: proposal))
          }
        }
        #expect(prepared.measure(in: anywhere) == typesetter.measure(text, in: anywhere))
      }
    }
  }

  /// Canonically equivalent strings can have different glyphs, so they are different texts.
  @Test func equivalentStringsAreDifferentTexts() {
    #expect(StyledText("é") != StyledText("e\u{301}"))
  }

  /// Long texts, with and without line break opportunities.
  @Test(arguments: ["a", "ab cd ", " ", "漢", "e\u{301}", "a-", "\n", "(", "\u{301}", "a(「"])
  func longTextsTakeProportionalTime(_ unit: String) {
    let text = StyledText(String(repeating: unit, count: 100_000), fontSize: 20)
    let typesetter = Typesetter(model: .mono, pixels: .phone)
    let answer = typesetter.measure(text, in: TextProposal(width: 100, height: nil))
    #expect(answer.lineCount >= 1 && answer.size.width <= 100)
    let cut = typesetter.measure(text, in: TextProposal(width: 100, height: 40))
    #expect(cut.lineCount <= 2)
  }

  /// Every style has a size for each preferred text size and grows with it.
  @Test(arguments: TextStyle.allCases)
  func stylesHaveAllSizes(_ style: TextStyle) {
    #expect(style.sizes.count == ContentSizeCategory.allCases.count)
    #expect(style.sizes == style.sizes.sorted())
  }

  @Test func stylesAreTheUsualOnes() {
    let usual = TextStyle.allCases.map { $0.sizes[3] }
    #expect(usual == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(TextStyle.headline.weight == .semibold && TextStyle.body.weight == .regular)
  }
}
