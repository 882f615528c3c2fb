import Foundation

/// An action of a row before swipe actions had configurations (iOS 8 to 12); still used if the delegate provides no
/// configuration.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewrowaction>
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, NSCopying {
  /// The effect of the action on the row, which determines the button's color.
  public enum Style: Int, Sendable {
    /// An action that destroys something; its button is red.
    case `default` = 0
    /// An ordinary action; its button is gray.
    case normal = 1
    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  private let storedStyle: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a title and a handler, which gets the action and the row's index path when the user
  /// taps its button.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    storedStyle = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Whether the action is destructive, as given to the initializer.
  open var style: UITableViewRowAction.Style { storedStyle }
  /// The text of the button, as given to the initializer; nil for none.
  open var title: String?
  /// The color of the button. Nil, the default, for that of the style.
  open var backgroundColor: UIColor?
  /// An effect behind the button. Nil by default; setting an effect logs, because it is not drawn.
  open var backgroundEffect: UIVisualEffect? {
    didSet { if backgroundEffect != nil { Unsupported.log("UITableViewRowAction.backgroundEffect") } }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UITableViewRowAction(style: storedStyle, title: title, handler: handler)
      copy.backgroundColor = backgroundColor
      return copy
    }
  }
}
