/// Watches the touches of a view and its subviews and recognises a gesture in them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a recognizer is in its life; values as in `UIGestureRecognizerState`.
  public enum State: Int, @unchecked Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// A discrete gesture was recognised: the same as `ended`.
    public static var recognized: State { .ended }
  }

  weak var owner: AnyObject?

  public override init() { super.init() }

  /// Called by the view that gets or loses the recognizer.
  package func attach(to view: AnyObject?) { owner = view }
}
