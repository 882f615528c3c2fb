import CoreGraphics

/// The state of a zoom in progress.
struct ScrollZoom {
  /// The view that the delegate gave.
  let view: UIView
  /// The content's scale at the beginning of the pinch.
  let startScale: CGFloat
  /// The point of the view at the midpoint between the fingers.
  let anchor: CGPoint
  var isPinching = true
  var isBouncing = false
}
