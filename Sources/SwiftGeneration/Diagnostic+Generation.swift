internal import LayoutDiagnostics
internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

extension Diagnostic {
  static func nothingToGenerate(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .nothingToGenerate, "no layout in this file, only views", at: range, label: "a view"
    ).helping("write the views themselves with `--contents swiftui`")
  }

  static func sameTypeName(_ name: String, at range: TextRange, other: TextRange) -> Diagnostic {
    Diagnostic(
      .sameTypeName, "two layouts become the type `\(name)`", at: range, label: "the second"
    ).pointing(at: other, "the first")
      .helping("give one of them another name")
  }

  static func turnDecidesSection(
    _ name: String, of element: CheckedElement, loop: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .turnDecidesSection,
      "`\(name.printable)` of the loop decides what is in this \(element.kind.name)",
      at: element.range, label: "depends on `\(name.printable)`"
    ).pointing(at: loop, "differs in each iteration")
      .noting("the code of a \(element.kind.name) is one function, which every iteration shares")
      .helping("write each \(element.kind.name) out, or use `section.index`")
  }

  static func wordOfTwoTypes(_ name: String, at range: TextRange, other: TextRange) -> Diagnostic {
    Diagnostic(
      .wordOfTwoTypes, "`\(name.printable)` has two types in UIKit", at: range,
      label: "of another type"
    ).pointing(at: other, "of one type")
      .helping("use a `param` for each")
  }

  static func fixedBeforeWidth(_ input: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .fixedBeforeWidth, "the layout's own properties cannot depend on \(input)", at: range,
      label: "depends on \(input)"
    ).noting("UIKit reads them before there is a container")
      .helping("use a `param`")
  }

  static func repeatOnOlderSystems(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .repeatBefore16, "`repeat` needs iOS 16 in a group of fixed length", at: range,
      label: "needs iOS 16"
    ).helping("divide the group with `split`")
      .helping("raise the target with `--target \"iOS 16\"`")
  }

  static func noDrawingOrder(of element: CheckedElement, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .noZIndex, "UIKit has no `zIndex` for `\(element.kind.name)`", at: range, label: "left out"
    ).noting("set the `zPosition` of the cell's layer instead")
  }

  static func containerOfOwnReference(at range: TextRange, used: TextRange) -> Diagnostic {
    Diagnostic(
      .containerOfOwnReference, "`container` of this section is another one in UIKit", at: range,
      label: "not the layout's"
    ).pointing(at: used, "this section uses it")
      .noting("UIKit passes the layout's container to every section")
      .helping("set `insetsReference` on the layout")
  }

  static func orderBeside(_ cause: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .orderNeedsLengths, "a group with `order` cannot have \(cause)", at: range, label: cause
    ).noting("its frames are computed in a custom group, from points and fractions alone")
  }

  static func waterfallBeside(_ cause: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .waterfallNotSupported, "a `waterfall` with \(cause) has no custom group", at: range,
      label: cause
    ).noting("UIKit has no `waterfall`; a custom group computes the frames of its items alone")
  }

  static func notInAppKit(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.notInAppKit, "\(name) is not in AppKit", at: range, label: "only in UIKit")
  }

  static func aspectOfFraction(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .aspectPixel, "`aspect` beside a fraction may differ by a pixel", at: range,
      label: "a fraction in UIKit"
    ).noting("UIKit rounds only the result")
  }

  static func uniformOnOlderSystems(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .uniformOlder, "`uniform` is an estimate before iOS 17", at: range, label: "an estimate"
    ).noting("the generated code uses it where the system has it")
  }

  static func listSizes(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .listSizes, "the sizes in a list are those of its cells", at: range, label: "not generated"
    ).noting("UIKit's lists size their rows and headers by their contents")
  }

  static func contentsBefore16(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .contentsBefore16, "views of SwiftUI for contents need iOS 16", at: range,
      label: "a view of SwiftUI"
    ).helping("raise the target with `--target \"iOS 16\"`")
  }

  static func contentsNotSupported(_ what: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .contentsNotSupported, "\(what) has no counterpart in SwiftUI", at: range,
      label: "not in SwiftUI")
  }

  static func drawnByAssets(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .drawnByAssets, "images and colors come from the asset catalogue by their names", at: range,
      label: "the first of them"
    ).noting("an image is as large as its asset: that has to be the size that is written")
  }

  static func listMetrics(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .listMetrics, "the margins and heights of an outline are those of SwiftUI's list", at: range,
      label: "becomes a list")
  }

  static func contentsSkipped(_ count: Int, at range: TextRange) -> Diagnostic {
    let subject = count == 1 ? "1 item" : "\(count) items"
    return Diagnostic(
      .contentsSkipped, "the contents of \(subject) are not generated", at: range,
      label: "the first of them"
    ).noting("a cell draws its own contents")
      .helping("write views for them with `--contents swiftui`")
  }

  static func viewSkipped(at range: TextRange) -> Diagnostic {
    Diagnostic(.viewSkipped, "views are not generated", at: range, label: "skipped")
      .helping("write them with `--contents swiftui`")
  }
}

extension [Diagnostic] {
  /// The same with each kind of note once.
  var withNotesOnce: [Diagnostic] {
    var seen: Set<String> = []
    return filter { $0.severity != .note || seen.insert($0.code.number).inserted }
  }
}
