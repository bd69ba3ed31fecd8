internal import LayoutSwiftSource
internal import LayoutText

/// Gives layouts and sections names after the code that makes them.
extension Importer {
  /// Names the layouts that are asked for, their sections and the views.
  mutating func name() {
    layouts.removeAll { $0.sections.isEmpty && $0.losses.isEmpty }
    candidates = layouts.flatMap { [$0.function, $0.memberName] }
    let only = request.only
    if !only.isEmpty {
      layouts.removeAll { layout in
        !only.contains {
          $0 == layout.function || layout.function.hasSuffix("." + $0)
            || layout.function.hasPrefix($0 + ".")
        }
      }
    }
    let types = layouts.map(\.typeName)
    var taken: Set<String> = []
    for index in layouts.indices {
      let type = types[index]
      let isAlone = types.filter { $0 == type }.count == 1
      var name = type.map { ImportedNames.layout(ofType: $0) }
      if !isAlone { name = ImportedNames.made(by: layouts[index].memberName) ?? name }
      if !layouts[index].name.isEmpty { name = layouts[index].name }
      name = generatedName(of: layouts[index]) ?? name
      let base = name ?? fileName(of: layouts[index])
      var (candidate, number) = (base, 2)
      while !taken.insert(candidate).inserted {
        (candidate, number) = ("\(base)\(number)", number + 1)
      }
      layouts[index].name = candidate
      nameSections(&layouts[index])
    }
    nameViews(&taken)
  }

  private func nameSections(_ layout: inout ImportedLayout) {
    var taken: Set<String> = []
    for index in layout.sections.indices {
      var name = layout.sections[index].name
      if name.isEmpty { name = maker(of: layout.sections[index], layout) ?? layout.name }
      var (candidate, number) = (name, 2)
      while !taken.insert(candidate).inserted {
        (candidate, number) = ("\(name)\(number)", number + 1)
      }
      layout.sections[index].name = candidate
    }
  }

  /// The name of the function that made the only section of a layout.
  private func maker(of section: ImportedSection, _ layout: ImportedLayout) -> String? {
    let makers = Set(section.value.objectIDs.map { section.store[object: $0]?.maker })
    guard makers.count == 1, let maker = makers.first ?? nil, maker != layout.memberName else {
      return nil
    }
    return ImportedNames.made(by: maker)
  }

  private func generatedName(of layout: ImportedLayout) -> String? {
    guard let file = program.files.first(where: { $0.source.holds(layout.origin) }),
      file.isGenerated
    else { return nil }
    return file.generatedName(before: layout.origin.lowerBound)
  }

  private func fileName(of layout: ImportedLayout) -> String {
    let file = program.files.first { $0.source.holds(layout.origin) }
    let path = file?.source.name ?? "layout"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ImportedNames.layout(ofType: String(name.prefix { $0 != "." }))
  }
}
