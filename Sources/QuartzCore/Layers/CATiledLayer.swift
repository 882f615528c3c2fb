import CoreGraphics
import Foundation
import ObjectiveC

/// A layer that draws large contents in tiles.
///
/// The tiles are drawn at display, with one call of `draw(in:)` per tile, in a context that is clipped to it.
/// Levels of detail are stored without effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catiledlayer>
open class CATiledLayer: CALayer {
  /// Returns the duration in seconds of the fade-in of a new tile.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  private var tiles = TiledValues()

  /// The number of levels of detail. It is stored without effect: the contents are drawn at a single level.
  open var levelsOfDetail: Int {
    get { tiles.levels }
    set { changeUnseen("levelsOfDetail") { tiles.levels = newValue } }
  }

  /// The number of levels that magnify the contents. It is stored without effect.
  open var levelsOfDetailBias: Int {
    get { tiles.levelsBias }
    set { changeUnseen("levelsOfDetailBias") { tiles.levelsBias = newValue } }
  }

  /// The size of tiles in pixels.
  open var tileSize: CGSize {
    get { tiles.size }
    set { changeUnseen("tileSize") { tiles.size = newValue } }
  }

  static let tiledProperties = LayerTable(
    { CATiledLayer() }, above: CALayer.layerProperties, copy: { $1.tiles = $0.tiles }
  ) { rows in
    rows.kept("levelsOfDetail", \.levelsOfDetail)
    rows.kept("levelsOfDetailBias", \.levelsOfDetailBias)
    rows.kept("tileSize", \.tileSize)
  }

  override class var properties: LayerTable { tiledProperties }

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

/// The values of a tiled layer.
private struct TiledValues {
  var levels = 1
  var levelsBias = 0
  var size = CGSize(width: 256, height: 256)
}
