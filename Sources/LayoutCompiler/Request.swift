internal import LayoutChecking
package import LayoutEvaluation
package import LayoutGeometry
package import LayoutLanguage

/// The frames that are requested of a file; previews supply what is left out.
package struct Request: Sendable {
  /// Views in place of those of the previews.
  package enum Views: Sendable {
    /// One of this size, in points, upright and without a safe area.
    case viewport(Size, scale: Double)
    /// The screens of devices, by their names, which may be shortened.
    case devices([String])
  }

  /// Traits in place of those of the previews and their devices; `nil`: theirs.
  package struct Traits: Sendable {
    /// How devices are held; those of `views` stand upright if it is left out.
    package var orientation: Orientation?
    /// The major version of the system.
    package var systemVersion: Int?
    package var contentSizeCategory: ContentSizeCategory?
    package var idiom: Idiom?
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
  /// Size, scale, safe area, margins, idiom, size classes and orientation; `nil`: the previews'.
  package var views: Views?
  package var traits = Traits()
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
  /// The preview whose settings it has.
  package let previewName: String?
  /// The device that it is shown on.
  package let deviceName: String?
  package var stage: Stage
  /// What was assumed, for people to read.
  package let notes: [String]
  /// Whether sections without a given number of items are noted.
  let tellsCounts: Bool
}
