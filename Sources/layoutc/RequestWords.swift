internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutModel

/// The options that say what of a file to show, and how they are read.
enum RequestWords {
  static let preview = Option(
    "preview", "name", help: "Show this preview only."
  ).repeated
  static let viewport = Option(
    "viewport", "size", help: "Show it at this size in points, as in 390x844 or 390x844@3.")
  static let device = Option(
    "device", "name", help: "Show it on this device, as in \"iPhone 15\"; see 'layoutc devices'."
  ).offering(.words { Device.all.map(\.name) })
  static let scroll = Option(
    "scroll", "x,y", help: "Show it scrolled to this content offset, in points.")
  static let layout = Option("layout", "name", help: "Show this layout.")
  static let items = Option(
    "items", "counts",
    help: "How many items there are: 18 in every section, posts=100 in one, month=31,28 in turn."
  ).repeated
  static let sections = Option(
    "sections", "counts", help: "How many sections of a kind there are, as in month=12."
  ).repeated
  static let set = Option(
    "set", "parameter", help: "Give a parameter a value, as in columns=4."
  ).repeated
  static let data = Option(
    "data", "file", help: "Show what this JSON file says, section by section."
  ).offering(.files(endingIn: ".json"))
  static let direction = Option(
    "direction", "direction", help: "Which way text runs."
  ).taking(LayoutDirection.allCases.map(\.rawValue))

  static let options = [
    preview, viewport, device, layout, items, sections, set, data, direction, scroll,
  ]

  /// What `invocation` asks of every file.
  static func request(_ invocation: Invocation) throws(UsageError) -> Request {
    var request = Request()
    request.previews = invocation[all: preview]
    request.layout = invocation[layout]
    request.direction = invocation[direction].flatMap(LayoutDirection.init)
    if let word = invocation[viewport] {
      guard let view = view(word) else {
        throw invocation.misuse(
          of: viewport, word, expected: "a width and a height in points, as in 390x844@3")
      }
      request.view = view
    }
    request.device = invocation[device]
    if let word = invocation[scroll] {
      let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map(decimal)
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
        throw invocation.misuse(of: scroll, word, expected: "two distances, as in 0,120")
      }
      request.scrollOffset = Point(x: x, y: y)
    }
    for word in invocation[all: items] {
      request.items.append(try counts(word, of: items, invocation))
    }
    for word in invocation[all: sections] {
      let counts = try counts(word, of: sections, invocation)
      guard counts.counts.count == 1 else {
        throw invocation.misuse(of: sections, word, expected: "one number, as in month=12")
      }
      request.sections.append(counts)
    }
    for word in invocation[all: set] {
      guard let sign = word.firstIndex(of: "="), sign > word.startIndex else {
        throw invocation.misuse(of: set, word, expected: "a name and a value, as in columns=4")
      }
      request.settings.append(
        (parameter: String(word[..<sign]), value: String(word[word.index(after: sign)...])))
    }
    return request
  }

  /// `390x844@3`; the scale may be left out.
  private static func view(_ word: String) -> Request.View? {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    let size = parts[0].split(separator: "x", omittingEmptySubsequences: false).map(decimal)
    guard parts.count <= 2, size.count == 2, let width = size[0], let height = size[1],
      width > 0, height > 0
    else { return nil }
    let scale = parts.count == 2 ? decimal(parts[1]) : nil
    guard parts.count == 1 || scale.map({ $0 > 0 }) ?? false else { return nil }
    return Request.View(size: Size(width: width, height: height), scale: scale)
  }

  /// `name=31,28`; the name may be left out.
  private static func counts(
    _ word: String, of option: Option, _ invocation: Invocation
  ) throws(UsageError) -> (section: String?, counts: [Int]) {
    let sign = word.lastIndex(of: "=")
    let numbers = word[(sign.map(word.index(after:)) ?? word.startIndex)...]
      .split(separator: ",", omittingEmptySubsequences: false)
    let counts = numbers.compactMap { number in
      number.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(number) : nil
    }
    guard counts.count == numbers.count else {
      throw invocation.misuse(
        of: option, word, expected: "whole numbers, with or without a section's name before them")
    }
    return (section: sign.map { String(word[..<$0]) }, counts: counts)
  }

  /// A number without exponent, as the language writes it; maybe with a sign before it.
  static func decimal(_ word: Substring) -> Double? {
    let digits = word.hasPrefix("-") ? word.dropFirst() : word
    let isPlain = digits.utf8.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
    }
    guard isPlain, let number = Double(word), number.isFinite else { return nil }
    return number
  }
}
