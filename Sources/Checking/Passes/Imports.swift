internal import LayoutDiagnostics
internal import LayoutSyntax
internal import LayoutText

/// The circles in which the files of `order` import one another.
func importCircles(among order: [Library.FileID], _ library: Library) -> [Diagnostic] {
  guard !library.circleSteps.isEmpty else { return [] }
  let reached = Set(order.map { library.circles[$0.index] })
  return library.circleSteps.filter { reached.contains(library.circles[$0[0].file.index]) }
    .map { steps in
      .importCircle(steps.map { ($0.range, library.sources.all[$0.file.index].name) })
    }
}

/// The imports of `file` of which nothing is used.
func unusedImports(of file: FileScope, _ library: Library) -> [Diagnostic] {
  var seen: Set<Library.FileID> = []
  return library.files[file.id.index].imports.compactMap { statement in
    guard let other = library.target(of: statement, in: file.id), seen.insert(other).inserted,
      !file.imported.used.contains(other)
    else { return nil }
    return .unusedImport(statement.path)
  }
}

/// The parameters of `program` that can be set from outside, by their names: of several with one name
/// the one in the file that the fewest imports lead to.
func settableParameters(
  of program: CheckedProgram, in file: Library.FileID, _ library: Library
) -> [String: SettableParameter] {
  let distances = library.distances(from: file)
  var found: [String: [(id: BindingID, file: Int, distance: Int)]] = [:]
  for (index, binding) in program.bindings.enumerated() where binding.parameter != nil {
    let file = program.file(of: BindingID(index)).index
    let distance = distances[file] ?? 0
    var rivals = found[binding.name] ?? []
    if let best = rivals.first?.distance, best != distance {
      guard distance < best else { continue }
      rivals = []
    }
    // Of two in one file the later holds.
    rivals.removeAll { $0.file == file }
    rivals.append((BindingID(index), file, distance))
    found[binding.name] = rivals
  }
  return found.mapValues { rivals in
    let ids = rivals.sorted { $0.file < $1.file }.map(\.id)
    return ids.count == 1 ? .one(ids[0]) : .rivals(ids)
  }
}

extension CheckedProgram {
  /// The file that a binding is in.
  func file(of id: BindingID) -> Library.FileID {
    Library.FileID(index: sources.index(of: self[id].nameRange.lowerBound))
  }

  /// The diagnostic for a name that several files declare.
  func ambiguity(of name: String, _ places: [TextRange], at range: TextRange) -> Diagnostic {
    let files = places.map { sources.file(at: $0.lowerBound).name }
    return places.reduce(.ambiguousName(name, from: files, at: range)) {
      $0.pointing(at: $1, "declared here")
    }
  }
}
