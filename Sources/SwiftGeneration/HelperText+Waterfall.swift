extension HelperText {
  static let waterfall = #"""
    /// Items in equal columns, each below the shortest column so far.
    @MainActor private struct Waterfall {
        /// The items' frames, from the group's top leading corner.
        private(set) var frames: [CGRect] = []
        /// The length of the group: its longest column and its insets, at least 1.
        private(set) var length: CGFloat = 1

        /// `width` is the group's; `size` gives an item's size for its index and the width of a column.
        init(count: Int, split: Int, spacing: CGFloat = 0, columnSpacing: CGFloat? = nil, insets: NSDirectionalEdgeInsets = .zero, width: CGFloat, _ environment: any NSCollectionLayoutEnvironment, size: (Int, CGFloat) -> CGSize) {
            let gap = columnSpacing ?? spacing
            let scale = max(1, environment.traitCollection.displayScale)
            let column = floored((width - insets.leading - insets.trailing - CGFloat(split - 1) * gap) / CGFloat(split), environment)
            var ends = [CGFloat](repeating: 0, count: split)
            var isEmpty = [Bool](repeating: true, count: split)
            for item in 0..<count {
                var shortest = 0
                for i in ends.indices.dropFirst() where ends[i] < ends[shortest] - 1e-3 / scale { shortest = i }
                let size = size(item, column)
                let y = isEmpty[shortest] ? 0 : ends[shortest] + spacing
                (ends[shortest], isEmpty[shortest]) = (y + size.height, false)
                frames.append(CGRect(x: insets.leading + CGFloat(shortest) * (column + gap), y: insets.top + y, width: size.width, height: size.height))
            }
            length = max(1, insets.top + (ends.max() ?? 0) + insets.bottom)
        }
    }

    """#
}
