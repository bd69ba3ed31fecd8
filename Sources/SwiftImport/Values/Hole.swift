internal import LayoutText

/// Something that could not be read.
struct Hole: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case changes, foreign, unread, lost, ownSize
    /// It is no hole: generated code says what it is by default and in which range.
    case parameter(in: ParameterRange?)

    var text: String {
      switch self {
      case .changes: "can change"
      case .foreign: "is not declared in these files"
      case .unread: "is not read"
      case .lost: "could not be followed"
      case .ownSize: "has a size of its own"
      case .parameter: "is a parameter"
      }
    }
  }

  /// The range of a parameter, as it is written.
  struct ParameterRange: Hashable, Sendable {
    let lower: Double?
    let upper: Double?
    let isClosed: Bool
  }

  /// Swift's text for it.
  let text: String
  var reason: Reason
  private(set) var range: TextRange
  /// What a parameter for it is called.
  var name: String
  /// Its declared type as it is written.
  var type: String?
  /// Tells it from others; the same expression of a file is one hole.
  var key: String { didSet { if key.utf8.count > Self.longestKey { key = "#\(key.stableHash)" } } }
  /// The value that it has at first.
  var initial: InitialValue?
  /// Whether it stands for a kind of views: then it is no hole for whom asks for one.
  var symbol: String?
  /// The type of the sections of a data source.
  var sectionType: String?
  /// Where a view's data has it; then it is no hole.
  var dataPath: String?
  /// The text that stands for it where the data has none.
  var dataStandard: String?
  /// The variable of the loop that it is the index of, and the list that is looped over.
  var index: ListIndex?

  /// Stands in the keys of what is read of the data of one section: others have it, too.
  static let sectionMark = "\u{1}"

  /// Keys of calls of calls would double in each turn of a loop.
  private static let longestKey = 2000

  struct ListIndex: Hashable, Sendable {
    let list: String
    let element: String
  }

  /// What a variable begins with.
  enum InitialValue: Hashable, Sendable {
    case number(Double)
    case dimension(kind: String, length: Term)
    case truth(Bool)
    case list([Double])
    /// A word, or a string in its quotes.
    case word(String)
  }

  init(
    _ text: String, _ reason: Reason, at range: TextRange, name: String
  ) {
    (self.text, self.reason, self.range, self.name) = (text.withoutFiles, reason, range, name)
    key = text
  }

  /// What is read of a type, by its name behind a dot alone, and no file declares.
  init(ofForeignMember name: String, _ type: String?, at range: TextRange) {
    self.init("." + name, .foreign, at: range, name: name)
    self.type = type
  }
}

extension Hole {
  /// The same at another place.
  func standing(at range: TextRange) -> Hole {
    var hole = self
    hole.range = range
    return hole
  }

  /// The same without its place in the data, which no longer has this value; unchanged where it has none.
  var withoutData: Hole {
    guard dataPath != nil else { return self }
    var hole = self
    (hole.dataPath, hole.reason) = (nil, .lost)
    return hole
  }

  /// Whether it is a parameter that generated code declares.
  var isParameter: Bool { if case .parameter = reason { true } else { false } }

  /// Whether it is a number, a text or a Bool, in which data has no fields.
  var isPlain: Bool { plainType.map(Evaluator.plainTypes.contains) ?? false }

  /// Whether the member is one of the list or string itself, which the data does not have.
  func isList(askedFor member: String) -> Bool {
    guard ["count", "isEmpty", "first", "last", "indices", "self"].contains(member) else {
      return false
    }
    guard let type = plainType else { return true }
    return type.hasPrefix("[") || type == "String" || type.hasPrefix("Array")
      || type.hasPrefix("Set")
  }
}
