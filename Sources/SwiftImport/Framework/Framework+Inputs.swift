internal import LayoutSwiftSource
internal import LayoutText

extension Framework {
  /// An input of the language that a chain of members means.
  struct FoundInput {
    let value: SwiftValue
    var isWidthOfView = false
  }

  /// The input that `expression` means by its words alone.
  static func input(at expression: SwiftExpression) -> FoundInput? {
    guard case .member(let base, let name, _) = expression.form else { return nil }
    guard let words = words(of: base) ?? (isScreen(base) ? ["screen"] : nil) else { return nil }
    let last = words.last ?? ""
    let isOfScreen = words.suffix(2) == ["UIScreen", "main"] || last == "screen"
    switch name {
    case "scale" where isOfScreen:
      return FoundInput(value: .number(Number(.input("traits.displayScale"), .real)))
    case "bounds", "frame":
      guard isOfScreen || isView(base) else { return nil }
      return FoundInput(value: .record(containerFrame), isWidthOfView: true)
    case "isLandscape", "isPortrait":
      let isDevice = words.suffix(3) == ["UIDevice", "current", "orientation"]
      guard isDevice || last == "interfaceOrientation" || last == "orientation" else { return nil }
      let sign = name == "isLandscape" ? ">" : "<="
      return FoundInput(
        value: .truth(
          .binary(sign, .input("container.width"), .input("container.height"))))
    case "traitCollection":
      if ["view", "collectionView", "main", "self"].contains(last) {
        return FoundInput(value: .input("traits"))
      }
    case "current":
      if last == "UITraitCollection" { return FoundInput(value: .input("traits")) }
    default: break
    }
    return nil
  }

  /// Whether it is called like the view that shows the layout.
  static func isView(_ expression: SwiftExpression) -> Bool {
    guard let last = words(of: expression)?.last else { return false }
    return last == "view" || last.lowercased().hasSuffix("collectionview")
  }

  /// Whether it is the screen of something, as of the first scene.
  private static func isScreen(_ expression: SwiftExpression) -> Bool {
    switch expression.form {
    case .member(_, "screen", _): true
    case .optionalChain(let base), .forced(let base): isScreen(base)
    default: false
    }
  }

  /// The names of a chain of members; `nil` where it holds something else.
  private static func words(of expression: SwiftExpression) -> [String]? {
    switch expression.form {
    case .name(let name, _): [name]
    case .member(let base, let name, _): words(of: base).map { $0 + [name] }
    case .optionalChain(let base), .forced(let base): words(of: base)
    default: nil
    }
  }

  static let containerSize = extentRecord(
    .number(Number(.input("container.width"), .real)),
    .number(Number(.input("container.height"), .real)))

  /// The frame of the container.
  static let containerFrame = frame(
    ofHeight: .number(Number(.input("container.height"), .real)))

  /// The frame of the container, or of the screen, as a record.
  static func frame(ofHeight height: SwiftValue) -> SwiftValue.Record {
    var size = containerSize
    size.fields["height"] = height
    return SwiftValue.Record(
      type: rectangle, fields: size.fields.merging(["size": .record(size)]) { first, _ in first })
  }

  /// What a class inherits from the framework and is written without a base.
  static func inheritedInput(_ name: String) -> SwiftValue? {
    name == "traitCollection" ? .input("traits") : nil
  }

  /// A member of the environment, of its container or of its traits.
  static func inputMember(_ name: String, of path: String) -> SwiftValue? {
    switch (path, name) {
    case ("environment", "container"): return .input("container")
    case ("environment", "traitCollection"): return .input("traits")
    case ("container", "contentSize"), ("container", "effectiveContentSize"):
      return .record(containerSize)
    case ("geometry", "size"): return .record(containerSize)
    case ("traits", "horizontalSizeClass"), ("traits", "verticalSizeClass"),
      ("traits", "layoutDirection"):
      return .input("traits." + name)
    case ("traits", "userInterfaceIdiom"), ("device", "userInterfaceIdiom"):
      return .input("traits.idiom")
    case ("view", "traitCollection"), ("screen", "traitCollection"): return .input("traits")
    case ("view", "bounds"), ("view", "frame"), ("screen", "bounds"):
      return .record(containerFrame)
    case ("screen", "scale"): return .number(Number(.input("traits.displayScale"), .real))
    case ("traits", "preferredContentSizeCategory"): return .input("traits.contentSizeCategory")
    case ("traits", "displayScale"):
      return .number(Number(.input("traits.displayScale"), .real))
    case ("traits.contentSizeCategory", "isAccessibilityCategory"),
      ("dynamicTypeSize", "isAccessibilitySize"):
      return .truth(
        .binary(">=", .input("traits.contentSizeCategory"), .word("accessibilityMedium")))
    default: return nil
    }
  }

  /// The size that the insets of a custom group leave of it.
  static let customSize = extentRecord(
    .number(Number(.input("custom.width"), .real)),
    .number(Number(.input("custom.height"), .real)))

  /// What generated views are given of the section around them.
  static let viewInputs: [String: SwiftValue] = [
    "containerSize": .record(containerSize),
    "sectionIndex": .number(Number(.input("section.index"), .whole)),
    "itemCount": .number(Number(.input("section.itemCount"), .whole)),
  ]

  /// A value of SwiftUI's environment that the language has, too.
  static func environmentValue(_ name: String) -> SwiftValue? {
    switch name {
    case "horizontalSizeClass", "verticalSizeClass", "layoutDirection":
      .input("traits." + name)
    case "displayScale": .number(Number(.input("traits.displayScale"), .real))
    case "dynamicTypeSize": .input("dynamicTypeSize")
    default: nil
    }
  }

  private static let words: [String: Set<String>] = [
    "traits.horizontalSizeClass": ["compact", "regular"],
    "traits.verticalSizeClass": ["compact", "regular"],
    "traits.layoutDirection": ["leftToRight", "rightToLeft"],
    "traits.idiom": ["phone", "pad", "tv", "mac", "carPlay", "vision"],
    "traits.contentSizeCategory": [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
      "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
      "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ],
  ]

  /// The content size category of one of SwiftUI's type sizes.
  static func category(ofTypeSize name: String) -> String? {
    [
      "xSmall": "extraSmall", "small": "small", "medium": "medium", "large": "large",
      "xLarge": "extraLarge", "xxLarge": "extraExtraLarge", "xxxLarge": "extraExtraExtraLarge",
      "accessibility1": "accessibilityMedium", "accessibility2": "accessibilityLarge",
      "accessibility3": "accessibilityExtraLarge",
      "accessibility4": "accessibilityExtraExtraLarge",
      "accessibility5": "accessibilityExtraExtraExtraLarge",
    ][name]
  }

  /// How an input stands to a word, of which those of text sizes have an order; `nil` for others.
  static func order(of path: String, _ sign: String, _ word: String) -> Term? {
    let sizes = "traits.contentSizeCategory"
    guard path == sizes || path == "dynamicTypeSize" else { return nil }
    let category = path == sizes ? word : category(ofTypeSize: word)
    return category.map { .binary(sign, .input(sizes), .word($0)) }
  }

  /// Whether an input is a word; `unspecified` is never met where a layout is made.
  static func comparison(of path: String, with word: String) -> Term {
    if path == "dynamicTypeSize" {
      return category(ofTypeSize: word).map {
        comparison(of: "traits.contentSizeCategory", with: $0)
      } ?? .truth(false)
    }
    guard words[path]?.contains(word) == true else { return .truth(false) }
    return .binary("==", .input(path), .word(word))
  }
}
