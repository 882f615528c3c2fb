import Foundation

/// An action of the app's icon on the home screen; kept, never shown.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSMutableCopying
{
  /// The app's own name of the action's kind.
  open var type: String { stored.type }
  /// The text of the action.
  open var localizedTitle: String { stored.localizedTitle }
  /// A second line below the text; nil for none.
  open var localizedSubtitle: String? { stored.localizedSubtitle }
  /// The icon beside the text; nil for none.
  open var icon: UIApplicationShortcutIcon? { stored.icon }
  /// What the app keeps with the action.
  open var userInfo: [String: any NSSecureCoding]? { stored.userInfo }
  /// The content that the action is about, by which the system chooses a scene.
  open var targetContentIdentifier: Any? { stored.targetContentIdentifier }

  struct Content {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }
  var stored: Content

  /// A quick action with all its parts.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    stored = Content(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }

  /// A quick action with a text.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  init(content: Content) {
    stored = content
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content: stored) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(content: stored) }
}

/// A shortcut that can be changed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem>
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { stored.type }
    set { stored.type = newValue }
  }
  open override var localizedTitle: String {
    get { stored.localizedTitle }
    set { stored.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { stored.localizedSubtitle }
    set { stored.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { stored.icon }
    set { stored.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { stored.userInfo }
    set { stored.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { stored.targetContentIdentifier }
    set { stored.targetContentIdentifier = newValue }
  }
}

/// The picture of a shortcut.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject, @preconcurrency NSCopying {
  let imageName: String
  /// Creates an icon without a picture.
  public override init() { imageName = "" }
  /// An icon of a template image in the app's bundle.
  public init(templateImageName: String) { imageName = templateImageName }
  /// An icon of a symbol.
  public init(systemImageName: String) { imageName = systemImageName }
  /// The same object: icons never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
