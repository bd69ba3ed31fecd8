internal import LayoutGeometry
internal import LayoutText

/// Why a document is no dump of frames.
package struct DumpFault: Error, Hashable, Sendable {
  /// What is wrong with it, in words.
  package let reason: String
}

extension Screen {
  /// The screens of a dump, as `compile --format json` writes it.
  ///
  /// - Complexity: O(*n*).
  package static func screens(ofDump bytes: [UInt8]) throws(DumpFault) -> [Screen] {
    let document: JSON
    do {
      document = try JSON(reading: bytes)
    } catch {
      throw DumpFault(reason: "expected \(error.expected) at byte \(error.offset)")
    }
    guard let schema = document["schema"]?.text else {
      throw DumpFault(reason: "it is no dump of frames: it names no schema")
    }
    guard schema == "layoutc/frames@1" else {
      throw DumpFault(reason: "its schema is \(schema.printable); expected layoutc/frames@1")
    }
    guard let results = document["results"]?.list else {
      throw DumpFault(reason: "it has no results")
    }
    var screens: [Screen] = []
    for result in results {
      guard let screen = Screen(result) else {
        throw DumpFault(reason: "result \(screens.count + 1) does not match the schema")
      }
      screens.append(screen)
    }
    return screens
  }

  private init?(_ json: JSON) {
    guard let file = json["file"]?.text, let viewport = json["viewport"],
      let size = Size(viewport), let scale = viewport["scale"]?.number,
      let contentSize = json["contentSize"].flatMap({ Size($0) }),
      let sections = json["sections"]?.list, let elements = json["elements"]?.list
    else { return nil }
    var read: [Element] = []
    for section in sections {
      guard let frame = section["frame"].flatMap({ Rectangle($0) }),
        let index = section["index"]?.integer
      else { return nil }
      read.append(
        Element(
          category: Self.sectionCategory, kind: Self.sectionCategory, name: section["name"]?.text,
          section: index, frame: frame))
    }
    for element in elements {
      guard let element = Element(element) else { return nil }
      read.append(element)
    }
    let refusals = json["errors"]?.list?.map { refusal in
      let section = refusal["section"]?.integer
      return Refusal(
        section: read.first { $0.section == section }?.name ?? "",
        rule: refusal["rule"]?.text ?? "")
    }
    let title = Title(
      of: file, (json["layout"]?.text ?? json["view"]?.text, json["preview"]?.text), size,
      scale: scale)
    self.init(title, contentSize: contentSize, elements: read, refusals: refusals ?? [])
  }
}

extension Screen.Element {
  fileprivate init?(_ json: JSON) {
    guard let category = json["category"]?.text, let kind = json["kind"]?.text,
      let frame = json["frame"].flatMap({ Rectangle($0) })
    else { return nil }
    self.init(
      category: category, kind: kind, name: json["name"]?.text,
      path: json["path"]?.list?.compactMap(\.text) ?? [], section: json["section"]?.integer,
      item: json["item"]?.integer, cell: json["cell"]?.integer, frame: frame,
      zIndex: json["zIndex"]?.integer ?? 0, isPinned: json["pinned"]?.boolean ?? false)
  }
}

extension JSON {
  /// The first member called `name`.
  fileprivate subscript(name: String) -> JSON? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate var text: String? { if case .text(let text) = content { text } else { nil } }

  fileprivate var list: [JSON]? { if case .list(let list) = content { list } else { nil } }

  fileprivate var boolean: Bool? {
    if case .boolean(let boolean) = content { boolean } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  fileprivate var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

extension Size {
  fileprivate init?(_ json: JSON) {
    guard let width = json["width"]?.number, let height = json["height"]?.number else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension Rectangle {
  fileprivate init?(_ json: JSON) {
    guard let x = json["x"]?.number, let y = json["y"]?.number, let size = Size(json) else {
      return nil
    }
    self.init(origin: Point(x: x, y: y), size: size)
  }
}
