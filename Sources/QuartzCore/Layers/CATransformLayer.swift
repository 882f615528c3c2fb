import CoreGraphics
import ObjectiveC

/// Keeps its sublayers in one three-dimensional space instead of flattening them into its plane; it draws nothing
/// itself.
///
/// ```swift
/// let cube = CATransformLayer()
/// for side in 0..<4 {
///   let face = CALayer()
///   face.transform = CATransform3DTranslate(CATransform3DMakeRotation(CGFloat(side) * .pi / 2, 0, 1, 0), 0, 0, 50)
///   cube.addSublayer(face)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransformlayer>
open class CATransformLayer: CALayer {
  /// The sublayer at a point, never the layer itself, which has no plane. Apps do not call it directly (Apple's
  /// page).
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
