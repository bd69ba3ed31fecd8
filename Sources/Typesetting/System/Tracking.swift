internal import LayoutGeometry

/// How far apart the system's font sets its letters, beyond their advances.
enum Tracking {
  /// Sizes in points and the tracking there, in thousandths of the size.
  ///
  /// - Source: `content.md` b.4, after the tables of Apple's Human Interface Guidelines.
  private static let steps: [(size: Points, tracking: Double)] = [
    (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26), (18, -25),
    (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (28, 14),
    (30, 14), (34, 12),
  ]

  /// What is added after each letter of a text of `size`, in points: linear between the steps, and
  /// beyond them as at the nearest.
  static func afterEachLetter(at size: Points) -> Points {
    guard let next = steps.firstIndex(where: { size <= $0.size }) else {
      return steps[steps.count - 1].tracking * size / 1000
    }
    guard next > 0 else { return steps[0].tracking * size / 1000 }
    let (low, high) = (steps[next - 1], steps[next])
    let share = (size - low.size) / (high.size - low.size)
    return (low.tracking + share * (high.tracking - low.tracking)) * size / 1000
  }
}
