internal import LayoutLanguage
internal import LayoutSyntax

/// What SwiftUI has among contents and a layout has not, and what to write instead.
enum ContentAdvice {
  private static let whatItShows =
    "write what it shows: a layout says where things stand, not what they do"
  private static let control = "write a `box` of its size, as in `box switch 51 x 31`"
  private static let screen =
    "leave it out: a `view` is a screen, and its preview has the safe area"
  private static let rows =
    "rows of contents are a `vstack` with a `divider` between them; "
    + "a `list` of cells stands in a `layout`"
  private static let bare = "leave it out: what it holds may stand here itself"

  /// By the word in small letters.
  private static let all = [
    "button": whatItShows, "navigationlink": whatItShows, "link": whatItShows, "menu": whatItShows,
    "toggle": control, "slider": control, "stepper": control, "picker": control,
    "progressview": control, "textfield": control, "texteditor": control,
    "navigationstack": screen, "navigationview": screen, "tabview": screen,
    "list": rows, "section": rows, "form": rows,
    "group": bare, "anyview": bare,
    "emptyview": "leave it out: nothing need stand for nothing",
    "geometryreader": "leave it out: conditions read the space, as in "
      + "`if container.width < 400 { … } else { … }`",
  ]

  /// What to write for `word` in `owner`, where contents stand.
  static func help(insteadOf word: String, in owner: ElementKind?) -> String? {
    guard let owner, owner.slots.contains(where: { $0.kind.traits.contains(.isContent) }) else {
      return nil
    }
    return all[word.lowercased()]
  }
}

/// Words that begin statements in other languages, and what to write instead.
enum StatementAdvice {
  private static let type =
    "a file holds layouts and views without a type around them: write `layout name { … }`"

  static let all = [
    "return": "leave it out: what stands in a block is laid out",
    "unless": "write `if !(…) { … }`", "guard": "write `if … { … }`",
    "func": "write `define name(parameters) { … }`",
    "function": "write `define name(parameters) { … }`", "ForEach": "write `for i in … { … }`",
    "struct": type, "class": type, "extension": type,
  ]
}
