/// The signs of pictures as paths around their middles, in points.
enum Symbol {
  static let pin = "M-2.5 -6H2.5L2 -1.5L4 1H-4L-2 -1.5ZM0 1V6"
  /// The arrow of a chip; it points to the right.
  static let arrow = "M-2 -4L2.5 0L-2 4"
}
