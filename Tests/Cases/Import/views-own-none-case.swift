// swift-format-ignore-file
import SwiftUI

struct OwnNoneCaseView: View {
    enum Status { case none, saving, error }
    enum Amount { case some, none, all }
    @State var status = Status.none
    let amount: Amount
    var body: some View {
        VStack {
            switch status { case .none: EmptyView(); case .saving: Text("saving"); case .error: Text("error") }
            switch amount { case .some: Text("A"); case .none: Text("B"); case .all: Text("C") }
        }
    }
}
