import CoreGraphics
import ObjectiveC

/// A layer that keeps its sublayers in a common three-dimensional space instead of flattening them into its plane.
/// It draws no content of its own.
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
  /// Returns the sublayer at a point. It never returns the layer itself, which has no plane. According to Apple's
  /// documentation, apps do not call it directly.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    for child in drawingOrder.reversed() {
      // Converts the point directly from the superlayer's plane to that of the sublayer, because of the depth in
      // between.
      let inChild = parent.map { child.convertPoint(p, from: $0) } ?? p
      if let hit = child.hitTest(child.convertPoint(inChild, to: self)) { return hit }
    }
    return nil
  }

  override package var renderContent: RenderContent { .transform }
}
