import Foundation

/// An action of a row from before swipe actions had configurations (iOS 8 to 12); still shown where the delegate has no
/// configuration.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewrowaction>
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  private let storedStyle: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    storedStyle = style
    self.title = title
    self.handler = handler
    super.init()
  }

  open var style: UITableViewRowAction.Style { storedStyle }
  open var title: String?
  open var backgroundColor: UIColor?
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
