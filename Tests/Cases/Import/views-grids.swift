// run: GridsPage()
import SwiftUI

struct GridsPage: View {
  private let columns = [
    GridItem(.fixed(80), spacing: 4), GridItem(.flexible(minimum: 10, maximum: 120)),
    GridItem(.flexible()),
  ]

  var body: some View {
    VStack {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 12) {
        ForEach(0..<6) { index in Text("Cell") }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(0..<9, id: \.self) { _ in Color.gray.frame(height: 60) }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2)
      {
        Text("A")
        Text("B")
      }
      LazyHGrid(rows: [GridItem(.fixed(30), alignment: .leading)]) { Text("R") }
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow(alignment: .top) {
          Text("Name").gridColumnAlignment(.trailing)
          Text("Value").gridCellAnchor(.topLeading)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text("All").gridCellColumns(2) }
      }
    }
  }
}
