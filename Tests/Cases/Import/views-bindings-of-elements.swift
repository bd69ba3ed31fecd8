// swift-format-ignore-file
import SwiftUI

struct Chore: Identifiable {
    var id: Int
    var title: String
}

struct ChoreList: View {
    @Binding var chores: [Chore]
    var body: some View {
        VStack {
            ForEach($chores) { $chore in Text(chore.title).padding() }
            ForEach($chores) { chore in Text(chore.wrappedValue.title) }
        }
    }
}
