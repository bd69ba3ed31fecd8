/// A kind of thing an author can write: its word, header, properties and children, declared once.
///
/// A class because it is handed on for each element that is read.
package final class Vocabulary<Owner: Sendable>: Sendable {
  /// The word that opens it.
  package var name: String { kind.name }
  /// The word, and where it stands if it means different things in different places.
  package var title: String { kind.title }
  package var words: ElementDocumentation { kind.words }
  /// The same without the type of the owner.
  package let kind: ElementKind
  /// A fresh one: every default is stated here and nowhere else.
  package let standard: Owner
  package let header: Header<Owner>
  /// In the order the reference gives them.
  package let properties: [Property<Owner>]
  package let slots: [Slot<Owner>]
  /// Properties whose names are not the language's but the author's.
  package let names: NamedProperties<Owner>?
  /// The inputs that expressions inside may read, beyond those around it.
  package var inputs: Input.Scope? { kind.inputs }
  package var traits: ElementTraits { kind.traits }
  /// Visits the contents that it and what is attached to it show of data, with their variants; `nil`: it
  /// shows none.
  package let hosts: Members<Owner>.HostVisit?

  init(
    _ name: String, _ standard: Owner, _ words: ElementDocumentation, _ members: Members<Owner>
  ) {
    self.standard = standard
    kind = ElementKind(name, standard, words, members)
    (header, properties) = (members.header, members.properties)
    (slots, names, hosts) = (members.slots, members.names, members.hosts)
  }

  /// The same, where `standard` holds for all that an element leaves out.
  package func starting(from standard: Owner) -> Vocabulary {
    Vocabulary(self, from: standard)
  }

  private init(_ other: Vocabulary, from standard: Owner) {
    (kind, self.standard, header) = (other.kind, standard, other.header)
    (properties, slots, names, hosts) = (other.properties, other.slots, other.names, other.hosts)
  }
}

/// The documentation of a kind of element.
package struct ElementDocumentation: Hashable, Sendable {
  /// One sentence in the indicative.
  package let summary: String
  /// Source that uses it; the tests compile it.
  package let example: String
  /// What UIKit and other layout languages call it.
  package let foreign: [String]
  /// Where it stands, if its word means something else elsewhere.
  let place: String?
  /// From which system on it exists; `nil`: from the first.
  package private(set) var availability: Availability?
  /// What SwiftUI calls the same.
  package private(set) var swiftUI: String?

  init(_ summary: String, _ example: String, foreign: [String] = [], place: String? = nil) {
    (self.summary, self.example, self.foreign, self.place) = (summary, example, foreign, place)
  }

  /// The same documentation for a kind of element that is SwiftUI's under another name.
  func inSwiftUI(_ name: String) -> ElementDocumentation {
    var copy = self
    copy.swiftUI = name
    return copy
  }

  /// The same documentation for a kind of element that older systems do not have.
  func since(_ availability: Availability) -> ElementDocumentation {
    var copy = self
    copy.availability = availability
    return copy
  }
}

/// What may be written in an element.
package struct Members<Owner: Sendable>: Sendable {
  var header: Header<Owner>
  var properties: [Property<Owner>] = []
  var slots: [Slot<Owner>] = []
  var names: NamedProperties<Owner>?
  var inputs: Input.Scope?
  var traits: ElementTraits = []
  var hosts: HostVisit?

  package typealias HostVisit =
    @Sendable (
      inout Owner, _ show: (inout [Content]?, inout ContentVariants) -> Void
    ) -> Void
}

/// What the checker needs of a kind beside its members.
package struct ElementTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It takes data in turn: an item, or a group of them.
  package static let takesData = ElementTraits(rawValue: 1)
  /// It means nothing without children.
  package static let needsChildren = ElementTraits(rawValue: 2)
  /// No two in one owner have the same name.
  package static let hasUniqueName = ElementTraits(rawValue: 4)
  /// Its name is an element kind, for which its word stands in.
  package static let isViewKind = ElementTraits(rawValue: 8)
  /// It is a section: how many there are comes from the data.
  package static let repeatsWithData = ElementTraits(rawValue: 16)
  /// It has contents, which may have a size of their own.
  package static let hasContents = ElementTraits(rawValue: 32)
  /// It stands inside an item or a view, and its modifiers are applied as they are written.
  package static let isContent = ElementTraits(rawValue: 64)
  /// It is wrapped around the element that it stands in.
  package static let isModifier = ElementTraits(rawValue: 128)
  /// It names what others declare: one for each, and one without a name.
  package static let isAlone = ElementTraits(rawValue: 256)
  /// Its model depends on the space that the groups around leave to it.
  package static let readsSurroundings = ElementTraits(rawValue: 512)
  /// It is laid out as rows, and reads the width by itself.
  package static let isList = ElementTraits(rawValue: 1024)
  /// Its children stand in cells.
  package static let hasCells = ElementTraits(rawValue: 2048)
  /// It shows one thing: the text in its header, or else the first of its contents.
  package static let showsOne = ElementTraits(rawValue: 4096)
  /// It places children on lines or by frames, and has no frame of its own.
  package static let isGroup = ElementTraits(rawValue: 8192)
  /// It requires something of frames, and is read only to be tested.
  package static let isExpectation = ElementTraits(rawValue: 16384)
  /// It is one cell.
  package static let isItem = ElementTraits(rawValue: 32768)
  /// Either of the two that give space to what stands inside.
  // Declared once: a literal of both in the call is made at run time, out of an array.
  package static let givesSpace: ElementTraits = [.isItem, .isGroup]
  /// Either of the two that make what stands around matter.
  package static let asksAround: ElementTraits = [.readsSurroundings, .isContent]
}

/// Properties that an author names, like the sizes of `measured`.
package struct NamedProperties<Owner: Sendable>: Sendable {
  package let form: ValueForm
  package let store: @Sendable (String, [LabelledValue], inout Owner) throws(Mismatch) -> Void
}

/// What stands between an element's word and its brace.
package struct HeaderForm: Hashable, Sendable {
  /// Whether a part may, must or must not be written.
  package enum Presence: Hashable, Sendable { case absent, optional, required }

  package var name = Presence.optional
  package var size = Presence.absent
  /// Whether the size is one of points, not of dimensions.
  package var isSizeInPoints = false
  /// Whether an axis of that size may be left open.
  package var hasOpenAxes = false
  /// The properties that together make a required size needless, as the name of a symbol does.
  package var insteadOfSize: [String] = []
  /// Whether its name is a path: the names that lead to other elements, joined by dots.
  package var takesPath = false
  /// Whether it begins with an expression to show; its name stands behind `as`.
  package var subject = Presence.absent
  /// Whether `split` and `repeat` may stand there.
  package var takesArrangement = false
  /// Whether `split` must stand there, and `repeat` may not.
  package var mustSplit = false
  /// Whether a length may be that of its largest sibling.
  package var takesUniform = true
}

/// What an author wrote in a header.
package struct HeaderValues: Sendable {
  package let id: ElementID
  package var name: String?
  /// The names that lead to the elements it is about.
  package var path: [String] = []
  package var size: LayoutSize?
  package var arrangement: Arrangement?
  /// The text to show.
  package var text: String?
  /// The size in points, if that is what it takes.
  package var points: PartialSize?
  /// Whether there is a content in it, if conditions allow.
  package var holdsContents = false
  /// How many items the data has for it, if it is a section.
  package var itemCount = 0
  /// By item of a section, which of the variants of contents shows its data; none where there are no
  /// data.
  package var itemVariants: [Int32] = []
  /// The width of the container of a section, in points.
  package var containerWidth: Double = 0
  /// The major version of the system.
  package var systemVersion = 0

  package init(id: ElementID) { self.id = id }
}

/// The form of a header and where its parts are kept.
package struct Header<Owner: Sendable>: Sendable {
  package let form: HeaderForm
  package let store: @Sendable (HeaderValues, inout Owner) -> Void
}

/// A place in an owner for children of one kind.
package struct Slot<Owner: Sendable>: Sendable {
  /// The children's kind.
  let kind: @Sendable () -> ElementKind
  /// How many there may be.
  package let count: SlotCount
  /// Reads a child with `reader` and puts it in its place.
  package let place: @Sendable (any ElementReader, inout Owner) -> Void

  init<Child: Sendable>(
    _ vocabulary: @escaping @Sendable () -> Vocabulary<Child>, _ count: SlotCount = .any,
    _ accept: @escaping @Sendable (Child, inout Owner) -> Void
  ) {
    kind = { vocabulary().kind }
    self.count = count
    place = { reader, owner in accept(reader.read(vocabulary()), &owner) }
  }
}

extension Array {
  /// The places of the slots that take `count` children.
  func places<Owner>(of count: SlotCount) -> [Int] where Element == Slot<Owner> {
    indices.filter { self[$0].count == count }
  }
}

/// How many children a slot takes.
package enum SlotCount: Hashable, Sendable {
  case any
  /// Exactly one, counted together with the other such slots.
  case exactlyOne
  /// One or none.
  case atMostOne
  /// One or none, counted together with the other such slots.
  case oneContent
}

/// Reads the element it stands at in the terms of a vocabulary.
///
/// The vocabulary declares slots and evaluation fills them, so that `Language` does not depend on it.
package protocol ElementReader {
  func read<Owner>(_ vocabulary: Vocabulary<Owner>) -> Owner
}
