import UIKit

/// The position of the device's screen in a window: as large as fits, in the middle.
package struct Viewport: Equatable {
  /// Window pixels.
  package var origin: (x: Int, y: Int)
  package var width: Int
  package var height: Int
  /// Window pixels to a pixel of the screen.
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

  /// The point of the screen, in its own points, under a pixel of the window; outside the screen it continues.
  package func screenPoint(windowX: Double, windowY: Double, screenScale: Double) -> CGPoint {
    let unit = scale * screenScale
    return CGPoint(x: (windowX - Double(origin.x)) / unit, y: (windowY - Double(origin.y)) / unit)
  }

  /// The size of a window for a screen of so many points, in desktop pixels.
  ///
  /// - Parameters:
  ///   - usable: what the desktop has room for.
  ///   - density: the display's dots per inch; 96 and below is one pixel to a point.
  ///   - wanted: pixels per point, if the user set them.
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
