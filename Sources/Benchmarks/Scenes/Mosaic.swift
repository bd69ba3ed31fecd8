import LayoutGeometry
import Baselines

/// Five pictures in groups in groups, in the language and as a template worked out by hand.
enum Mosaic {
  private static let size = Size(width: 390, height: 844)
  private static let scale = 3.0

  private static let text = """
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

  static func scene(cells: Int, _ variant: Variant) throws(Obstacle) -> Scene {
    try Scene(text, .init(items: cells), in: variant.viewport(size, scale: scale))
  }

  private static let frames = [
    yardstick_frame(x: 0, y: 0, width: 260, height: 260),
    yardstick_frame(x: 260, y: 0, width: 130, height: 130),
    yardstick_frame(x: 260, y: 130, width: 130, height: 130),
    yardstick_frame(x: 0, y: 260, width: 195, height: 130),
    yardstick_frame(x: 195, y: 260, width: 195, height: 130),
  ]

  /// Writes the template until `output` is full; it has room for whole ones.
  static func fill(_ output: inout [yardstick_frame], _ variant: Variant) {
    frames.withUnsafeBufferPointer { template in
      var mosaic = yardstick_mosaic(
        view_width: size.width, scale: scale, frames: template.baseAddress, count: template.count,
        pitch: 390, finish: variant.finish)
      yardstick_fill_mosaic(&mosaic, &output, output.count / template.count)
    }
  }
}
