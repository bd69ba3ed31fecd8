internal import LayoutLanguage

/// The vocabulary of the language as a page of Markdown, written from its declarations.
///
/// - Complexity: O(*n*) in the number of declarations.
func reference() -> String {
  let introduction = """
    # The vocabulary

    Every element, property, function and input that a `.layout` file may use. This page is written
    by `layoutc reference` from the declarations that the compiler itself reads.

    """
  let chapters = [
    "## Elements\n", ElementKind.all.map(page).joined(separator: "\n"),
    "## Functions\n", Function.all.map(line).joined(separator: "\n") + "\n",
    "## Inputs\n", Input.all.map(line).joined(separator: "\n") + "\n",
  ]
  return introduction + "\n" + chapters.joined(separator: "\n")
}

/// The page of one kind of element.
private func page(_ kind: ElementKind) -> String {
  var lines = ["### \(kind.title)", "", kind.words.summary, ""]
  lines.append(contentsOf: ["```layout", kind.words.example, "```", ""])
  lines.append("- Stands in: \(homes(of: kind))")
  lines.append("- Header: \(header(of: kind))")
  let children = kind.slots.map(\.kind).map { "`\($0.title)`" }
  if !children.isEmpty { lines.append("- Holds: \(children.joined(separator: ", "))") }
  if let availability = kind.words.availability {
    lines.append("- Exists from iOS \(availability.system) on")
  }
  if let form = kind.namedProperties { lines.append("- Any name: \(form.name)") }
  lines.append("")
  if !kind.properties.isEmpty {
    lines.append("| property | takes | default | |")
    lines.append("| --- | --- | --- | --- |")
    lines.append(contentsOf: kind.properties.map(row))
    lines.append("")
  }
  return lines.joined(separator: "\n")
}

/// Where elements of a kind may stand.
private func homes(of kind: ElementKind) -> String {
  let isTop = ElementKind.file.slots.contains { $0.kind.title == kind.title }
  let owners = ElementKind.all.filter { $0.slots.contains { $0.kind.title == kind.title } }
  return ((isTop ? ["the file"] : []) + owners.map { "`\($0.title)`" }).joined(separator: ", ")
}

/// What stands between the word and the brace.
private func header(of kind: ElementKind) -> String {
  let size = kind.header.isSizeInPoints ? "size in points" : "size"
  let parts = [(kind.header.name, "name"), (kind.header.size, size)].compactMap(spelling)
  let arrangement = kind.header.takesArrangement ? ["[`split` n or `repeat` n]"] : []
  return (["`\(kind.name)`"] + parts + arrangement).joined(separator: " ")
}

/// A part of a header, in brackets if it may be left out.
private func spelling(_ presence: HeaderForm.Presence, _ part: String) -> String? {
  switch presence {
  case .absent: nil
  case .optional: "[\(part)]"
  case .required: part
  }
}

private func row(_ property: PropertyDescription) -> String {
  let standard = property.isRequired ? "must be given" : "`\(property.standard)`"
  let uikit = property.uikitNames.map { "`\($0)`" }
  let swiftUI = property.swiftUINames.map { "`\($0)`" }
  let names =
    (uikit.isEmpty ? "" : " UIKit: \(uikit.joined(separator: ", ")).")
    + (swiftUI.isEmpty ? "" : " SwiftUI: \(swiftUI.joined(separator: ", ")).")
  return "| `\(property.name)` | \(takes(property.form)) | \(standard) "
    + "| \(property.summary)\(names)\(since(property.availability)) `\(property.example)` |"
}

private func takes(_ form: ValueForm) -> String {
  guard let words = form.enumeration?.words, form.type == .word else { return form.name }
  return words.map { "`\($0)`" }.joined(separator: ", ")
}

private func line(_ function: Function) -> String {
  let parameters = function.parameters.map { parameter in
    parameter.spelling.map { "\(parameter.name): \($0)" } ?? "\(parameter.name):"
  }
  let rest = function.isVariadic ? ", …" : ""
  return "- `\(function.name)(\(parameters.joined(separator: ", "))\(rest))` \(function.summary) "
    + "As in `\(function.example)`.\(since(function.availability))"
}

/// From which system on something exists, as a sentence behind others.
private func since(_ availability: Availability?) -> String {
  availability.map { " From iOS \($0.system) on." } ?? ""
}

private func line(_ input: Input) -> String {
  let words = input.enumeration.map { ": " + $0.words.map { "`\($0)`" }.joined(separator: ", ") }
  return "- `\(input.name)`\(words ?? "") \(input.summary)"
}
