internal import LayoutChecking
package import LayoutEvaluation
package import LayoutGeometry
package import LayoutLanguage

/// What somebody wants to see of a file: what is left out comes from its previews.
package struct Request: Sendable {
  /// A view of another size.
  package struct View: Hashable, Sendable {
    package let size: Size
    /// `nil`: the preview's.
    package let scale: Double?

    package init(size: Size, scale: Double?) { (self.size, self.scale) = (size, scale) }
  }

  /// How many items or sections there are, in turn.
  package struct Counts: Hashable, Sendable {
    /// `nil`: every section.
    package let section: String?
    package let numbers: [Int]

    package init(_ numbers: [Int], in section: String?) {
      (self.numbers, self.section) = (numbers, section)
    }
  }

  /// A value for a parameter, as it is written.
  package struct Setting: Hashable, Sendable {
    package let parameter: String
    package let value: String

    package init(_ parameter: String, to value: String) {
      (self.parameter, self.value) = (parameter, value)
    }
  }

  /// The previews to show, by their names; none: all.
  package var previews: [String] = []
  package var view: View?
  /// A device by its name, in place of what the previews say of view, scale, safe area and traits.
  package var device: String?
  package var layout: String?
  /// Numbers of items.
  package var items: [Counts] = []
  /// Numbers of sections.
  package var sections: [Counts] = []
  /// Values of parameters.
  package var settings: [Setting] = []
  /// What the sections show, in place of what the previews say.
  package var data: DataSet?
  package var direction: LayoutDirection?
  /// How far the content is scrolled, in points, as UIKit counts it.
  package var scrollOffset: Point?

  package init() {}
}

/// One layout to show on one stage.
package struct Job: Sendable {
  /// The layout's place among the program's elements.
  package let layout: Int
  package let previewName: String?
  package var stage: Stage
  /// What was assumed, for people to read.
  package let notes: [String]
  /// Whether it is said which sections nobody gave a number of items.
  let tellsCounts: Bool
}
