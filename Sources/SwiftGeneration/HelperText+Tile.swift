extension HelperText {
  /// The same for groups with `repeat`, too, which ask for no room.
  static let repeatingTile = [
    ("split: Int?\n", "split, repeating: Int?\n"),
    ("split: Int? = nil", "split: Int? = nil, repeating: Int? = nil"),
    ("(self.split, ", "(self.split, self.repeating, "), ("(split, ", "(split, repeating, "),
    ("split ?? 10", "split ?? repeating ?? 10"), ("if end >", "if repeating == nil, end >"),
    ("if used <=", "if repeating == nil, used <="),
  ].reduce(tile) { $0.replacing($1.0, with: $1.1) }

  static let tile = #"""
    /// A part of a group that takes its data in another order than that of its places. UIKit has no such group, so a
    /// custom one computes the frames.
    @MainActor private struct Tile {
        let width, height: NSCollectionLayoutDimension
        let axis: SplitAxis?
        let spacing: CGFloat
        let split: Int?
        let order: Int?
        var insets = NSDirectionalEdgeInsets.zero
        let children: [Tile]

        init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ axis: SplitAxis? = nil, spacing: CGFloat = 0, split: Int? = nil, order: Int? = nil, _ children: [Tile] = []) {
            (self.width, self.height, self.axis, self.spacing) = (width, height, axis, spacing)
            (self.split, self.order, self.children) = (split, order, children)
        }

        /// A custom group with the same frames, in the order of the data.
        var group: NSCollectionLayoutGroup {
            .custom(layoutSize: .init(widthDimension: width, heightDimension: height)) { environment in
                frames(in: CGRect(origin: .zero, size: environment.container.effectiveContentSize), environment).map { .init(frame: $0) }
            }
        }

        private func frames(in frame: CGRect, _ environment: any NSCollectionLayoutEnvironment) -> [CGRect] {
            let inner = CGRect(x: frame.minX + insets.leading, y: frame.minY + insets.top, width: max(0, frame.width - insets.leading - insets.trailing), height: max(0, frame.height - insets.top - insets.bottom))
            guard let axis else { return [inner] }
            let length = axis == .horizontal ? inner.width : inner.height
            var (frames, used, isFirst) = ([CGRect](), CGFloat(0), true)
            for _ in 0..<(split ?? 10_000) {
                var placed: [(order: Int?, frames: [CGRect])] = []
                let before = used
                for child in children {
                    var size = CGSize(width: child.length(child.width, in: inner.size, environment), height: child.length(child.height, in: inner.size, environment))
                    if let split {
                        let slot = floored((length - CGFloat(split - 1) * spacing) / CGFloat(split), environment)
                        if axis == .horizontal { size.width = slot } else { size.height = slot }
                    }
                    let start = isFirst ? 0 : used + spacing
                    let end = start + (axis == .horizontal ? size.width : size.height)
                    if end > length + 1e-6 + 1e-6 * length { return frames + Self.inTurn(placed) }
                    let origin = axis == .horizontal ? CGPoint(x: inner.minX + start, y: inner.minY) : CGPoint(x: inner.minX, y: inner.minY + start)
                    placed.append((child.order, child.frames(in: CGRect(origin: origin, size: size), environment)))
                    (used, isFirst) = (end, false)
                }
                frames += Self.inTurn(placed)
                if used <= before { break }
            }
            return frames
        }

        private func length(_ dimension: NSCollectionLayoutDimension, in size: CGSize, _ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
            if dimension.isFractionalWidth { return floored(dimension.dimension * size.width, environment) }
            if dimension.isFractionalHeight { return floored(dimension.dimension * size.height, environment) }
            return floored(dimension.dimension, environment)
        }

        /// The frames of children with an `order` at their turn, the others in order around them.
        private static func inTurn(_ placed: [(order: Int?, frames: [CGRect])]) -> [CGRect] {
            var others = placed.filter { $0.order == nil }.map(\.frames)[...]
            return placed.indices.flatMap { turn in placed.first { $0.order == turn }?.frames ?? others.popFirst() ?? [] }
        }
    }

    """#
}
