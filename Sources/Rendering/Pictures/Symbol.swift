/// The signs of pictures as paths around their middles, in points.
enum Symbol {
  static let pin = "M-2.5 -6H2.5L2 -1.5L4 1H-4L-2 -1.5ZM0 1V6"
  /// A picture: a mountain range below the sun, `imageSide` wide.
  static let image = "M-8 6L-3 -2L0 2.5L3 -1L8 6ZM3.5 -5A1.5 1.5 0 1 1 6.5 -5A1.5 1.5 0 1 1 3.5 -5Z"
  static let imageSide = 16.0
  /// The arrow of a chip; it points to the right.
  static let arrow = "M-2 -4L2.5 0L-2 4"
}
