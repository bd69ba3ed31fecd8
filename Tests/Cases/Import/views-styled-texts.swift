// swift-format-ignore-file
import SwiftUI

struct StyledTextsFirstView: View {
    private let attributed: AttributedString
    init(format: String) {
        attributed = {
            var text = AttributedString(format)
            text.font = .footnote
            return text
        }()
    }
    var body: some View { Text(attributed) }
}

struct StyledTextsSecondView: View {
    let status: Status
    var body: some View {
        HStack {
            Text(Image(systemName: "star.fill"))
            Text(Image(systemName: status.icon)).font(.footnote)
            Text(.init("md **bold** text"))
        }
    }
}
