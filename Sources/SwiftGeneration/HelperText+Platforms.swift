internal import LayoutText

extension HelperText {
  /// A helper under the name that it has in a file.
  ///
  /// - Parameter hidden: The names of Swift and SwiftUI that others of the file hide.
  static func text(
    of helper: Helper, _ names: [Helper: String], _ options: SwiftOptions, hidden: Set<String> = []
  ) -> String {
    var text = text(of: helper)
    for (other, name) in names {
      text =
        other.isType
        ? text.replacingName(other.name, with: name)
        : text.replacing("\(other.name)(", with: "\(name)(")
    }
    for name in hidden {
      let module = name == layoutProtocol ? "SwiftUI" : "Swift"
      text = text.replacingName(name, with: "\(module).\(name)")
    }
    if !options.platform.hasUIKit {
      text = text.replacing(
        "environment.traitCollection.displayScale", with: "NSScreen.main?.backingScaleFactor ?? 1")
      text = text.replacing(", tvOS 17", with: "")
    }
    if options.platform == .both { text = forBoth(text) }
    return text
  }

  /// SwiftUI's protocol of layouts.
  static let layoutProtocol = "Layout"

  /// What only UIKit has stands in a condition.
  private static func forBoth(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).map {
      line in
      if line.holds("uniformAcrossSiblings") {
        return "    #if canImport(UIKit)\n\(line)\n    #endif"
      }
      guard line.holds("traitCollection.displayScale"), line.holds("let scale") else {
        return String(line)
      }
      let other = line.holds("max(1") ? "max(1, " : ""
      return "    #if canImport(UIKit)\n\(line)\n    #else\n"
        + "\(line.prefix { $0 == " " })let scale = \(other)NSScreen.main?.backingScaleFactor ?? 1"
        + (other.isEmpty ? "" : ")") + "\n    #endif"
    }
    return lines.joined(separator: "\n")
  }

  private static func text(of helper: Helper) -> String {
    switch helper {
    case .columns: columns
    case .columnWidth: columnWidth
    case .floored: floored
    case .uniform: uniform
    case .tile: tile
    case .repeatingTile: repeatingTile
    case .waterfall: waterfall
    case .splitGroup: splitGroup
    case .ignoreInsets: ignoreInsets
    case .flow: flow
    case .balanced: balanced
    }
  }

  /// The imports of a file for UIKit and AppKit, and the names that stand for the classes of both.
  static let bothImports = """
    #if canImport(UIKit)
    import UIKit

    private typealias CompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration
    private typealias SectionKinds = UICollectionView
    #else
    import AppKit

    private typealias CompositionalLayoutConfiguration = NSCollectionViewCompositionalLayoutConfiguration
    private typealias SectionKinds = NSCollectionView
    #endif

    """
}

extension String {
  /// The same with every occurrence of `part` replaced.
  func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: part) {
      result += rest[..<start.lowerBound] + other
      rest = rest[start.upperBound...]
    }
    return result + rest
  }

  /// The same with every use of the name `name` replaced, but those of members and labels, and in
  /// comments.
  fileprivate func replacingName(_ name: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    let isNamePart = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    while let found = rest.firstRange(of: name) {
      let before =
        found.lowerBound == rest.startIndex ? result.last : rest[..<found.lowerBound].last
      let after = found.upperBound == rest.endIndex ? nil : rest[found.upperBound]
      let words = rest[found.upperBound...].split(separator: ":", maxSplits: 1)[...].first ?? ""
      let isLabel =
        after == ":" || words.first == " " && words.dropFirst().allSatisfy { isNamePart($0) }
      let isName =
        !isNamePart(before) && !isNamePart(after) && before != "." && before != "`" && !isLabel
      result += rest[..<found.lowerBound] + (isName ? other : name)
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

extension Substring {
  /// Where `part` first stands.
  fileprivate func firstRange(of part: String) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var start = startIndex
    while let found = self[start...].utf8.firstIndex(of: first) {
      if self[found...].hasPrefix(part) {
        return found..<index(found, offsetBy: part.count)
      }
      start = index(after: found)
    }
    return nil
  }
}
