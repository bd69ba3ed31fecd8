internal import LayoutGeometry

/// A rectangle of the content, in points, *y* downwards.
public struct Frame: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  init(_ frame: Rectangle) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension SolvedLayout {
  /// A width and a height, in points.
  public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    init(_ size: LayoutGeometry.Size) { self.init(width: size.width, height: size.height) }
  }
}

extension Rectangle {
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
