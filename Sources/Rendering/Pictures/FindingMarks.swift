internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutText

/// What the linter finds, drawn: an outline around each element that a finding is about, and its
/// number at the first.
struct FindingMarks {
  private let findings: [(number: Int, finding: DrawnFinding, frames: [Rectangle])]

  /// The class of what marks a finding.
  static let style = "finding"

  private static let radius: Points = 8

  init(of picture: Picture) {
    findings = picture.dump.findings.enumerated().map { place, finding in
      (place + 1, finding, finding.frames.filter { $0.meets(picture.area) })
    }
  }

  /// Whether none is in the picture.
  var isEmpty: Bool { findings.allSatisfy(\.frames.isEmpty) }

  func write(to writer: inout ByteWriter) {
    var taken: [Point] = []
    for (number, finding, frames) in findings {
      let severity = finding.diagnostic.severity.rawValue
      for frame in frames {
        writer.markup(
          """
          <rect class="\(Self.style) \(severity)"\(frame, as: .attributes) rx="3">\
          <title>\(finding.title)</title></rect>\n
          """)
      }
      guard let first = frames.first else { continue }
      var center = Point(x: first.maxX - Self.radius, y: first.y + Self.radius)
      while taken.contains(center) { center.x -= 2 * Self.radius + 2 }
      taken.append(center)
      writer.markup(
        """
        <g class="\(Self.style) \(severity)"><circle cx="\(center.x)" cy="\(center.y)" \
        r="\(Self.radius)"/><text x="\(center.x)" y="\(center.y + 3.5)" font-size="10" \
        text-anchor="middle">\(number)</text><title>\(finding.title)</title></g>\n
        """)
    }
  }

  /// The findings as a list for a page, with the numbers of the marks.
  ///
  /// - Parameter file: What the page calls the file.
  func writeList(in file: String, to writer: inout ByteWriter) {
    guard !findings.isEmpty else { return }
    writer.write("<ol class=\"findings\">\n")
    for (_, finding, _) in findings {
      let diagnostic = finding.diagnostic
      writer.markup(
        """
        <li class="\(diagnostic.severity.rawValue)"><strong>\(diagnostic.headline)</strong> \
        <span>\(diagnostic.code.number) \(diagnostic.code.name) · \(file):\(finding.position)</span></li>\n
        """)
    }
    writer.write("</ol>\n")
  }
}

extension DrawnFinding {
  /// As in "L427 spacing-breaks-exact-fit: `row` holds 2 children, not 3".
  var title: String {
    "\(diagnostic.code.number) \(diagnostic.code.name): \(diagnostic.headline)"
  }
}
