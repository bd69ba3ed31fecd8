internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// The options that select what is laid out, and how their values are read.
enum RequestOptions {
  static let preview = Option(
    "preview", "name", help: "Lay out only this preview."
  ).repeated
  static let viewport = Option(
    "viewport", "size", help: "Viewport size in points, as in 390x844 or 390x844@3.")
  static let device = Option(
    "device", "name", help: "Device, as in \"iPhone 15\" or \"iPad mini\"; see 'layoutc devices'."
  ).offering(.words { Device.all.map(\.name) }).repeated
  static let orientation = Option(
    "orientation", "orientation", help: "How devices are held."
  ).taking(Orientation.allCases.map(\.rawValue))
  static let system = Option("os", "version", help: "Major version of the system, as in 17.")
  static let contentSize = Option(
    "content-size", "category", help: "Preferred text size."
  ).taking(ContentSizeCategory.allCases.map(\.rawValue))
  static let idiom = Option("idiom", "idiom", help: "Interface idiom.")
    .taking(Idiom.allCases.map(\.rawValue))
  static let scroll = Option(
    "scroll", "x,y", help: "Scroll offset of the content, in points.")
  static let layout = Option("layout", "name", help: "Lay out this layout.")
  static let items = Option(
    "items", "counts",
    help: "Number of items: 18 in every section, posts=100 in one, month=31,28 in turn."
  ).repeated
  static let sections = Option(
    "sections", "counts", help: "Number of sections of a kind, as in month=12."
  ).repeated
  static let set = Option(
    "set", "parameter", help: "Set a parameter, as in columns=4."
  ).repeated
  static let data = Option(
    "data", "file", help: "Data from this JSON file, by section."
  ).offering(.files(endingIn: ".json"))
  static let direction = Option(
    "direction", "direction", help: "Layout direction."
  ).taking(LayoutDirection.allCases.map(\.rawValue))

  static let options = [
    preview, viewport, device, orientation, system, contentSize, idiom, layout, items, sections,
    set, data, direction, scroll,
  ]

  /// The request of `invocation`, the same for every file.
  static func request(_ invocation: Invocation) throws(UsageError) -> Request {
    var request = Request()
    request.previews = invocation[all: preview]
    request.layout = invocation[layout]
    request.direction = invocation[direction].flatMap(LayoutDirection.init)
    request.traits.orientation = invocation[orientation].flatMap(Orientation.init)
    request.traits.systemVersion = try systemVersion(invocation)
    request.traits.contentSizeCategory = invocation[contentSize].flatMap(ContentSizeCategory.init)
    request.traits.idiom = invocation[idiom].flatMap(Idiom.init)
    request.views = try views(invocation)
    request.scrollOffset = try scrollOffset(invocation)
    request.items = try counts(of: items, invocation)
    request.sections = try sectionCounts(invocation)
    request.settings = try settings(invocation)
    return request
  }

  private static func views(_ invocation: Invocation) throws(UsageError) -> Request.Views? {
    let devices = invocation[all: device]
    guard let word = invocation[viewport] else { return devices.isEmpty ? nil : .devices(devices) }
    for other in [device, orientation] where invocation.has(other) {
      throw invocation.misuse(
        "'--\(other.name)' cannot be combined with '--\(viewport.name)': a viewport is of no device."
      )
    }
    return try view(word, invocation)
  }

  /// `390x844@3`; the scale is 3 if it is left out.
  private static func view(
    _ word: String, _ invocation: Invocation
  ) throws(UsageError) -> Request.Views {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    let scale = parts.count == 2 ? decimal(parts[1]) : 3
    guard let size = decimals(parts[0], separator: "x"), size.count == 2, size[0] > 0, size[1] > 0,
      parts.count <= 2, let scale, scale > 0
    else {
      throw invocation.misuse(
        of: viewport, word, expected: "a width and a height in points, as in 390x844@3")
    }
    return .viewport(Size(width: size[0], height: size[1]), scale: scale)
  }

  private static func systemVersion(_ invocation: Invocation) throws(UsageError) -> Int? {
    guard let word = invocation[system] else { return nil }
    guard let version = Int(word), Preview.systemVersions.contains(version) else {
      let versions = Preview.systemVersions
      throw invocation.misuse(
        of: system, word,
        expected: "a version from \(versions.lowerBound) to \(versions.upperBound)")
    }
    return version
  }

  private static func scrollOffset(_ invocation: Invocation) throws(UsageError) -> Point? {
    guard let word = invocation[scroll] else { return nil }
    guard let numbers = decimals(word[...]), numbers.count == 2 else {
      throw invocation.misuse(of: scroll, word, expected: "two distances, as in 0,120")
    }
    return Point(x: numbers[0], y: numbers[1])
  }

  private static func sectionCounts(
    _ invocation: Invocation
  ) throws(UsageError) -> [Request.Counts] {
    let all = try counts(of: sections, invocation)
    for (word, counts) in zip(invocation[all: sections], all) where counts.numbers.count != 1 {
      throw invocation.misuse(of: sections, word, expected: "one number, as in month=12")
    }
    return all
  }

  static func settings(_ invocation: Invocation) throws(UsageError) -> [Request.Setting] {
    var settings: [Request.Setting] = []
    for word in invocation[all: set] {
      guard let sign = word.firstIndex(of: "="), sign > word.startIndex else {
        throw invocation.misuse(of: set, word, expected: "a name and a value, as in columns=4")
      }
      settings.append(
        Request.Setting(String(word[..<sign]), to: String(word[word.index(after: sign)...])))
    }
    return settings
  }

  private static func counts(
    of option: Option, _ invocation: Invocation
  ) throws(UsageError) -> [Request.Counts] {
    var all: [Request.Counts] = []
    for word in invocation[all: option] {
      guard let counts = counts(word) else {
        throw invocation.misuse(
          of: option, word,
          expected: "whole numbers, optionally with a section name before them, as in posts=18")
      }
      all.append(counts)
    }
    return all
  }

  /// `name=31,28`; the name may be left out.
  private static func counts(_ word: String) -> Request.Counts? {
    let sign = word.lastIndex(of: "=")
    let counts = word[(sign.map(word.index(after:)) ?? word.startIndex)...]
      .split(separator: ",", omittingEmptySubsequences: false)
    let numbers = counts.compactMap { number in
      number.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(number) : nil
    }
    guard numbers.count == counts.count else { return nil }
    return Request.Counts(numbers, in: sign.map { String(word[..<$0]) })
  }
}

extension Invocation {
  /// Names that no preview has are a mistake of the call.
  func checkPreviews(_ names: [String], among known: [String]) throws(UsageError) {
    for name in names where !known.contains(name) {
      throw misuse(
        "Unknown preview '\(name)'." + suggestion(likelyMeanings(of: name, among: known)))
    }
  }
}
