internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Evaluator {
  /// The size in points of a content; `_` leaves an axis open.
  ///
  /// The lengths of a content that has a size of its own are greater than 0.
  func points(_ size: CheckedSize, of kind: ElementKind) -> PartialSize? {
    let isFrame = kind.header.hasOpenAxes
    let width = value(of: size.width, as: .length(isFrame: isFrame))
    let height = value(of: size.height, as: .length(isFrame: isFrame))
    guard !width.isFaulty, !height.isFaulty else { return nil }
    var lengths: [Points?] = []
    for (side, value) in [(size.width, width), (size.height, height)] {
      do throws(Mismatch) {
        lengths.append(try length(value, isFrame: isFrame))
      } catch {
        let subject = isFrame ? Modifier.frameName : kind.name
        report(.mismatch(error.reason, of: subject, at: program.range(of: side)), in: side)
        return nil
      }
    }
    return PartialSize(width: lengths[0], height: lengths[1])
  }

  /// The length in points that `value` is, `nil` for `_`; of what is no frame it is greater than 0.
  func length(_ value: Value, isFrame: Bool) throws(Mismatch) -> Points? {
    let length = try Value.size(value, .missing).openSize(at: 0).width
    if !isFrame, let length, length <= 0 { throw Mismatch(.notPositive(length)) }
    return length
  }

  /// The text that an expression shows.
  func text(_ id: ExpressionID) -> String? { shownText(value(of: id, as: .text)) }

  /// `value` as a text shows it.
  func shownText(_ value: Value) -> String? {
    switch value {
    case .text(let text): text
    case .number(let number): Value.number(number).spelling
    case .fraction, .estimated, .uniform, .flexible, .aspect, .boolean, .word, .list, .size,
      .track, .datum, .missing, .fault:
      nil
    }
  }

  /// Whether another content stands in the slot of `index`, which takes one; reports it, unless the
  /// checker has done so.
  func isSecondContent(_ index: Int) -> Bool {
    guard let first = owner.firstContent else {
      owner.firstContent = index
      return false
    }
    let host = program.elements[owner.index]
    let isKnown = program.errors.begins(in: host.extent)
    if !isKnown {
      report(
        .rivalContents(in: host.description, at: program.elements[index].wordRange)
          .pointing(at: program.elements[first].wordRange, "first here"))
    }
    return true
  }

  /// Sets the container of the contents of the item at `index`, as far as it is known before solving.
  func enterContents(ofItem index: Int) {
    guard program.elements[index].holdsContents, var environment = context.environment,
      let vocabulary = Item.vocabulary(of: program.elements[index].kind)
    else { return }
    let item = propertiesOnly(of: index, vocabulary)
    let size = item.size ?? context.surroundings.unsized
    environment.container = size.points(
      in: context.surroundings.space, rounding: environment.pixelGrid.solved
    )
    .inset(by: item.insets)
    if item.host == .hosting {
      environment.container = environment.container.inset(by: HostingCell.margins)
    }
    setEnvironment(environment)
    context.containerOrigin = .inside
  }
}

extension Diagnostic {
  fileprivate static func rivalContents(in owner: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .conflictingContents, "\(owner) has two contents in this view",
      at: range, label: "second content"
    ).helping("put them in a `vstack`, or make the conditions mutually exclusive")
  }
}
