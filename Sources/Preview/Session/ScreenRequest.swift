internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// One screen that a page asks for.
///
/// - Source: `preview.md` 5.
struct ScreenRequest: Sendable {
  let id: Int
  let file: String?
  /// The preview's place among all; before its name.
  let index: Int?
  let preview: String?
  let device: String?
  /// What is given of its size.
  let size: (width: Double?, height: Double?)
  let showsSafeArea: Bool
  /// The part of the content whose elements are listed.
  let window: Rectangle?
  /// The state that it is compared with: "opened", or a revision.
  let against: String?
  /// How far sections are scrolled by themselves, by their places.
  let orthogonal: [Int: Double]
  /// Whether the widths are wanted at which sections stay refused, and the frames around elements.
  let wants: (extents: Bool, grid: Bool)
  /// What the compiler is asked for.
  private(set) var request: Request

  /// The widths and heights of screens, in points.
  private static let sizes = 1.0...10_000

  /// - Parameter base: What every screen is asked for.
  init(_ json: JSON, _ base: Request) throws(RequestFault) {
    request = base
    guard case .object = json.content else { throw RequestFault("a screen is an object") }
    id = try json.whole("id") ?? 0
    (file, preview) = (try json.text("file"), try json.text("preview"))
    index = try json.whole("index")
    device = try json.text("device")
    against = try json.text("against")
    size = (
      try json.length("width", in: Self.sizes), try json.length("height", in: Self.sizes)
    )
    showsSafeArea = try json.boolean("safeArea") ?? true
    wants = (
      try json.boolean("extents") ?? false, try json.boolean("grid") ?? false
    )
    let sides = try json.numbers("window", 4)
    window = sides.map { Rectangle(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    var offsets: [Int: Double] = [:]
    for member in try json.entries("orthogonal") {
      guard let section = Int(member.name), let offset = member.value.number else {
        throw RequestFault("orthogonal: expected numbers by sections")
      }
      offsets[section] = offset
    }
    orthogonal = offsets
    if let scroll = try json.numbers("scroll", 2) {
      request.scrollOffset = Point(x: scroll[0], y: scroll[1])
    }
    try readTraits(json)
    try readValues(json)
  }

  private mutating func readTraits(_ json: JSON) throws(RequestFault) {
    if let word = try json.text("direction") {
      guard let direction = LayoutDirection(rawValue: word) else {
        throw RequestFault("direction: unknown: \(word)")
      }
      request.direction = direction
    }
    if let word = try json.text("contentSizeCategory") {
      guard let category = ContentSizeCategory(rawValue: word) else {
        throw RequestFault("contentSizeCategory: unknown: \(word)")
      }
      request.traits.contentSizeCategory = category
    }
    if let isLandscape = try json.boolean("landscape") {
      request.traits.orientation = isLandscape ? .landscape : .portrait
    }
    if let device { request.views = .devices([device]) }
  }

  private mutating func readValues(_ json: JSON) throws(RequestFault) {
    for member in try json.entries("set") {
      let value: String
      switch member.value.content {
      case .text(let text): value = text
      case .number(let number): value = number.plainDecimal
      case .boolean(let boolean): value = "\(boolean)"
      default: throw RequestFault("set.\(member.name): expected a value")
      }
      request.settings.append(.init(member.name, to: value))
    }
    for member in try json.entries("items") {
      guard let number = member.value.number, let count = Int(exactly: number), count >= 0 else {
        throw RequestFault("items.\(member.name): expected a whole number")
      }
      request.items.append(.init([count], in: member.name))
    }
  }
}

extension JSON {
  /// The member `name`; `nil` where it is missing or null.
  private func given(_ name: String) -> JSON? {
    member(name).flatMap { $0.content == .null ? nil : $0 }
  }

  fileprivate func text(_ name: String) throws(RequestFault) -> String? {
    guard let value = given(name) else { return nil }
    guard let text = value.text else { throw RequestFault("\(name): expected a string") }
    return text
  }

  fileprivate func number(_ name: String) throws(RequestFault) -> Double? {
    guard let value = given(name) else { return nil }
    guard let number = value.number else { throw RequestFault("\(name): expected a number") }
    return number
  }

  fileprivate func whole(_ name: String) throws(RequestFault) -> Int? {
    guard let number = try number(name) else { return nil }
    guard let whole = Int(exactly: number) else {
      throw RequestFault("\(name): expected a whole number")
    }
    return whole
  }

  fileprivate func boolean(_ name: String) throws(RequestFault) -> Bool? {
    guard let value = given(name) else { return nil }
    guard let boolean = value.boolean else {
      throw RequestFault("\(name): expected true or false")
    }
    return boolean
  }

  /// The members of an object; none where it is missing.
  fileprivate func entries(
    _ name: String
  ) throws(RequestFault) -> [(name: String, value: JSON)] {
    guard let value = given(name) else { return [] }
    guard case .object = value.content else { throw RequestFault("\(name): expected an object") }
    return value.members.map { ($0.name, $0.value) }
  }

  fileprivate func length(
    _ name: String, in range: ClosedRange<Double>
  ) throws(RequestFault) -> Double? {
    guard let number = try number(name) else { return nil }
    guard range.contains(number) else {
      throw RequestFault("\(name): expected 1 to 10000 points")
    }
    return number
  }

  fileprivate func numbers(_ name: String, _ count: Int) throws(RequestFault) -> [Double]? {
    guard let value = given(name) else { return nil }
    let numbers = value.elements.compactMap(\.number)
    guard numbers.count == count, value.elements.count == count else {
      throw RequestFault("\(name): expected \(count) numbers")
    }
    return numbers
  }
}
