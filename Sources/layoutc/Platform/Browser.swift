internal import LayoutText

/// Opens `address` in a browser: the program `browser`, on macOS also the name of an application, or else
/// that of the system. Prints a warning where a browser that is named cannot be started.
func openBrowser(_ browser: String?, at address: String) {
  var words: [String]
  #if canImport(Darwin)
    words = ["open"]
    if let browser { words = browser.contains("/") ? [browser] : ["open", "-a", browser] }
  #else
    words = [browser ?? "xdg-open"]
  #endif
  let isStarted = Program(words + [address]).launch()
  if let browser, !isStarted {
    StandardError.write("warning: cannot start the browser '\(browser.printable)'\n")
  }
}
