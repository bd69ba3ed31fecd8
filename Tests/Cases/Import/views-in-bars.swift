// swift-format-ignore-file
import SwiftUI

/// The bars of navigation take a part of the height; nothing else of a tab view is known, so its pages are imported.
struct HomeView: View {
    var body: some View {
        TabView { FeedPage(); AboutPage(); Rows(names: ["a"]) }
    }
}

struct FeedPage: View {
    @ScaledMetric private var avatar: CGFloat = 44

    var body: some View {
        NavigationStack {
            HStack {
                Color.gray.frame(width: avatar, height: 1 / UIScreen.main.scale)
                Text("Feed")
            }
            .navigationTitle("Feed")
        }
    }
}

struct AboutPage: View {
    var body: some View { Text("About") }
}

struct Rows: View {
    let names: [String]
    var body: some View { ForEach(names, id: \.self) { Text($0) } }
}
