// swift-format-ignore-file
import SwiftUI

struct LoopsInCodeView: View {
    let limits: [Limit]
    private var warning: String? {
        for limit in limits where limit.reached { return limit.message }
        return nil
    }
    private var title: String {
        var s = ""
        for limit in limits { s += limit.name }
        return s
    }
    var body: some View {
        VStack {
            if let warning { Text(warning).padding() }
            Text(title).font(.title)
            Text("end")
        }
    }
}
