internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutText

extension Session {
  /// The state with what belongs to one layout or view.
  func state(ofLayout name: String?) -> JSON {
    let wanted = name.map { JSON.text($0) } ?? JSON(.null)
    return .object(
      state.members.map { member in
        // A page is the same on every machine, and leads nowhere.
        if member.name == "revisions" { return (member.name, .list([])) }
        if member.name == "files" {
          return (member.name, .list(member.value.elements.map { $0.listing(layout: wanted) }))
        }
        guard ["previews", "breakpoints"].contains(member.name),
          case .list(let entries) = member.value.content
        else { return (member.name, member.value) }
        return (
          member.name,
          .list(entries.filter { $0.member("layout")?.content == wanted.content })
        )
      })
  }

  /// Each screen of `state` as it is, then at the widths of its breakpoints and just below.
  func exportedScreens(_ state: JSON) -> [JSON] {
    let shown = parts(of: state)
    let marks =
      state.member("breakpoints")?.elements.compactMap { $0.member("width")?.number } ?? []
    let changes = Set(marks.flatMap { [$0 - 1, $0] }.filter { settings.widths.contains(Int($0)) })
      .sorted()
    return shown.enumerated().map { (id: Int, part: [(String, JSON)]) -> JSON in
      var requests = [request(id, part)]
      for width in changes { requests.append(request(id, part + [("width", .number(width))])) }
      return .list(requests.flatMap { pictures(of: $0) })
    }
  }

  /// What each screen of `state` shows, as members of a request.
  private func parts(of state: JSON) -> [[(String, JSON)]] {
    let previews = state.member("previews")?.elements ?? []
    let file = state.member("files")?.elements.first
    let devices = file?.member("devices")?.elements ?? []
    // Devices show the same layout as the previews.
    let first = previews.first ?? file?.member("layouts")?.elements.first
    let index = [("index", first?.member("index") ?? JSON(.null))]
    return previews.map { [("index", $0.member("index") ?? JSON(.null))] }
      + (devices + settings.devices.map { .text($0) }).map { index + [("device", $0)] }
  }

  private func request(_ id: Int, _ part: [(String, JSON)]) -> JSON {
    let against = settings.against.map { [("against", JSON.text($0))] } ?? []
    let members: [(String, JSON)] = [
      ("id", .number(Double(id))), ("file", .text(files[0].name)), ("extents", true),
      ("grid", true),
    ]
    return .object(members + part + against)
  }

  private func pictures(of request: JSON) -> [JSON] {
    let body = JSON.object([("screens", .list([request]))])
    return ((try? screens(Array(body.document.utf8)))?.member("screens")?.elements ?? [])
      .map { picture in
        // A page is the same whenever it is made.
        .object(picture.members.filter { $0.name != "solvedIn" }.map { ($0.name, $0.value) })
      }
  }

  /// How the numbers of the first elements of each screen came about, by screen and path.
  ///
  /// - Parameters:
  ///   - limit: So many elements of a screen at most.
  ///   - size: So many bytes at most, as elements beside one another follow from all before them.
  func reasons(for screens: [JSON], of state: JSON, upTo limit: Int, size: Int) -> JSON {
    var reasons: [(String, JSON)] = []
    var left = size
    for (id, (pictures, part)) in zip(screens, parts(of: state)).enumerated() {
      guard let picture = pictures.elements.first,
        let (file, compilation, shown) = try? shown(request(id, part))
      else { continue }
      var job = shown
      let groups = picture.groups
      // No page waits for it.
      job.stage.deadline = nil
      var finder = ElementFinder(compilation, job)
      for element in picture.member("elements")?.elements.prefix(limit) ?? [] {
        guard let path = element.member("path")?.text else { continue }
        let document = finder.whyDocument(of: path).naming(file.pageName)
        left -= document.exactLine.utf8.count
        guard left >= 0 else { return .object(reasons) }
        let around = element.innermost(of: groups).map { [("around", $0)] } ?? []
        let members = [("chains", document.member("chains") ?? [:])] + around
        reasons.append(("\(id)-\(path)", .object(members)))
      }
    }
    return .object(reasons)
  }
}

extension JSON {
  /// The frames of the groups of a picture, the smallest first.
  fileprivate var groups: [(frame: Rectangle, json: JSON)] {
    (member("grid")?.elements ?? []).filter { $0.member("part")?.text == "group" }
      .compactMap { $0.member("frame") }.map { (Rectangle($0), $0) }
      .sorted { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
  }

  /// The smallest of `groups` that a cell stands in; `nil` for other elements.
  fileprivate func innermost(of groups: [(frame: Rectangle, json: JSON)]) -> JSON? {
    guard member("category")?.text == "cell", let frame = member("frame") else { return nil }
    let cell = Rectangle(frame)
    let (slack, own) = (0.01, (right: cell.x + cell.width, bottom: cell.y + cell.height))
    return groups.first { group, _ in
      group.x <= cell.x + slack && group.y <= cell.y + slack
        && group.x + group.width >= own.right - slack
        && group.y + group.height >= own.bottom - slack
    }?.json
  }

  /// A file with one of its layouts.
  fileprivate func listing(layout name: JSON) -> JSON {
    .object(
      members.map { member in
        guard member.name == "layouts" else { return (member.name, member.value) }
        let layouts = member.value.elements.filter { $0.member("name")?.content == name.content }
        return (member.name, .list(layouts))
      })
  }

  /// The elements of a list; none of another value.
  var elements: [JSON] {
    if case .list(let elements) = content { elements } else { [] }
  }
}
