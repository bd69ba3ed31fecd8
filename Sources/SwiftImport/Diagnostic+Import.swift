internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic.Code {
  /// `framework-view` where a fixed frame gives the size.
  static let framedView = Self(.note, frameworkView.number, frameworkView.name)
}

extension Diagnostic {
  /// - Parameter hasViews: Whether there are views of which nothing is known.
  static func noLayout(in source: SourceText, hasViews: Bool) -> Diagnostic {
    let start = source.range.lowerBound
    return Diagnostic(
      .noLayout,
      hasViews
        ? "no compositional layout, and nothing is known of the views in these files"
        : "no compositional layout and no SwiftUI view in these files",
      at: start..<start, label: "nothing to import")
  }

  static func endless(_ name: String, _ limit: RunLimit, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .endless, limit.headline, at: range.lowerBound..<range.lowerBound,
      label: "`\(name)` is not imported")
  }

  static func undecidedRoot(_ name: String, _ subject: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .missingStructure, "`\(name)` could not be followed",
      at: range.lowerBound..<range.lowerBound, label: "`\(subject)` decides which layout it is")
  }

  static func setAfterUse(_ name: String, use: TextRange, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .setAfterUse, "`\(name)` is set after a group was made of the item", at: range,
      label: "UIKit may have copied it"
    ).pointing(at: use, "used here").noting("the new value is imported")
  }

  static func movesWhileScrolling(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .movesWhileScrolling, "a handler may move items while they scroll", at: range,
      label: "not imported")
  }

  static func movedAttributes(by function: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .movesWhileScrolling, "`\(function)` may move and resize items", at: range,
      label: "not imported")
  }

  static func widthOfTheView(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .widthOfTheView, "`\(text)` is read as the container's width", at: range,
      label: "of the view or screen"
    ).noting("the container is what the insets leave of the view")
  }

  static func frameworkView(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .framedView, "`\(text.brief)` has a size of its own", at: range,
      label: "read as a box of the size of its frame")
  }

  static func filledList(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .framedView, "a `List` fills the space that it is given", at: range,
      label: "read as an outline, which is as high as its rows"
    ).helping(
      "where its height matters, add `frame: maxHeight infinity, alignment top`")
  }

  static func contentsNotFollowed(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .contentsNotFollowed, "which items show these contents could not be followed", at: range,
      label: "not imported")
  }

  static func unusedPiece(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unusedPiece, "no layout here uses what `\(name)` makes", at: range, label: "not imported")
  }

  static func otherPlatform(_ piece: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .otherPlatform, "a \(piece) is in a branch of `#if` that is not taken", at: range,
      label: "not imported")
  }

  /// Sections whose order is computed in a way that could not be followed.
  static func openOrder(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .missingStructure, "the order of the sections could not be followed", at: range,
      label: "the sections come in the order of the cases")
  }

  /// Sections of an enumeration that is not declared.
  static func unknownOrder(_ type: String, at range: TextRange) -> Diagnostic {
    foreign(type, at: range, label: "its sections come in the order in which they are compared")
  }

  private static func foreign(_ text: String, at range: TextRange, label: String) -> Diagnostic {
    let diagnostic = Diagnostic(
      .foreignName, "`\(text)` is not declared in these files", at: range, label: label)
    // No file of an app declares what a system has.
    if text.startsWithSystemName { return diagnostic }
    return diagnostic.helping("add the file that declares it: `--with Sources/`")
  }

  static func skippedView(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unusedPiece, "nothing of `\(name)` is known", at: range.lowerBound..<range.lowerBound,
      label: "not imported")
  }

  static func hole(_ hole: Hole, name: String?, _ definition: String?) -> Diagnostic {
    let diagnostic = plainHole(hole, name: name)
    guard let name, let definition else { return diagnostic }
    let words = definition.split(separator: " ").map(String.init)
    guard let value = words.last else { return diagnostic }
    let range = words.firstIndex(of: "in").map { ", in \(words[$0 + 1])" } ?? ""
    return diagnostic.noting("`\(name)` is \(value) by default\(range)")
  }

  private static func plainHole(_ hole: Hole, name: String?) -> Diagnostic {
    let text = hole.text.brief
    let label = name.map { "read as the param `\($0)`" } ?? "replaced by a comment"
    switch hole.reason {
    case .changes, .parameter:
      return Diagnostic(.changingState, "`\(text)` can change", at: hole.range, label: label)
    case .foreign:
      return foreign(text, at: hole.range, label: label)
    case .unread:
      return Diagnostic(.unreadSyntax, "`\(text)` is not read", at: hole.range, label: label)
    case .lost:
      return Diagnostic(
        .missingStructure, "`\(text)` could not be followed", at: hole.range, label: label)
    case .ownSize:
      return Diagnostic(
        .frameworkView, "`\(text)` has a size of its own", at: hole.range, label: label)
    }
  }
}

extension String {
  /// Whether its first word is the name of a type of Apple's frameworks.
  fileprivate var startsWithSystemName: Bool {
    let word = prefix { $0.isLetter || $0.isNumber }
    let types: Set<Substring> = [
      "UserDefaults", "ProcessInfo", "Bundle", "Locale", "Calendar", "FileManager", "Date",
      "NotificationCenter",
    ]
    if types.contains(word) { return true }
    return ["UI", "NS", "CG", "CA"].contains(word.prefix(2))
      && word.dropFirst(2).first?.isUppercase == true
  }
}
