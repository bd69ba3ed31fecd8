extension LayoutWriter {
  /// The sections with those of one branch that are written alike as one.
  func joiningEqual(_ sections: [ImportedSection]) -> [ImportedSection] {
    var result: [(section: ImportedSection, nodes: [WrittenNode])] = []
    // One for all: what is called alike and is not the same has other names then.
    var draft = self
    for (place, section) in sections.enumerated() {
      // Only what has a counterpart is written to be compared.
      let mayJoin = sections.indices.contains { $0 != place && sections[$0].mayEqual(section) }
      let nodes = mayJoin ? draft.compared(section) : []
      let index = result.firstIndex { known in
        known.section.mayEqual(section) && known.nodes.count == nodes.count
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

  /// A section as it is written under a name that is the same for all.
  private mutating func compared(_ section: ImportedSection) -> [WrittenNode] {
    var renamed = section
    renamed.name = "section"
    renamed.documentation = []
    return self.section(renamed)
  }
}

extension ImportedSection {
  /// Whether both are of one branch and stand there at any time.
  fileprivate func mayEqual(_ other: ImportedSection) -> Bool {
    decisions == other.decisions && !decisions.isEmpty
      && condition.isTrue == true && other.condition.isTrue == true
  }
}
