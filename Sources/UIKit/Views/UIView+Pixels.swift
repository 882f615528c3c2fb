import CoreGraphics

extension UIView {
  /// Returns the rectangle with its origin on a pixel.
  func pixelAligned(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    func near(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    guard rect.origin.x.isFinite, rect.origin.y.isFinite else { return .zero }
    return CGRect(x: near(rect.minX), y: near(rect.minY), width: rect.width, height: rect.height)
  }
}
