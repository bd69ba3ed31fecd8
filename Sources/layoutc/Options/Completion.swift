/// What a shell completes in the place of a value.
enum Completion: Sendable {
  case nothing
  /// These words. A closure: the words may be the names of all commands.
  case words(@Sendable () -> [String])
  /// Folders, and files with this extension; `nil`: all files.
  case files(endingIn: String?)
}
