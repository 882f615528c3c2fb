import CoreGraphics
import ObjectiveC

/// Holds sublayers in one space with depth, instead of pressing them onto its plane; draws nothing of its own.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransformlayer>
open class CATransformLayer: CALayer {
  /// There is no plane to map the point to; as Apple's page says, do not ask.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let point = parent.map { convertPoint(p, from: $0) } ?? p
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return nil
  }

  override var renderContent: RenderContent { .transform }
}
