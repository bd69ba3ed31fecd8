package import LayoutGeometry

/// What stands in an element for each of the data that differ, one content at most for each.
///
/// Of rows of one shape only the first is kept whole: of the others the texts and lengths.
package struct ContentVariants: Hashable, Sendable {
  /// In one reference: elements without variants are copied often.
  private var rows = Rows.none

  private indirect enum Rows: Hashable {
    case none
    case some(Arrays)
  }

  fileprivate struct Arrays: Hashable {
    /// The shapes that there are.
    var patterns: [ContentPattern] = []
    var places: [Place] = []
    /// The values of all variants, one behind the other.
    var (texts, lengths): ([String], [Points]) = ([], [])
  }

  private var arrays: Arrays {
    get { if case .some(let arrays) = rows { arrays } else { Arrays() } }
    _modify {
      var arrays = self.arrays
      // Held in one place only, so that nothing is copied.
      rows = .none
      defer { rows = .some(arrays) }
      yield &arrays
    }
  }

  /// Where the values of a variant begin.
  fileprivate struct Place: Hashable {
    let pattern: Int32
    let text: Int32
    let length: Int32
  }

  package init() {}

  /// Adds `contents` as the next variant.
  ///
  /// - Complexity: O(*n*) in the elements, times the shapes that there are.
  package mutating func append(_ contents: [Content]) {
    var shape = contents
    let values = shape.takeValues()
    let known = arrays.pattern(of: shape)
    if known == nil { arrays.patterns.append(ContentPattern(shape)) }
    append(values, like: known ?? arrays.patterns.count - 1)
  }

  /// Adds a variant of the shape of an earlier one, with these values in the order of `exchange`.
  package mutating func append(_ values: ContentValues, likeVariant variant: Int) {
    append(values, like: Int(arrays.places[variant].pattern))
  }

  private mutating func append(_ values: ContentValues, like pattern: Int) {
    arrays.append(values, like: pattern)
  }

  /// Gives back the memory that is kept for more of them.
  package mutating func trim() {
    if !isEmpty { arrays.trim() }
  }

  /// Whether not all of them are alike.
  package var vary: Bool {
    arrays.patterns.count > 1 || indices.contains { values(of: $0) != values(of: 0) }
  }

  /// The shapes that there are.
  package var patterns: [ContentPattern] { arrays.patterns }

  /// The shape of a variant.
  package func pattern(of index: Int) -> ContentPattern {
    let arrays = arrays
    return arrays.patterns[Int(arrays.places[index].pattern)]
  }

  /// The texts and lengths of a variant in the order of `exchange`.
  package func values(of index: Int) -> (texts: ArraySlice<String>, lengths: ArraySlice<Points>) {
    let all = arrays
    let first = all.places[index]
    let next = index + 1 < all.places.count ? all.places[index + 1] : nil
    return (
      all.texts[Int(first.text)..<(next.map { Int($0.text) } ?? all.texts.count)],
      all.lengths[Int(first.length)..<(next.map { Int($0.length) } ?? all.lengths.count)]
    )
  }

  /// What the element shows where it shows the variant `variant`; `plain` if there are no variants.
  package func shown(_ variant: Int32?, or plain: [Content]?) -> ShownContent? {
    guard let variant, indices.contains(Int(variant)) else {
      return plain.map(ShownContent.init)
    }
    return pattern(of: Int(variant)).contents.isEmpty ? .nothing : .variant(self, Int(variant))
  }

  /// The same with each variant as `transform` leaves it.
  func mapContents(_ transform: ([Content]) -> [Content]) -> ContentVariants {
    var mapped = ContentVariants()
    for contents in self { mapped.append(transform(contents)) }
    return mapped
  }
}

extension ContentVariants.Arrays {
  /// The place of a shape, the latest being looked at first; `nil` for a new one.
  fileprivate func pattern(of shape: [Content]) -> Int? {
    let last = places.last.map { Int($0.pattern) }
    return last.flatMap { patterns[$0].contents == shape ? $0 : nil }
      ?? patterns.firstIndex { $0.contents == shape }
  }

  fileprivate mutating func append(_ values: ContentValues, like pattern: Int) {
    places.append(
      ContentVariants.Place(
        pattern: Int32(clamping: pattern), text: Int32(clamping: texts.count),
        length: Int32(clamping: lengths.count)))
    texts += values.texts
    lengths += values.lengths
  }

  fileprivate mutating func trim() {
    (places, texts) = (places.withoutSlack, texts.withoutSlack)
    lengths = lengths.withoutSlack
  }
}

extension ContentVariants: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { arrays.places.count }

  /// - Complexity: O(*n*) in the elements.
  package subscript(index: Int) -> [Content] {
    var contents = pattern(of: index).contents
    var (texts, lengths) = values(of: index)
    contents.exchange {
      $0 = texts.removeFirst()
    } lengths: {
      $0 = lengths.removeFirst()
    }
    return contents
  }
}

/// The texts and lengths of contents that data may set.
package struct ContentValues: Hashable, Sendable {
  package var texts: [String] = []
  /// In points.
  package var lengths: [Points] = []

  package init() {}

  /// A text that stands for the one at a place, to learn where that goes: no data are like it by chance.
  package static func textMark(_ place: Int) -> String { "\u{F8FF}\(place)\u{F8FF}" }
  /// The same for a length, in points.
  package static func lengthMark(_ place: Int) -> Points { 4096.65625 + Double(place) }
}

/// Contents without their texts and lengths: what variants of one shape have in common.
///
/// A class, so that it is known again without being compared.
package final class ContentPattern: Hashable, Sendable {
  package let contents: [Content]

  init(_ contents: [Content]) { self.contents = contents }

  package static func == (left: ContentPattern, right: ContentPattern) -> Bool {
    left === right || left.contents == right.contents
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

/// The content that an element shows.
package enum ShownContent: Sendable {
  /// None: conditions have removed it.
  case nothing
  case whole(Content)
  /// A variant that has one.
  case variant(ContentVariants, Int)

  /// The first of `contents`, of which there is one at most.
  package init(_ contents: [Content]) { self = contents.first.map(ShownContent.whole) ?? .nothing }

  package var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// The element of the program that it was made from; `nil` for none.
  package var id: ElementID? {
    switch self {
    case .nothing: nil
    case .whole(let content): content.id
    case .variant(let variants, let index): variants.pattern(of: index).contents.first?.id
    }
  }

  /// The content as it is described.
  package var content: Content? {
    switch self {
    case .nothing: nil
    case .whole(let content): content
    case .variant(let variants, let index): variants[index].first
    }
  }
}

extension [Content] {
  /// Takes out the texts and lengths, which leaves the shape of contents, and returns them.
  package mutating func takeValues() -> ContentValues {
    var values = ContentValues()
    exchange {
      values.texts.append($0)
      $0 = ""
    } lengths: {
      values.lengths.append($0)
      $0 = 0
    }
    return values
  }

  /// Lets the texts and the lengths of fixed frames be read or replaced, one after another.
  package mutating func exchange(
    texts text: (inout String) -> Void, lengths length: (inout Points) -> Void
  ) {
    for index in indices { self[index].exchange(texts: text, lengths: length) }
  }
}

extension Content {
  fileprivate mutating func exchange(
    texts text: (inout String) -> Void, lengths length: (inout Points) -> Void
  ) {
    switch form {
    case .text(var written):
      text(&written.string)
      form = .text(written)
    case .node(var node):
      text(&node.text.string)
      form = .node(node)
    case .image, .box, .spacer, .divider, .stack, .lazyStack, .layers, .scroll, .tracks, .grid,
      .row, .flow, .balanced, .firstFit, .outline, .layer:
      break
    }
    for index in modifiers.indices {
      switch modifiers[index] {
      case .frame(var frame):
        frame.exchange(length)
        modifiers[index] = .frame(frame)
      case .layer(var layer):
        layer.exchange(texts: text, lengths: length)
        modifiers[index] = .layer(layer)
      case .padding, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .offset: break
      }
    }
    children.exchange(texts: text, lengths: length)
  }
}

extension FixedFrame {
  fileprivate mutating func exchange(_ length: (inout Points) -> Void) {
    if var width {
      length(&width)
      self.width = width
    }
    if var height {
      length(&height)
      self.height = height
    }
  }
}

extension Section {
  /// Which variant of its contents the item at `index` shows; `nil` where there are no data.
  package func variant(ofItem index: Int) -> Int32? {
    itemVariants.isEmpty ? nil : itemVariants[index % itemVariants.count]
  }
}
