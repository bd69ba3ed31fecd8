internal import LayoutLanguage

extension ValueForm {
  /// Whether its labels are edges.
  var hasEdges: Bool { !foreign.labels.isEmpty }

  /// Whether a property of this form may be set in parts.
  var hasParts: Bool {
    switch labels {
    case .parts: true
    case .none, .sections, .parameters: false
    }
  }

  /// Whether its labels are names of things elsewhere, each of which takes one value.
  var hasReferences: Bool {
    switch labels {
    case .sections, .parameters: true
    case .none, .parts: false
    }
  }
}

extension ValueForm.Labels {
  /// Whether it is known that `word` is none of them.
  func leavesOut(_ word: String) -> Bool {
    switch self {
    case .none: true
    case .parts(let words): !words.contains(word)
    case .sections, .parameters: false
    }
  }

  /// Whether `word` is one of the parts.
  func holds(_ word: String) -> Bool {
    if case .parts(let words) = self { words.contains(word) } else { false }
  }
}
