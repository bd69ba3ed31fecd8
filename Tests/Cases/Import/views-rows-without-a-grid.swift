// swift-format-ignore-file
import SwiftUI

/// Rows of grids that stand in none.
struct RowsView: View {
    var body: some View {
        VStack {
            Grid { GridRow { Text("A"); Text("B") } }
            GridRow { Text("C"); Text("D") }
        }
        .overlay { GridRow { Text("E") } }
    }
}
