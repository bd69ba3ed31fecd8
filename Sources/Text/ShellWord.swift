extension String {
  /// It as a word of a shell: in quotes where a shell reads a character of it as more than itself.
  package var asShellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./,@:+=".contains($0) }
    return isPlain
      ? self
      : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }
}
