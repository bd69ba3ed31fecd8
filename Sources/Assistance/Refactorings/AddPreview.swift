internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  static let addPreview = Refactoring(
    name: "preview", kind: "refactor.rewrite.preview",
    requirement: "a preview, and a device that has none yet", previewName: .device,
    title: { place in place.newPreview.map { "Add preview for \($0)" } }
  ) { place in
    guard let device = place.newPreview else { return nil }
    let end = place.source.range.upperBound
    let first = place.tree.file.statements.lazy.compactMap { statement -> ElementSyntax? in
      guard case .element(let element) = statement,
        element.kindName?.text == Preview.vocabulary.name
      else { return nil }
      return element
    }.first
    let block = first.flatMap { $0.block?.forOtherDevice(keepsView: $0.size == nil) } ?? "{ }"
    return [
      Edit(replace: end..<end, with: "\n\(Preview.vocabulary.name) \"\(device)\" \(block)\n")
    ]
  }
}

extension RefactoringPlace {
  /// The device of a preview to add: in a preview or in the header of a layout.
  fileprivate var newPreview: String? {
    let isTop = nodes.contains { node in
      ElementSyntax(node)?.kindName?.text == Preview.vocabulary.name
    }
    guard isTop else { return nil }
    let device = preview ?? Self.standardDevice
    return !Device.isKnown(device) || compilation.previewNames.contains(device) ? nil : device
  }

  /// The device between a phone and a large tablet.
  private static let standardDevice = "iPad mini (A17 Pro)"
}

extension BlockSyntax {
  /// Its text without what it expects, which holds on other devices by chance.
  ///
  /// - Parameter keepsView: Whether it keeps what it says of the view beside what is shown there.
  fileprivate func forOtherDevice(keepsView: Bool) -> String {
    let source = node.tree.source
    let removed = statements.filter { statement in
      switch statement {
      case .element(let element): element.kindName?.text == Expectation.vocabulary.name
      case .property(let property):
        !keepsView && !Preview.contentPropertyNames.contains(property.name?.text ?? "")
      default: false
      }
    }
    let edits = removed.map { Edit.removing($0.node, from: source) }
    let start = range.lowerBound
    let text = source.applying(edits)
    let length = range.count + text.bytes.count - source.bytes.count
    return text[start..<start + length]
  }
}
