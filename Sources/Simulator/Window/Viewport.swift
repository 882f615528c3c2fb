import UIKit

/// The frame of the device's screen in a window: centered, and as large as possible.
package struct Viewport: Equatable {
  /// The origin in window pixels.
  package var origin: (x: Int, y: Int)
  package var width: Int
  package var height: Int
  /// The number of window pixels per screen pixel.
  package var scale: Double

  package init(screenWidth: Int, screenHeight: Int, windowWidth: Int, windowHeight: Int) {
    let (screen, window) = (
      (Double(max(screenWidth, 1)), Double(max(screenHeight, 1))), (windowWidth, windowHeight)
    )
    scale = min(Double(max(window.0, 1)) / screen.0, Double(max(window.1, 1)) / screen.1)
    width = min(max(1, Int((screen.0 * scale).rounded())), max(window.0, 1))
    height = min(max(1, Int((screen.1 * scale).rounded())), max(window.1, 1))
    origin = ((max(window.0, 1) - width) / 2, (max(window.1, 1) - height) / 2)
  }

  package static func == (a: Viewport, b: Viewport) -> Bool {
    a.origin == b.origin && a.width == b.width && a.height == b.height && a.scale == b.scale
  }

  /// Returns the point of the screen, in points, under a window pixel. Points outside of the screen are
  /// extrapolated.
  package func screenPoint(windowX: Double, windowY: Double, screenScale: Double) -> CGPoint {
    let unit = scale * screenScale
    return CGPoint(x: (windowX - Double(origin.x)) / unit, y: (windowY - Double(origin.y)) / unit)
  }

  /// Returns the size of a window in desktop pixels for a screen of the given size in points.
  ///
  /// - Parameters:
  ///   - points: the size of the screen in points.
  ///   - usable: the available space on the desktop.
  ///   - density: the display's dots per inch; up to 96 a point is one pixel.
  ///   - wanted: the number of pixels per point that the user set; nil for the default.
  package static func windowSize(points: CGSize, usable: CGSize, density: Double, wanted: Double?) -> CGSize {
    var scale = wanted ?? 1
    if wanted == nil {
      if density.isFinite, density > 96 { scale = min((density / 96 * 4).rounded(.down) / 4, 4) }
      if usable.width > 0, usable.height > 0 {
        scale = min(scale, usable.width * 0.95 / points.width, usable.height * 0.95 / points.height)
      }
    }
    scale = max(scale, 0.1)
    return CGSize(width: (points.width * scale).rounded(), height: (points.height * scale).rounded())
  }
}
