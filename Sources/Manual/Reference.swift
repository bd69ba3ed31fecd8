internal import LayoutLanguage

/// The language reference in Markdown, written from the declarations that the compiler reads.
///
/// - Complexity: O(*n*) in the number of declarations.
func reference() -> String {
  let contents = ContentKinds()
  let chapters = [
    referenceIntroduction, "## Elements\n",
    ElementKind.all.filter { !contents.names.contains($0.name) }.map { page($0) }
      .joined(separator: "\n"),
    contents.chapter, "## Functions\n", Function.all.map(line).joined(separator: "\n") + "\n",
    "## Inputs\n", Input.all.map(line).joined(separator: "\n") + "\n",
  ]
  return chapters.joined(separator: "\n")
}

private let referenceIntroduction = """
  # Language reference

  Every element, property, function and input of a `.layout` file. `layoutc reference` writes this page from the
  declarations that the compiler reads. [UIKit.md](UIKit.md) lists them by their names in UIKit.

  ## Sizes, spacing and repetition

  An element is a word, a name, a size and a block; most may leave some of these out. A size is width x height:

  ```layout
  layout page {
      section posts {
          hgroup row 1w x ~60 {
              spacing: >=8
              item photo 60 x 60
              item title 2/3w x 1h
          }
      }
  }
  ```

  | written | means | UIKit |
  | --- | --- | --- |
  | `44`, `0.5pt` | points; a number between 0 and 1 needs its unit | `.absolute(44)` |
  | `1w`, `2/3w`, `(1 / columns)w` | a fraction of the container's width, on either axis | `.fractionalWidth(2/3)` |
  | `1h`, `2/3h`, `(1 / rows)h` | a fraction of the container's height, on either axis | `.fractionalHeight(2/3)` |
  | `~44` | estimated: the height (or width) of the contents, and 44 until that is known | `.estimated(44)` |
  | `uniform(44)` | estimated, then the largest of the siblings | `.uniformAcrossSiblings(estimate: 44)` |
  | `1w x aspect(3/2)` | one axis from the other, by width : height | – |
  | `spacing: 8` | between children of a group: exactly 8 points | `.fixed(8)` |
  | `spacing: >=8` | between children of a group: at least 8, and a share of the free space | `.flexible(8)` |
  | `_` | the axis that a size leaves open, where one may | – |

  The container is the element around it without its insets.

  - `split 3` after the size of a group divides its axis into three equal parts, less the spacing; the group has one child.
    UIKit: `subitem:count:`.
  - `repeat 3` places its one child three times, at the child's own size. UIKit: `repeatingSubitem:count:`.
  - Without either, the children of a group follow one another, and start again, until the next one does not fit. UIKit:
    `subitems:`.
  - `as` names an element whose first argument is what it shows: `text "Hello" as greeting`.

  """

/// The elements that stand inside items, headers and views, with what they have in common.
private struct ContentKinds {
  private let kinds: [ElementKind]
  /// The table rows of the properties that all of them have.
  private let sharedRows: [String]
  /// Where most of them may stand.
  private let usualHome: String

  var names: Set<String> { Set(kinds.map(\.name)) }

  init() {
    kinds = ElementKind.all.filter { $0.properties.contains { $0.isModifier } }
    let rows = kinds.map { $0.properties.map(row) }
    sharedRows = (rows.first ?? []).filter { row in rows.allSatisfy { $0.contains(row) } }
    let counts = Dictionary(grouping: kinds.map(homes), by: \.self).mapValues(\.count)
    usualHome = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? ""
  }

  var chapter: String {
    """
    ## Contents

    The elements inside items, headers, badges and views, with SwiftUI's names and frames. They may stand in:
    \(usualHome).

    All of them have these properties. `padding` and those after it are modifiers: they are applied in the order in
    which they are written, and may be written more than once.

    \(table(of: sharedRows))


    """ + kinds.map(page).joined(separator: "\n")
  }

  private func page(_ kind: ElementKind) -> String {
    let home = homes(of: kind)
    let own = kind.properties.map(row).filter { !sharedRows.contains($0) }
    return LayoutManual.page(
      kind, home: home == usualHome ? "any place for contents" : home, rows: own)
  }
}

/// The section of one kind of element.
private func page(_ kind: ElementKind, home: String? = nil, rows: [String]? = nil) -> String {
  var lines = ["### \(kind.title)", "", kind.words.summary, ""]
  lines.append(contentsOf: ["```layout", kind.words.example, "```", ""])
  lines.append("- Stands in: \(home ?? homes(of: kind))")
  lines.append("- Header: \(kind.form { "`\($0)`" })")
  let children = kind.slots.map(\.kind.title)
  if !children.isEmpty { lines.append("- Holds: \(summary(of: children))") }
  if let availability = kind.availability {
    lines.append("- Available from iOS \(availability.system)")
  }
  if let form = kind.namedProperties { lines.append("- Any name: \(form.name)") }
  lines.append("")
  let rows = rows ?? kind.properties.map(row)
  if !rows.isEmpty { lines.append(contentsOf: [table(of: rows), ""]) }
  return lines.joined(separator: "\n")
}

private func table(of rows: [String]) -> String {
  (["| property | value | default | |", "| --- | --- | --- | --- |"] + rows)
    .joined(separator: "\n")
}

/// The titles of children; all contents together are one word.
private func summary(of titles: [String]) -> String {
  let item = ElementKind(Item.vocabulary)
  let contents = Set(
    item.slots.map(\.kind).filter { $0.properties.contains { $0.isModifier } }.map(\.title))
  guard contents.isSubset(of: titles) else {
    return titles.map { "`\($0)`" }.joined(separator: ", ")
  }
  return (titles.filter { !contents.contains($0) }.map { "`\($0)`" } + ["[contents](#contents)"])
    .joined(separator: ", ")
}

/// The elements in which a kind may stand.
private func homes(of kind: ElementKind) -> String {
  let isTop = ElementKind.file.slots.contains { $0.kind.title == kind.title }
  let owners = ElementKind.all.filter { $0.slots.contains { $0.kind.title == kind.title } }
  return ((isTop ? ["the file"] : []) + owners.map { "`\($0.title)`" }).joined(separator: ", ")
}

private func row(_ property: PropertyDescription) -> String {
  let standard = property.isRequired ? "required" : "`\(property.standard)`"
  let uikit = property.uikitNames.map { "`\($0)`" }
  let swiftUI = property.swiftUINames.map { "`\($0)`" }
  let names =
    (uikit.isEmpty ? "" : " UIKit: \(uikit.joined(separator: ", ")).")
    + (swiftUI.isEmpty ? "" : " SwiftUI: \(swiftUI.joined(separator: ", ")).")
  return "| `\(property.name)` | \(values(of: property.form)) | \(standard) "
    + "| \(property.summary)\(names)\(since(property.availability)) `\(property.example)` |"
}

private func values(of form: ValueForm) -> String {
  guard let words = form.enumeration?.words, form.type == .word else { return form.name }
  return words.map { "`\($0)`" }.joined(separator: ", ")
}

private func line(_ function: Function) -> String {
  let parameters = function.parameters.map { parameter in
    parameter.spelling.map { "\(parameter.name): \($0)" } ?? "\(parameter.name):"
  }
  let rest = function.isVariadic ? ", …" : ""
  return "- `\(function.name)(\(parameters.joined(separator: ", "))\(rest))` \(function.summary) "
    + "Example: `\(function.example)`.\(since(function.availability))"
}

/// The first system that has something, as a sentence.
private func since(_ availability: Availability?) -> String {
  availability.map { " Available from iOS \($0.system)." } ?? ""
}

private func line(_ input: Input) -> String {
  let words = input.enumeration.map { ": " + $0.words.map { "`\($0)`" }.joined(separator: ", ") }
  return "- `\(input.name)`\(words ?? "") \(input.summary)"
}
