internal import LayoutText

/// What a subject is compared with.
enum SectionLabel: Hashable, Sendable {
  case name(String)
  case number(Int)

  var number: Int? { if case .number(let number) = self { number } else { nil } }
  /// As it is written in a comparison.
  var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): String(number)
    }
  }
}

/// A kind of section: what the subject is in a run of the provider.
struct SectionKind: Equatable, Sendable {
  let subject: Subject
  /// `nil` for what is equal to none of the labels; with an enumeration for what is none of its cases.
  let label: SectionLabel?
  /// The path of the subject's type, if it is an enumeration of these files.
  let type: String?
  /// Where it stands in a list; more than one place where each case has its own.
  var places: [Int] = []

  /// Whether `subject` is `nil` in this kind: it decides the kind, and no case of its enumeration is meant.
  func isMissing(_ subject: Subject) -> Bool {
    label == nil && type != nil && self.subject.key == subject.key
  }

  /// The section's name.
  var name: String {
    switch label {
    case .name(let name): name
    case .number(let number): (subject.isIndex ? "section" : subject.name) + "\(number)"
    case nil: "others"
    }
  }
}
