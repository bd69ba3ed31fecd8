import LayoutGeometry
import LayoutTypesetting
import Testing

/// The text model of the system compared with measurements on devices.
///
/// Source: `content.md` b.4; widths in points, as printed by tests that ran on devices.
@Suite struct CalibrationTests {
  struct Measured: CustomStringConvertible, Sendable {
    let text: String
    let size: Points
    let device: Points
    let model: Points
    var description: String { "\(text) at \(size)" }
  }

  static let table = [
    Measured(text: "Hello, world!", size: 17, device: 94.667, model: 93.767),
    Measured(text: "Tap me!", size: 17, device: 60.667, model: 60.704),
    Measured(text: "Wave Charge", size: 17, device: 101.333, model: 101.750),
    Measured(text: "Threads at once", size: 17, device: 123.333, model: 124.106),
    Measured(text: "Username", size: 17, device: 78.667, model: 78.397),
    Measured(text: "Password", size: 17, device: 73.667, model: 74.848),
    Measured(text: "Log In", size: 17, device: 46.667, model: 46.634),
    Measured(text: "Author: Aldous huxley", size: 13, device: 132.667, model: 132.720),
    Measured(text: "Published on: 1932", size: 13, device: 115.667, model: 115.301),
    Measured(text: "Patrick's MegaMac", size: 13, device: 115.333, model: 115.102),
    Measured(text: "Oğuz Atay · 1972", size: 15, device: 116.0, model: 115.606),
  ]

  @Test(arguments: table)
  func modelIsAsPublished(_ measured: Measured) {
    #expect(abs(width(of: measured.text, measured.size) - measured.model) < 0.0015)
  }

  @Test func errorsAreSmall() {
    let errors = Self.table.map { measured in
      abs(width(of: measured.text, measured.size) / measured.device - 1)
    }
    #expect(errors.reduce(0, +) / Double(errors.count) <= 0.005)
    #expect(errors.max()! <= 0.017)
  }

  @Test(arguments: [
    ("Settings", 34.0, FontWeight.bold, 132.341), ("Books", 34, .bold, 97.980),
    ("Hello", 17, .regular, 38.479), ("漢", 17, .semibold, 17), ("안녕하세요", 17, .regular, 73.525),
    ("😀", 20, .regular, 25), ("👩‍👩‍👧‍👦", 20, .regular, 25), ("🇩🇰", 20, .regular, 25),
    ("e\u{301}", 17, .regular, 9.458), ("é", 17, .regular, 9.458), ("ŵ", 17, .regular, 13.370),
    ("w\u{302}", 17, .regular, 13.370), ("x\u{302}", 17, .regular, 8.734),
    ("x", 17, .regular, 8.734), ("", 17, .regular, 0), ("\u{200B}", 17, .regular, 0),
  ])
  func width(_ text: String, _ size: Points, _ weight: FontWeight, _ expected: Points) {
    #expect(abs(width(of: text, size, weight) - expected) < 0.0015)
  }

  /// Weights without a face use the nearest one.
  @Test func weightsShareFaces() {
    func width(_ weight: FontWeight, _ size: Points) -> Points {
      self.width(of: "Weights", size, weight)
    }
    for weight in [FontWeight.ultraLight, .thin, .light] {
      #expect(width(weight, 17) == width(.regular, 17))
    }
    for weight in [FontWeight.heavy, .black] { #expect(width(weight, 30) == width(.bold, 30)) }
    #expect(width(.regular, 17) < width(.medium, 17))
    #expect(width(.medium, 17) < width(.semibold, 17))
    #expect(width(.semibold, 17) < width(.bold, 17))
    #expect(width(.medium, 20) == width(.semibold, 20))
  }

  @Test(arguments: [
    (11.0, 13.333), (12, 14.333), (13, 15.667), (15, 18), (16, 19.333), (17, 20.333), (20, 24),
    (22, 26.333), (28, 33.667), (34, 40.667),
  ])
  func lineHeight(_ size: Points, _ expected: Points) {
    let answer = Typesetter(model: .system, pixels: .phone)
      .measure(StyledText("x", fontSize: size), in: TextProposal(width: nil, height: nil))
    #expect(abs(answer.size.height - expected) < 0.001)
    #expect(abs(answer.firstBaseline - 0.952148 * size) < 1e-4)
    #expect(answer.isApproximate)
  }

  /// Chips of 12 and 5 points around their text at 17 points.
  ///
  /// Source: `content.md` 0.8 and h; the fifth was measured on a device.
  @Test(arguments: [
    ("123", 52.0), ("123456", 82.333), ("abcdefg", 87.333), ("가나다라마바사", 127), ("안녕하세요", 97.667),
    ("1", 31.667), ("11234", 69.667), ("123 234", 87),
  ])
  func chip(_ label: String, _ width: Points) {
    let answer = Typesetter(model: .system, pixels: .phone)
      .measure(StyledText(label), in: TextProposal(width: nil, height: nil))
    #expect(abs(answer.size.width + 24 - width) < 0.001)
    #expect(abs(answer.size.height + 10 - 30.333) < 0.001)
  }

  /// The width on a screen with a thousand pixels per point.
  private func width(
    of text: String, _ size: Points, _ weight: FontWeight = .regular
  ) -> Points {
    Typesetter(model: .system, pixels: PixelGrid(scale: 1000, floorsSizes: true))
      .measure(
        StyledText(text, fontSize: size, weight: weight), in: TextProposal(width: nil, height: nil)
      ).size.width
  }
}
