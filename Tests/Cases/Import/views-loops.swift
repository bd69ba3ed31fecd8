// run: LoopsView(teams: [Team(id: 1, name: "A", members: [Member(id: 1, name: "Ann", nickname: nil, avatarSize: 20)]), Team(id: 2, name: "B", members: [])], names: ["x", "y"])
// data: {"teams": [{"titleText": "Team A", "members": [{"nickname": null, "avatarSize": 20}]}, {"titleText": "Team B", "members": []}], "names": ["x", "y"]}
import SwiftUI

struct Team: Identifiable {
  let id: Int
  let name: String
  let members: [Member]
  var title: String { "Team " + name }
}

struct Member: Identifiable {
  let id: Int
  let name: String
  let nickname: String?
  let avatarSize: CGFloat
}

struct LoopsView: View {
  let teams: [Team]
  let names: [String]
  private let colors = ["red", "green"]

  var body: some View {
    VStack {
      ForEach(teams) { team in
        Text(team.title)
        ForEach(team.members) { member in
          HStack {
            Color.gray.frame(width: member.avatarSize, height: member.avatarSize)
            Text(member.nickname ?? "none")
            if let nickname = member.nickname { Text(nickname) }
          }
        }
      }
      ForEach(names, id: \.self) { Text($0) }
      ForEach(names.indices, id: \.self) { index in Text(names[index]) }
      ForEach(colors, id: \.self) { Text($0) }
    }
  }
}
