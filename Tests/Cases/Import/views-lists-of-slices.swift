// swift-format-ignore-file
import SwiftUI
extension Array<URLQueryItem> {
    init(_ elements: (name: String, value: String?)...) {
        self = elements.map { URLQueryItem(name: $0.name, value: $0.value) }
    }
}
struct Row: Identifiable { let id: Int; let name: String }
struct RowsView: View {
    let items: [Row]
    var body: some View {
        VStack {
            ForEach(Array(items.dropFirst())) { item in
                Text(item.name)
            }
        }
    }
}
