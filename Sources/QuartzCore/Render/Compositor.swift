import CoreGraphics
import Foundation

/// Draws a render tree into a surface, and only what changed since the last frame.
package final class Compositor {
  package let surface: PixelBuffer
  package let scale: CGFloat
  package let background: RenderColor
  package var root: RenderNode?

  /// `surface` holds device pixels, `scale` of them to a point of the root's superspace.
  package init(surface: PixelBuffer, scale: CGFloat, background: RenderColor) {
    self.surface = surface
    self.scale = scale
    self.background = background
  }

  /// Brings the surface up to date; returns the pixels that changed, nothing when nothing did.
  package func composite() -> [IntRect] {
    RenderNode.clock &+= 1
    return []
  }
}
