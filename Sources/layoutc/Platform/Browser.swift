/// Opens `address` in the browser of the user.
func openInBrowser(_ address: String) {
  #if canImport(Darwin)
    let program = "open"
  #else
    let program = "xdg-open"
  #endif
  Program([program, address]).launch()
}
