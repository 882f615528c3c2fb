import Foundation

/// The actions that a swipe over a row reveals, the outermost first.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  /// Creates a configuration with actions, of which the first is at the edge.
  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// The actions, of which the first is at the edge.
  open var actions: [UIContextualAction] { storedActions }
  /// Whether a swipe over most of the row's width performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true
}

/// A button that a swipe over a row reveals.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontextualaction>
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of a swipe action.
  public enum Style: Int, Sendable {
    /// An ordinary action, gray unless it has a color.
    case normal = 0
    /// Red; if the handler reports success, the row's removal continues from the swipe.
    case destructive = 1
  }
  /// Called for the chosen action with the view that shows it and a function to call once it is done: with true the
  /// row closes.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler

  /// Creates an action. The handler gets the action, its view, and a closure to call with whether the action was
  /// performed.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    storedStyle = style
    storedHandler = handler
    self.title = title
    super.init()
  }

  /// The style of the action, which is chosen when it is made.
  open var style: UIContextualAction.Style { storedStyle }
  /// The closure that is called when the user chooses the action.
  open var handler: UIContextualAction.Handler { storedHandler }
  /// The text of the action; nil for none.
  open var title: String?
  /// The color of the button; by default the system's gray, or red for destructive actions.
  open lazy var backgroundColor: UIColor! = storedStyle == .destructive ? .systemRed : .systemGray
  /// The image of the action, above its text; nil for none.
  open var image: UIImage?
}
