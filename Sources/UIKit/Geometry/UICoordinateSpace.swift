import QuartzCore

/// A coordinate space, such as that of a view or screen, between which points and rectangles can be converted.
///
/// ```swift
/// let onScreen = card.convert(card.bounds, to: UIScreen.main.coordinateSpace)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicoordinatespace>
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point of this space to another space of the same screen.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space of the same screen to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another space of the same screen; if that is rotated, the result
  /// encloses it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space of the same screen to this one; if that is rotated, the result encloses
  /// it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The extent of the space in its own coordinates, in points.
  var bounds: CGRect { get }
}
