import Foundation

/// The actions that a swipe over a row brings into view, the outermost first.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  open var actions: [UIContextualAction] { storedActions }
  /// Whether a swipe over most of the row's width performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true
}

/// A button that a swipe over a row brings into view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontextualaction>
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0
    /// Red; where the handler reports success, the row's removal goes on from the swipe.
    case destructive = 1
  }
  /// Called for the chosen action with the view that shows it and a function to call once it is done: with true the row
  /// closes.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler

  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    storedStyle = style
    storedHandler = handler
    self.title = title
    super.init()
  }

  open var style: UIContextualAction.Style { storedStyle }
  open var handler: UIContextualAction.Handler { storedHandler }
  open var title: String?
  /// Default: the system's grey, or red for destructive actions.
  open lazy var backgroundColor: UIColor! = storedStyle == .destructive ? .systemRed : .systemGray
  open var image: UIImage?
}
