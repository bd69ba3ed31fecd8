internal import LayoutDiagnostics
internal import LayoutText

extension Importer {
  mutating func runViewRoots() {
    guard request.includesViews else { return }
    for root in program.viewRoots(in: Set(request.range)) {
      var evaluator = newEvaluator()
      defer { count(evaluator) }
      do {
        let view = try evaluator.viewRoot(root)
        guard view.elements.contains(where: \.isKnown) else {
          diagnostics.append(.skippedView(root.type, at: root.range))
          continue
        }
        holes = evaluator.holes
        views.append(view)
      } catch Evaluator.Stop.endless(let limit) {
        diagnostics.append(.endless(root.type, limit, at: root.range))
      } catch {
        diagnostics.append(.skippedView(root.type, at: root.range))
      }
    }
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
