internal import LayoutText

/// The page that lists the others.
package enum ExportedIndex {
  /// One page in the list.
  package struct Entry {
    /// The name of the file, without its ending.
    let name: String
    /// What it shows.
    let title: String
    let page: ExportedPage

    package init(_ name: String, _ title: String, _ page: ExportedPage) {
      (self.name, self.title, self.page) = (name, title, page)
    }
  }

  package static func text(of entries: [Entry]) -> String {
    let style = """
      body { margin: 40px auto; max-width: 960px; padding: 0 16px; font: 16px/1.6 system-ui, sans-serif;
        color: #1b1e24; background: #eef0f4 }
      ul { list-style: none; padding: 0; display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)) }
      a { display: block; color: #0a58c2 } a > svg { display: block; width: 100%; height: 260px; background: #fff;
        padding: 12px; box-sizing: border-box; border-radius: 10px; margin-bottom: 6px }
      rect { fill: #d5e5fb; stroke: #44638c } .supplementary { fill: #fce3c9 } .decoration { fill: #e8eaef; stroke: #b9bfca }
      .content { fill: #d9f1df } .screen { fill: none; stroke: #9aa1ae; stroke-width: 3 } small { color: #5b6371 }
      @media (prefers-color-scheme: dark) { body { color: #e9ebf0; background: #121418 } a { color: #8ab8ff }
        a > svg { background: #16181d } rect { fill: #22406b } .supplementary { fill: #5c3d17 } .decoration { fill: #2c3038 }
        .content { fill: #1e4a2c } .screen { fill: none; stroke: #666e7c } small { color: #a3abb9 } }

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
        writer.write("<li><a href=\"\(entry.name).html\">\(entry.page.thumbnail?.drawing ?? "")")
        writer.write(escaping: entry.title.printable)
        writer.write("</a>")
        if let size = entry.page.thumbnail?.size { writer.write(" <small>\(size)</small>") }
        writer.write("</li>\n")
      }
      writer.write("</ul>\n</body>\n</html>\n")
    }
  }
}
