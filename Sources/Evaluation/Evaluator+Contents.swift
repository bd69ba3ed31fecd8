package import LayoutChecking
internal import LayoutGeometry
package import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// The view at `index` among the elements of `program`, shown on `stage`.
///
/// - Complexity: O(*n*) in the elements and expressions reached.
package func evaluate(
  _ program: CheckedProgram, view index: Int, on stage: Stage
) -> Evaluation<View> {
  evaluation(ofView: index, on: stage, by: Evaluator(program, settings: stage.settings))
}

/// Which way everything goes that is asked on the way to the same view.
///
/// - Complexity: that of `evaluate`.
package func decisions(
  in program: CheckedProgram, view index: Int, on stage: Stage
) -> [Decision] {
  let evaluator = Evaluator(program, settings: stage.settings)
  evaluator.decisions = []
  _ = evaluation(ofView: index, on: stage, by: evaluator)
  return evaluator.decisions ?? []
}

private func evaluation(
  ofView index: Int, on stage: Stage, by evaluator: Evaluator
) -> Evaluation<View> {
  evaluator.stage = stage
  var environment = Environment(
    viewport: stage.viewport, container: stage.viewport.size.inset(by: stage.viewport.safeArea))
  environment.data = stage.data.map { Datum($0.root, at: .root) }
  evaluator.environment = environment
  let view = evaluator.element(index, View.vocabulary)
  let diagnostics = evaluator.diagnostics + evaluator.limitFaults
  return Evaluation(
    model: view, diagnostics: diagnostics.inOrder, elementCount: evaluator.placedCount)
}

extension Evaluator {
  /// The size in points of what stands in an item or a view; `_` leaves an axis open.
  ///
  /// What has a size of its own has none of 0.
  func points(_ size: CheckedSize, of kind: ElementKind) -> PartialSize? {
    let (width, height) = (value(of: size.width), value(of: size.height))
    guard !width.isFaulty, !height.isFaulty else { return nil }
    let isFrame = kind.header.hasOpenAxes
    var lengths: [Points?] = []
    for (side, value) in [(size.width, width), (size.height, height)] {
      do throws(Mismatch) {
        let length = try Value.size(value, .missing).openSize(at: 0).width
        if !isFrame, let length, length <= 0 { throw Mismatch(.notPositive(length)) }
        lengths.append(length)
      } catch {
        let subject = isFrame ? Modifier.frameName : kind.name
        report(.mismatch(error.reason, of: subject, at: program.range(of: side)))
        return nil
      }
    }
    return PartialSize(width: lengths[0], height: lengths[1])
  }

  /// What an expression shows.
  func text(_ id: ExpressionID) -> String? {
    switch value(of: id) {
    case .text(let text): text
    case .number(let number): Value.number(number).spelling
    case .fraction, .estimated, .uniform, .flexible, .aspect, .boolean, .word, .list, .size,
      .track, .datum, .missing, .fault:
      nil
    }
  }

  /// Whether another content stands where `index` should and there is room for one; says so, unless
  /// the text alone has shown it.
  func isSecondContent(_ index: Int) -> Bool {
    guard let first = firstContents[host] else {
      firstContents[host] = index
      return false
    }
    let owner = program.elements[host]
    let isKnown = program.errors.begins(in: owner.extent)
    if !isKnown {
      report(
        .rivalContents(in: owner.description, at: program.elements[index].wordRange)
          .pointing(at: program.elements[first].wordRange, "the first one"))
    }
    return true
  }

  /// What contents of the item at `index` may ask of its size, as far as it is known before solving.
  func enterContents(ofItem index: Int) {
    guard program.elements[index].holdsContents, var environment else { return }
    let item = propertiesOnly(of: index, Item.vocabulary)
    let size = item.size ?? surroundings.unsized
    environment.container = size.points(
      in: surroundings.room, rounding: environment.pixelGrid.solved
    )
    .inset(by: item.insets)
    self.environment = environment
    tracePlace = .inside
  }
}

extension Diagnostic {
  fileprivate static func rivalContents(in owner: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L183", "rival-contents"), "\(owner) holds two contents in this view",
      at: range, label: "only one has room"
    ).helping("put them in a `vstack`, or make the conditions exclude one another")
  }
}
