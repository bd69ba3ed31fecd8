internal import LayoutText

/// The page that lists the others.
package enum ExportedIndex {
  /// - Parameter entries: The names of the files, without ending, and what they show.
  package static func text(of entries: [(name: String, title: String)]) -> String {
    let style = """
      body { margin: 40px auto; max-width: 640px; font: 16px/1.6 system-ui, sans-serif; color: #1b1e24;
        background: #f4f5f7 }
      @media (prefers-color-scheme: dark) { body { color: #e9ebf0; background: #14161a } a { color: #8ab8ff } }

      """
    let hash = SHA256(of: Array(style.utf8)).bytes.base64
    return ByteWriter.string { writer in
      writer.write(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
          + "style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'\">\n"
          + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
          + "<title>Layouts</title>\n<style>\(style)</style>\n</head>\n<body>\n<h1>Layouts</h1>\n<ul>\n"
      )
      for entry in entries {
        writer.write("<li><a href=\"\(entry.name).html\">")
        writer.write(escaping: entry.title.printable)
        writer.write("</a></li>\n")
      }
      writer.write("</ul>\n</body>\n</html>\n")
    }
  }
}
