extension ElementKind {
  /// How its header is written, as in "hgroup [name] size [split n or repeat n]".
  ///
  /// - Parameter marked: Words of the language as they are shown.
  package func form(marking marked: (String) -> String = { $0 }) -> String {
    let size = header.isSizeInPoints ? "size in points" : "size"
    let naming = header.subject == .absent ? "name" : "\(marked("as")) name"
    let parts = [
      (header.subject, "what it shows"), (header.name, naming), (header.size, size),
    ].compactMap { presence, part in presence.spelling(of: part) }
    let split = "\(marked("split")) n"
    let arrangement =
      header.mustSplit
      ? [split] : header.takesArrangement ? ["[\(split) or \(marked("repeat")) n]"] : []
    return ([marked(name)] + parts + arrangement).joined(separator: " ")
  }
}

extension HeaderForm.Presence {
  /// A part of a header, in brackets if it is optional.
  fileprivate func spelling(of part: String) -> String? {
    switch self {
    case .absent: nil
    case .optional: "[\(part)]"
    case .required: part
    }
  }
}
