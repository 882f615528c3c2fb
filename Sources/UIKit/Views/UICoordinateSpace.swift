import QuartzCore

/// An object whose points and rectangles can be converted to those of another: a view or a screen.
///
/// ```swift
/// let onScreen = card.convert(card.bounds, to: UIScreen.main.coordinateSpace)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicoordinatespace>
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}
