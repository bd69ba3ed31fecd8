/// What a shell offers where a value is to be typed.
enum Completion: Sendable {
  case nothing
  /// These words; asked for late, since commands may speak of one another.
  case words(@Sendable () -> [String])
  /// Folders, and files whose names end so; any file without an ending.
  case files(endingIn: String?)
}
