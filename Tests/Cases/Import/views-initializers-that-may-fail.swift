// swift-format-ignore-file
import SwiftUI

struct Badge: View {
    let code: Int
    var body: some View {
        VStack {
            if let flag = Flag(code: 3) {
                Text(flag.name)
            } else {
                Text("No flag")
            }
        }
    }
}
