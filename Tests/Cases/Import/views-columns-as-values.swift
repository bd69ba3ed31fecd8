// run: ColumnsAsValuesView()
// swift-format-ignore-file
import SwiftUI

/// Columns that are given to functions and other views, and those that a condition chooses.
struct ColumnsAsValuesView: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    private var columns: [GridItem] {
        var items = [GridItem(.fixed(80), spacing: 4)]
        if sizeClass == .regular { items.append(GridItem(.adaptive(minimum: 60, maximum: 120))) }
        return items
    }

    var body: some View {
        VStack {
            grid(columns: [GridItem(.fixed(90)), .init(.flexible(minimum: 20, maximum: .infinity))])
            Tiles(columns: [GridItem](repeating: GridItem(.fixed(50), alignment: .top), count: 2)) { Text("b") }
            LazyVGrid(columns: columns) { Text("c") }
            LazyHGrid(rows: [GridItem(sizeClass == .compact ? .fixed(30) : .adaptive(minimum: 40))]) { Text("d") }
        }
    }

    private func grid(columns: [GridItem]) -> some View { LazyVGrid(columns: columns) { Text("a") } }
}

struct Tiles<Inside: View>: View {
    var columns = [GridItem(.flexible()), GridItem(.flexible())]
    @ViewBuilder var inside: () -> Inside
    var body: some View { LazyVGrid(columns: columns, spacing: 4) { inside() } }
}
