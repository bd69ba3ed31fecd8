// swift-format-ignore-file
import SwiftUI

struct Filter: Identifiable {
    let id: Int
    let name: String
}

struct FilterBar: View {
    let categories: [String]
    let filters: [Filter]

    var all: [Filter] { [Filter(id: 0, name: "all")] + filters }

    var body: some View {
        HStack {
            ForEach(["All"] + categories, id: \.self) { Text($0).padding(8) }
            ForEach(all) { Text($0.name) }
        }
    }
}
