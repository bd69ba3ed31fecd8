internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

/// The device around the screen: an outline, the safe area, and the marks of a phone.
struct ScreenFrame {
  let screen: Rectangle
  private let safe: Rectangle
  private let radius: Points
  /// What the system itself draws at the edges of a phone in the upright.
  private var fixtures: [Rectangle] = []

  /// How thick the outline is, in points.
  static let width: Points = 5

  init(of picture: Picture) {
    let viewport = picture.solved.viewport
    let insets = viewport.safeArea
    (screen, safe) = (picture.screen, picture.solved.safeScreen)
    let side = min(screen.width, screen.height)
    let isPhone = viewport.traits.idiom == .phone
    let isRound = isPhone && (insets.bottom > 0 || insets.top >= Self.cameraTop)
    radius = isRound ? min(Self.largestRadius, side / 9) : min(Self.smallestRadius, side / 20)
    guard isPhone else { return }
    if insets.top >= Self.cameraTop, screen.height > screen.width {
      fixtures.append(place(Size(width: 110, height: 30), y: screen.y + 13))
    }
    if insets.bottom >= Self.leastHomeBottom {
      fixtures.append(place(Size(width: min(134, side / 3), height: 5), y: screen.maxY - 13))
    }
  }

  /// What labels stay away from.
  var marks: [Rectangle] {
    fixtures.map { $0.grown(by: 2) } + safeLines.map { $0.grown(by: 1) }
  }

  private static let largestRadius: Points = 44
  private static let smallestRadius: Points = 18
  /// From this safe area on a phone has its camera inside the screen.
  private static let cameraTop: Points = 50
  /// From this safe area on a phone has no home button.
  private static let leastHomeBottom: Points = 21

  private func place(_ size: Size, y: Points) -> Rectangle {
    Rectangle(
      origin: Point(x: screen.center.x - size.width / 2, y: y), size: size)
  }
}

extension ScreenFrame {
  /// The screen as a shape of the style sheet's class `style`.
  func write(_ style: String, to writer: inout ByteWriter) {
    writer.markup("<rect class=\"\(style)\"\(screen, as: .attributes) rx=\"\(radius)\"/>\n")
  }

  /// What is drawn above the content.
  func writeFront(to writer: inout ByteWriter) {
    writeSafeArea(to: &writer)
    for fixture in fixtures {
      writer.markup(
        "<rect class=\"fixture\"\(fixture, as: .attributes) rx=\"\(fixture.height / 2)\"/>\n")
    }
    let half = Self.width / 2
    let outline = screen.grown(by: half)
    writer.markup(
      "<rect class=\"device\"\(outline, as: .attributes) rx=\"\(radius + half)\"/>\n")
  }

  /// Whether it shows a safe area.
  var hasSafeArea: Bool { !safeLines.isEmpty }

  /// The edges of the safe area that are not the screen's.
  private var safeLines: [Rectangle] {
    let across = Size(width: screen.width, height: 0)
    let down = Size(width: 0, height: screen.height)
    let edges = [
      (safe.y > screen.y, Rectangle(origin: Point(x: screen.x, y: safe.y), size: across)),
      (safe.maxY < screen.maxY, Rectangle(origin: Point(x: screen.x, y: safe.maxY), size: across)),
      (safe.x > screen.x, Rectangle(origin: Point(x: safe.x, y: screen.y), size: down)),
      (safe.maxX < screen.maxX, Rectangle(origin: Point(x: safe.maxX, y: screen.y), size: down)),
    ]
    return edges.filter(\.0).map(\.1)
  }

  private func writeSafeArea(to writer: inout ByteWriter) {
    for line in safeLines {
      writer.markup("<line class=\"safe\"\(line.ends)><title>safe area</title></line>\n")
    }
  }
}

extension Rectangle {
  /// ` x1="0" y1="59" x2="393" y2="59"`: the attributes of a line from its origin to its end.
  var ends: Markup { " x1=\"\(x)\" y1=\"\(y)\" x2=\"\(maxX)\" y2=\"\(maxY)\"" }
}
