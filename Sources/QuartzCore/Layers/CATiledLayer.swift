import CoreGraphics
import Foundation
import ObjectiveC

/// Draws large contents.
///
/// The tiles of one level are drawn at display, one `draw(in:)` each with the context clipped to the tile; levels of
/// detail are kept but not used.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catiledlayer>
open class CATiledLayer: CALayer {
  /// Seconds that a new tile takes to appear.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0

  /// In pixels.
  open var tileSize = CGSize(width: 256, height: 256)

  open override func draw(in ctx: CGContext) {
    let b = bounds
    let width = max(tileSize.width / contentsScale, 16)
    let height = max(tileSize.height / contentsScale, 16)
    guard b.width > 0, b.height > 0, width.isFinite, height.isFinite else { return }
    let columns = Int((b.width / width).rounded(.up))
    let rows = Int((b.height / height).rounded(.up))
    for row in 0..<rows {
      for column in 0..<columns {
        let tile = CGRect(
          x: b.minX + CGFloat(column) * width, y: b.minY + CGFloat(row) * height, width: width, height: height)
        ctx.saveGState()
        ctx.clip(to: b.part(in: tile))
        super.draw(in: ctx)
        ctx.restoreGState()
      }
    }
  }
}
