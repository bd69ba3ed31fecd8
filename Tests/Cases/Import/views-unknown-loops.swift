// swift-format-ignore-file
import SwiftUI
struct RowsView: View {
    let name: String
    let parts: [String]
    var letters: [String] {
        var r: [String] = []
        for p in parts { r.append(p) }
        return r
    }
    var counted: [String] {
        var r: [String] = []
        var i = 0
        while i < parts.count { r.append(parts[i]); i += 1 }
        return r
    }
    var words: [String] {
        var r: [String] = []
        for w in name.components(separatedBy: " ") { r.append(w) }
        return r
    }
    var body: some View {
        VStack {
            ForEach(letters, id: \.self) { Text($0) }
            Divider()
            ForEach(counted, id: \.self) { Text($0) }
            Divider()
            ForEach(words, id: \.self) { Text($0) }
        }
    }
}
