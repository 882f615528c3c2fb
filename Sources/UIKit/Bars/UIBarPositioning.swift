/// The position of a bar on the screen.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarposition>
public enum UIBarPosition: Int, Sendable {
  /// The position is unspecified.
  case any = 0
  /// The bar is at the bottom of its container, with its shadow above it.
  case bottom = 1
  /// The bar is at the top of its container, with its shadow below it.
  case top = 2
  /// The bar is at the top, with its background extending under the status bar.
  case topAttached = 3
}

/// A bar that has a position.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarpositioning>
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar, which determines the side of its shadow and whether it extends under the status bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate that determines the position of a bar.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarpositioningdelegate>
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar. Called when the bar enters a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
