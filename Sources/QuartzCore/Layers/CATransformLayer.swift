import CoreGraphics
import ObjectiveC

/// Holds sublayers in one space with depth, instead of pressing them onto its plane; draws nothing of its own.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransformlayer>
open class CATransformLayer: CALayer {
  /// Never the layer itself, which has no plane. As Apple's page says, apps do not ask it directly.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    for child in drawingOrder.reversed() {
      // From the plane that is looked at straight into the child's: in between there is depth.
      let inChild = parent.map { child.convertPoint(p, from: $0) } ?? p
      if let hit = child.hitTest(child.convertPoint(inChild, to: self)) { return hit }
    }
    return nil
  }

  override package var renderContent: RenderContent { .transform }
}
