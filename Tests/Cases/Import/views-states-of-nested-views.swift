// swift-format-ignore-file
import SwiftUI

typealias RowHeight = CGFloat?

// A state without a value begins as nil, and one that an initialiser sets begins there.
struct StateRow: View {
    let title: Optional<String>
    let height: RowHeight
    var body: some View {
        HStack {
            RemotePicture()
            Opening(padding: 4)
            if title != nil { Text("has a title") } else { Text("has none") }
            if let height { Color.red.frame(height: height) }
        }
    }
}

struct RemotePicture: View {
    @State private var picture: UIImage?
    @AppStorage("badge") var badge: String?
    var body: some View {
        VStack {
            if let picture { Image(uiImage: picture).resizable().frame(width: 80, height: 60) }
            if badge != nil { Color.red.frame(width: 20, height: 20) }
        }
        .task { picture = UIImage(named: "x"); badge = "b" }
    }
}

struct Opening: View {
    @State private var padding: CGFloat
    @State private var isOpen: Bool
    init(padding: CGFloat) {
        self.padding = padding
        isOpen = false
    }
    var body: some View {
        VStack {
            if isOpen { Text("open") }
            Text("closed").padding(padding)
        }
        .onTapGesture { isOpen.toggle(); padding = 40 }
    }
}
