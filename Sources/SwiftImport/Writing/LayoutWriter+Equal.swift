extension LayoutWriter {
  /// The sections with those of one branch that are written alike as one.
  func joiningEqual(_ sections: [ImportedSection]) -> [ImportedSection] {
    var result: [(section: ImportedSection, nodes: [WrittenNode])] = []
    for section in sections {
      var draft = self
      var renamed = section
      renamed.name = "section"
      renamed.documentation = []
      let nodes = draft.section(renamed)
      let index = result.firstIndex { known in
        known.section.decisions == section.decisions && !section.decisions.isEmpty
          && known.section.condition.isTrue == true && section.condition.isTrue == true
          && known.nodes.count == nodes.count
          && zip(known.nodes, nodes).allSatisfy { $0.isWritten(like: $1) }
      }
      if let index {
        result[index].section.others.append(section.name)
      } else {
        result.append((section, nodes))
      }
    }
    return result.map(\.section)
  }
}
