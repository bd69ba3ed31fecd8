internal import LayoutGeometry
internal import LayoutText

/// How a frame is written in one line of text: what stands before each of its numbers, and behind
/// the last.
struct FrameForm {
  let x: StaticString
  let y: StaticString
  let width: StaticString
  let height: StaticString
  let end: StaticString

  /// `0,120,393,1223`.
  static let fields = FrameForm(x: "", y: ",", width: ",", height: ",", end: "")
  /// `(0, 120, 393, 1223)`.
  static let list = FrameForm(x: "(", y: ", ", width: ", ", height: ", ", end: ")")
  /// `0, 120, 393 × 1223`.
  static let words = FrameForm(x: "", y: ", ", width: ", ", height: " × ", end: "")
  /// `{ "x": 0, "y": 120, "width": 393, "height": 1223 }`.
  static let json = FrameForm(
    x: "{ \"x\": ", y: ", \"y\": ", width: ", \"width\": ", height: ", \"height\": ", end: " }")
  /// ` x="0" y="120" width="393" height="1223"`.
  static let attributes = FrameForm(
    x: " x=\"", y: "\" y=\"", width: "\" width=\"", height: "\" height=\"", end: "\"")
  /// ` viewBox="0 120 393 1223"`.
  static let viewBox = FrameForm(x: " viewBox=\"", y: " ", width: " ", height: " ", end: "\"")
}

extension ByteWriter {
  mutating func write(_ frame: Rectangle, as form: FrameForm) {
    write(form.x)
    write(frame.x)
    write(form.y)
    write(frame.y)
    write(form.width)
    write(frame.width)
    write(form.height)
    write(frame.height)
    write(form.end)
  }
}
