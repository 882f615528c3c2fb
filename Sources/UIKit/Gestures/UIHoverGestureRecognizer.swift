import CoreGraphics

/// Recognizes a pointer over a view: it begins when the pointer enters the view, changes while the pointer moves
/// over it, and ends when the pointer leaves.
///
/// The mouse of an iPad's window is its pointer; iPhones have no pointer.
///
/// ```swift
/// let hover = UIHoverGestureRecognizer(target: self, action: #selector(tapped(_:)))
/// view.addGestureRecognizer(hover)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer's location in window coordinates.
  private var hoverLocation = CGPoint.zero
  private var isHovering = false

  /// The distance of a pencil from the screen, from 0 to 1; 0 for a mouse.
  open var zOffset: CGFloat { 0 }
  /// The angle of a pencil to the screen, in radians; a right angle for a mouse.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction in which a pencil points, in radians; 0 for a mouse.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction in which a pencil points, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }

  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(hoverLocation, from: nil) ?? hoverLocation
  }

  /// Handles the entering, moving or leaving of the pointer.
  func hover(_ phase: State, at location: CGPoint?) {
    if phase == .began {
      guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
      isHovering = true
    }
    guard isHovering else { return }
    if let location { hoverLocation = location }
    currentState = phase
    for target in targets { target.send(sender: self, event: nil) }
    guard phase == .ended else { return }
    isHovering = false
    currentState = .possible
    reset()
  }
}
