internal import LayoutDiagnostics
internal import LayoutText

extension Importer {
  /// Imports the views that no other one uses. In place of one of which nothing is known, those that
  /// it uses are imported; so are those that others use without showing them, as in a sheet.
  mutating func runViewRoots() {
    guard request.includesViews else { return }
    var uses = ViewUses(of: program, in: Set(request.range), naming: request.only)
    var roots = uses.roots()[...]
    while let root = roots.popFirst() ?? uses.unshown(by: called) {
      do {
        if let view = try view(of: root) {
          views.append(view)
        } else {
          skip(root)
          roots += uses.roots(without: root)
        }
      } catch Evaluator.Stop.endless(let limit) {
        diagnostics.append(.endless(root.type, limit, at: root.range))
      } catch {
        skip(root)
      }
    }
    views.sort { $0.origin.lowerBound < $1.origin.lowerBound }
  }

  private mutating func skip(_ root: ViewRoot) {
    diagnostics.append(.skippedView(root.type, at: root.range))
    hasSkippedView = true
  }

  /// What a view shows; `nil` where nothing of it is known.
  private mutating func view(of root: ViewRoot) throws -> ImportedView? {
    var evaluator = newEvaluator(for: root.file)
    defer { count(evaluator) }
    let view = try evaluator.viewRoot(root)
    guard view.elements.contains(where: \.isKnown) else { return nil }
    holes = evaluator.holes
    return view
  }

  mutating func nameViews(_ taken: inout Set<String>) {
    candidates += views.map(\.type)
    if !request.only.isEmpty {
      views.removeAll { view in
        !request.only.contains { $0 == view.type || view.type.hasSuffix("." + $0) }
      }
    }
    for index in views.indices {
      let base = ImportedNames.view(ofType: views[index].type)
      var (candidate, number) = (base, 2)
      while !taken.insert(candidate).inserted {
        (candidate, number) = ("\(base)\(number)", number + 1)
      }
      views[index].name = candidate
    }
  }
}
