internal import LayoutGeometry

// Properties that several elements have: each gives the key path and what differs in the reference.
// All are in line, so that accesses are made of the key paths as they are written.
extension Property {
  @inline(__always)
  static func insets(
    _ path:
      @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, EdgeInsets>,
    _ summary: String, _ example: String, readBy reader: String? = nil
  ) -> Property {
    Property(
      "insets", path(), .edges,
      PropertyDocumentation(
        summary, example, uikit: ["contentInsets"], elsewhere: ["padding", "margin"]
      ).read(by: reader))
  }

  @inline(__always)
  static func edgeSpacing(
    _ path:
      @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, EdgeSpacing>, _ example: String
  ) -> Property {
    Property(
      "edgeSpacing", path(), .edgeSpacing, .init("The space around it on its line.", example))
  }

  /// The drawing order of an element that has a default of its own.
  @inline(__always)
  static func zIndex(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Int>,
    _ example: String = "zIndex: 2"
  ) -> Property {
    Property("zIndex", path(), .zIndex, .zIndex(example))
  }

  /// The drawing order of an element that the system orders where it is left out.
  @inline(__always)
  static func zIndex(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Int?>
  ) -> Property {
    Property("zIndex", path(), .zIndex.optional(from: 0, called: "automatic"), .zIndex("zIndex: 2"))
  }

  @inline(__always)
  static func order(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Int?>,
    read reader: String? = nil
  ) -> Property {
    Property(
      GroupChild.turn, path(), .whole(in: 0...9_999).optional(from: 0, called: "as written"),
      .init("Its place in the order in which children take data, from 0.", "order: 0")
        .read(by: reader))
  }

  @inline(__always)
  static func insetsReference(
    _ path:
      @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, InsetsReference>,
    _ summary: String, _ example: String
  ) -> Property {
    Property(
      "insetsReference", path(), .word,
      PropertyDocumentation(summary, example, uikit: ["contentInsetsReference"]).since(
        InsetsReference.availability))
  }

  /// How something stands in the space that it leaves free.
  @inline(__always)
  static func alignment<Word>(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Word>,
    _ summary: String, _ example: String
  ) -> Property where Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    Property("alignment", path(), .word, PropertyDocumentation(summary, example))
  }

  /// A gap in points between neighbours, of which there is one everywhere.
  @inline(__always)
  static func gap(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Points>,
    _ summary: String, _ example: String
  ) -> Property {
    Property(name, path(), .points, PropertyDocumentation(summary, example))
  }

  /// `axis`, along which something is laid out.
  @inline(__always)
  static func axis(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Axis>,
    _ summary: String, _ example: String
  ) -> Property {
    Property("axis", path(), .word, PropertyDocumentation(summary, example))
  }
}

extension PropertyDocumentation {
  fileprivate static func zIndex(_ example: String) -> PropertyDocumentation {
    .init("The drawing order: higher values are in front.", example).read(by: "drawing")
  }
}
