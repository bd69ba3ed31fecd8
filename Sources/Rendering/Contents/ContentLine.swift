internal import LayoutCompiler
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutText

extension ByteWriter {
  /// `record` as one JSON object, without a line end.
  mutating func write(_ record: ContentRecord, isVisible: Bool) {
    write("{ \"category\": ")
    write(quoting: ContentRecord.category)
    write(", \"kind\": ")
    write(quoting: record.element.kind)
    write(", \"name\": ")
    if let name = record.element.name { write(quoting: name) } else { write("null") }
    write(", \"path\": [")
    for (place, label) in record.path.enumerated() {
      if place > 0 { write(", ") }
      write(quoting: label)
    }
    write("], \"section\": ")
    if let section = record.host?.section { write(section) } else { write("null") }
    write(", \"item\": ")
    if let item = record.host?.item { write(item) } else { write("null") }
    if let cell = record.host?.cell {
      write(", \"cell\": ")
      write(cell)
    }
    write(", \"frame\": ")
    write(json: record.placed.frame)
    if let frame = record.contentFrame {
      write(", \"contentFrame\": ")
      write(json: frame)
    }
    write(", \"zIndex\": ")
    write(record.zIndex)
    if record.content.isApproximate { write(", \"approximate\": true") }
    if isVisible { write(", \"visible\": true") }
    write(" }")
  }

  /// `frame` as a JSON object.
  private mutating func write(json frame: Rectangle) {
    write("{ \"x\": ")
    write(frame.x)
    write(", \"y\": ")
    write(frame.y)
    write(", \"width\": ")
    write(frame.width)
    write(", \"height\": ")
    write(frame.height)
    write(" }")
  }
}
