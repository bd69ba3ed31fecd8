// run: ProfileView(people: [Person(id: 1, name: "Ann", role: "Lead", isOnline: true), Person(id: 2, name: "Bo", role: "Dev", isOnline: false)])
// data: {"people": [{"name": "Ann", "role": "Lead", "isOnline": true}, {"name": "Bo", "role": "Dev", "isOnline": false}]}
import SwiftUI

struct Person: Identifiable {
  let id: Int
  let name: String
  let role: String
  let isOnline: Bool
}

struct ProfileView: View {
  let people: [Person]
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Team")
        .font(.title)
      ForEach(people) { person in
        PersonRow(person: person)
      }
      if isExpanded {
        Map(people)
          .frame(height: 200)
      }
    }
    .padding()
  }
}

struct PersonRow: View {
  let person: Person

  var body: some View {
    HStack {
      Image("avatar")
        .resizable()
        .frame(width: 40, height: 40)
        .overlay(alignment: .bottomTrailing) {
          if person.isOnline { Circle().fill(Color.red).frame(width: 8, height: 8) }
        }
      VStack(alignment: .leading) {
        Text(person.name).fontWeight(.semibold)
        Text(person.role).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .background(Color.gray)
  }
}
