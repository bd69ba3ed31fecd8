internal import LayoutText

extension Evaluator {
  /// What a field of an object holds; `nil` where it has none of this name.
  ///
  /// UIKit makes a section of a list's configuration with insets, spacing and headers of its own.
  mutating func field(_ name: String, of id: Int, at range: TextRange) -> SwiftValue? {
    guard let object = store[object: id], let value = object.fields[name] else { return nil }
    guard let list = object.fields["list"], object.settings[name] == nil,
      Framework.fields(of: Framework.section)[name] != nil, name != "orthogonalScrollingBehavior"
    else { return value }
    let hole = Hole(text(of: range), .lost, at: range, name: name)
    run.around.listSections[hole.key] = id
    switch value {
    case .array:
      if case .record(let record) = list, record.fields["headerMode"] == .word("none"),
        record.fields["footerMode"] == .word("none")
      {
        return value
      }
      return .list([.hole(hole)])
    case .record(var record):
      for part in record.fields.keys {
        var field = hole
        field.name += part.prefix(1).uppercased() + part.dropFirst()
        field.key += "." + part
        field.type = "CGFloat"
        record.fields[part] = .hole(field)
      }
      return .record(record)
    default: return .hole(hole)
    }
  }
}
