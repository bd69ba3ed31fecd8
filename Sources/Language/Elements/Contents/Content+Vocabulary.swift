internal import LayoutGeometry

/// What a kind of content has beside what every content has.
struct ContentMembers {
  /// Its own properties; none of them is a modifier.
  var properties: [Property<Content>] = []
  var slots: [Slot<Content>] = []
  /// Whether its header begins with an expression to show.
  var subject = HeaderForm.Presence.absent
  /// Whether a size in its header is its own, and not its first modifier.
  var ownsSize = false
  /// Whether it has neither modifiers nor a size.
  var isBare = false
  var traits: ElementTraits = .isContent
}

extension Content {
  /// The words of every kind that may stand among others, in the order of the reference. A new kind
  /// is one file, one line here and one in `ElementKind.all`.
  static let all: [@Sendable () -> Vocabulary<Content>] = [
    { text }, { image }, { box }, { spacer }, { divider }, { hstack }, { vstack }, { zstack },
    { lazyhstack }, { lazyvstack }, { scroll }, { lazyvgrid }, { lazyhgrid }, { grid }, { flow },
    { balanced }, { viewthatfits }, { outline },
  ]

  /// Slots for any number of contents.
  static let children: [Slot<Content>] = all.map { vocabulary in
    Slot(vocabulary) { $1.children.append($0) }
  }

  /// Slots of `Owner` for one content in all.
  static func only<Owner>(
    _ accept: @escaping @Sendable (Content, inout Owner) -> Void
  ) -> [Slot<Owner>] {
    all.map { Slot($0, .oneContent, accept) }
  }

  /// Slots for what stands over and under an element, in the order of its modifiers.
  private static let layers: [Slot<Content>] = [
    Slot({ overlay }) { $1.modifiers.append(.layer($0)) },
    Slot({ underlay }) { $1.modifiers.append(.layer($0)) },
  ]

  /// The properties of every content that is not bare.
  private static let modifiers = GridCell.properties + Modifier.properties

  /// Declares a kind of content.
  static func vocabulary(
    _ word: String, _ form: ContentForm, _ words: ElementDocumentation, _ members: ContentMembers
  ) -> Vocabulary<Content> {
    let ownsSize = members.ownsSize
    let header = Header<Content>(
      form: HeaderForm(
        size: ownsSize ? .required : members.isBare ? .absent : .optional, isSizeInPoints: true,
        hasOpenAxes: !ownsSize, insteadOfSize: ownsSize ? insteadOfSize : [],
        subject: members.subject),
      store: { header, content in
        (content.id, content.name) = (header.id, header.name)
        if let text = header.text { content.show(text) }
        guard let size = header.points else { return }
        if ownsSize {
          content.picture.size = Size(width: size.width ?? 0, height: size.height ?? 0)
        } else {
          content.modifiers.append(.frame(FixedFrame(size)))
        }
      })
    return Vocabulary(
      word, Content(word: word, form), words,
      Members(
        header: header, properties: members.properties + (members.isBare ? [] : modifiers),
        slots: members.slots + (members.isBare ? [] : layers), traits: members.traits))
  }
}
