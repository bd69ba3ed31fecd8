// run: ColumnsView()
// swift-format-ignore-file
import SwiftUI

/// The columns of a grid are read where they are written.
struct ColumnsView: View {
    let size: CGFloat = 50
    var columns: [GridItem] { [GridItem(.fixed(size)), GridItem(.flexible())] }

    var body: some View { grid(size: 70) }

    func grid(size: CGFloat) -> some View {
        LazyVGrid(columns: columns, spacing: size) { Text("a") }
    }
}
