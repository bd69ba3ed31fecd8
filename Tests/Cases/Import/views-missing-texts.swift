// run: MissingTextsView(count: nil, name: nil, progress: nil, isReady: true)
// data: {"count": 0, "name": "", "isReady": true, "progressText": "0.0"}
// swift-format-ignore-file
import SwiftUI

/// What is bound may be missing in one case of several.
struct MissingTextsView: View {
    let count: Int?
    let name: String?
    var progress: Float?
    let isReady: Bool

    var size: String? {
        guard let count else { return name }
        if count > 3 { return "big" }
        return nil
    }
    var title: String? { count == 1 ? "one" : name }
    var shown: Float? { progress ?? (isReady ? nil : 0) }

    var body: some View {
        VStack {
            if let size { Text(size) } else { Text("no size") }
            if let title { Text(title) } else { Text("no title") }
            if let shown { Text("\(shown)") } else { Text("none") }
        }
    }
}
