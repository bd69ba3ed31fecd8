import Baselines

/// Five pictures in groups in groups, in the language and as a template worked out by hand.
enum Mosaic {
  static let text = """
    layout mosaic {
        section pictures {
            vgroup tile 1w x 1w {
                hgroup feature 1w x 2/3h {
                    item hero 2/3w x 1h
                    vgroup stack 1/3w x 1h split 2 {
                        item side
                    }
                }
                hgroup strip 1w x 1/3h split 2 {
                    item thumb
                }
            }
        }
    }
    """

  static func layout(cells: Int, _ variant: Variant) throws(BenchmarkError) -> BenchmarkLayout {
    try BenchmarkLayout(text, "390 x 844 { items: \(cells); \(variant.members) }")
  }

  private static let frames = [
    baseline_frame(x: 0, y: 0, width: 260, height: 260),
    baseline_frame(x: 260, y: 0, width: 130, height: 130),
    baseline_frame(x: 260, y: 130, width: 130, height: 130),
    baseline_frame(x: 0, y: 260, width: 195, height: 130),
    baseline_frame(x: 195, y: 260, width: 195, height: 130),
  ]

  /// Fills `output`, which has space for whole copies, with the template.
  static func stamp(_ output: inout [baseline_frame]) {
    frames.withUnsafeBufferPointer { frames in
      var stamped = baseline_template(
        frames: frames.baseAddress, count: frames.count, pitch: 390)
      baseline_stamp(&stamped, &output, output.count / frames.count)
    }
  }
}
