internal import LayoutGeometry
internal import LayoutText

/// How a frame is written in one line of text: what stands before each of its numbers, and behind
/// the last.
///
/// The forms are computed properties: where one is used, its pieces are constants.
struct FrameForm {
  let x: StaticString
  let y: StaticString
  let width: StaticString
  let height: StaticString
  let end: StaticString

  /// `0,120,393,1223`.
  static var fields: FrameForm {
    FrameForm(x: "", y: ",", width: ",", height: ",", end: "")
  }
  /// `(0, 120, 393, 1223)`.
  static var list: FrameForm {
    FrameForm(x: "(", y: ", ", width: ", ", height: ", ", end: ")")
  }
  /// `0, 120, 393 × 1223`.
  static var words: FrameForm {
    FrameForm(x: "", y: ", ", width: ", ", height: " × ", end: "")
  }
  /// `{ "x": 0, "y": 120, "width": 393, "height": 1223 }`.
  static var json: FrameForm {
    FrameForm(
      x: "{ \"x\": ", y: ", \"y\": ", width: ", \"width\": ", height: ", \"height\": ", end: " }")
  }
  /// ` x="0" y="120" width="393" height="1223"`.
  static var attributes: FrameForm {
    FrameForm(x: " x=\"", y: "\" y=\"", width: "\" width=\"", height: "\" height=\"", end: "\"")
  }
  /// The most bytes that a frame takes in any of these forms.
  static let longest = 200

  /// ` viewBox="0 120 393 1223"`.
  static var viewBox: FrameForm {
    FrameForm(x: " viewBox=\"", y: " ", width: " ", height: " ", end: "\"")
  }
}

extension ByteWriter {
  mutating func write(_ frame: Rectangle, as form: FrameForm) {
    write(within: FrameForm.longest) { $0.write(frame, as: form) }
  }
}

extension ByteCursor {
  /// Takes at most `FrameForm.longest` bytes.
  @inline(__always)
  mutating func write(_ frame: Rectangle, as form: FrameForm) {
    write(
      (frame.x, frame.y, frame.width, frame.height),
      between: (form.x, form.y, form.width, form.height, form.end))
  }
}
