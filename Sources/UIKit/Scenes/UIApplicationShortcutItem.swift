import Foundation

/// An action of the app's icon on the Home Screen: one of Info.plist's `UIApplicationShortcutItems`, or one that
/// the app adds by `UIApplication.shortcutItems`.
///
/// ```swift
/// UIApplication.shared.shortcutItems = [
///   UIApplicationShortcutItem(
///     type: "new", localizedTitle: "New Note", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .compose))
/// ]
/// ```
///
/// A host shows no Home Screen. A script's command `shortcut "Title"` acts like a touch on the action, and
/// `FLIPSIDE_SHORTCUT`, in the environment, launches the app by one.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSMutableCopying
{
  /// The app's name for the kind of the action.
  open var type: String { stored.type }
  /// The text of the action.
  open var localizedTitle: String { stored.localizedTitle }
  /// A second line below the text; nil for none.
  open var localizedSubtitle: String? { stored.localizedSubtitle }
  /// The icon beside the text; nil for none.
  open var icon: UIApplicationShortcutIcon? { stored.icon }
  /// Data of the app's that is stored with the action.
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

  /// Creates a quick action with all its parts.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    stored = Content(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }

  /// Creates a quick action with a text.
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

/// The picture of a shortcut. None is shown by a host.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject, @preconcurrency NSCopying {
  /// The system's pictures.
  public enum IconType: Int, Sendable {
    /// A pencil that writes.
    case compose = 0
    /// Starts playback.
    case play = 1
    /// Pauses playback.
    case pause = 2
    /// A plus.
    case add = 3
    /// An arrow of a compass.
    case location = 4
    /// A magnifying glass.
    case search = 5
    /// A square with an arrow.
    case share = 6
    /// A crossed circle.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// A house.
    case home = 9
    /// A pin on a map.
    case markLocation = 10
    /// A star.
    case favorite = 11
    /// A heart.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// A calendar with a mark.
    case invitation = 14
    /// A mark in a circle.
    case confirmation = 15
    /// An envelope.
    case mail = 16
    /// A speech bubble.
    case message = 17
    /// A calendar.
    case date = 18
    /// A clock.
    case time = 19
    /// A camera.
    case capturePhoto = 20
    /// A film camera.
    case captureVideo = 21
    /// An empty circle of a list.
    case task = 22
    /// A filled circle of a list.
    case taskCompleted = 23
    /// An alarm clock.
    case alarm = 24
    /// A book.
    case bookmark = 25
    /// Two arrows that cross.
    case shuffle = 26
    /// A loudspeaker.
    case audio = 27
    /// An arrow in a circle.
    case update = 28
  }

  /// The source of the icon's image.
  private enum Source: Hashable {
    case none, type(IconType), template(String), symbol(String)
  }
  private let source: Source

  /// Creates an icon without a picture.
  public override init() {
    source = .none
    super.init()
  }
  private init(_ source: Source) {
    self.source = source
    super.init()
  }
  /// Creates one of the system's icons.
  public convenience init(type: UIApplicationShortcutIcon.IconType) { self.init(.type(type)) }
  /// Creates an icon of a template image in the app's bundle.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
  /// Creates an icon of a symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }
  /// Returns the object itself: icons never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Icons are equal if they show the same picture.
  open override func isEqual(_ object: Any?) -> Bool {
    uncheckedMainActor { (object as? UIApplicationShortcutIcon)?.source == source }
  }
  open override var hash: Int { uncheckedMainActor { source.hashValue } }

  /// Returns the icon that an entry of Info.plist names; nil if it names none.
  static func of(_ entry: [String: Any]) -> UIApplicationShortcutIcon? {
    if let name = entry["UIApplicationShortcutItemIconSymbolName"] as? String {
      return UIApplicationShortcutIcon(.symbol(name))
    }
    if let name = entry["UIApplicationShortcutItemIconFile"] as? String {
      return UIApplicationShortcutIcon(.template(name))
    }
    guard let name = entry["UIApplicationShortcutItemIconType"] as? String else { return nil }
    let prefix = "UIApplicationShortcutIconType"
    guard name.hasPrefix(prefix) else { return nil }
    let types = (0...IconType.update.rawValue).compactMap(IconType.init)
    return types.first { "\($0)".lowercased() == name.dropFirst(prefix.count).lowercased() }.map {
      UIApplicationShortcutIcon(.type($0))
    }
  }
}

extension UIApplicationShortcutItem {
  /// Returns the items of Info.plist, with their texts in the app's language.
  static func items(of info: [String: Any]) -> [UIApplicationShortcutItem] {
    let entries = info["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return entries.compactMap { entry in
      guard let type = entry["UIApplicationShortcutItemType"] as? String,
        let title = entry["UIApplicationShortcutItemTitle"] as? String
      else { return nil }
      func localized(_ text: String) -> String {
        Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist")
      }
      let userInfo = (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])?.compactMapValues(coded)
      return UIApplicationShortcutItem(
        type: type, localizedTitle: localized(title),
        localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(localized),
        icon: UIApplicationShortcutIcon.of(entry), userInfo: userInfo)
    }
  }

  /// Returns a property list's value as the object that represents it on Apple's systems.
  private static func coded(_ value: Any) -> (any NSSecureCoding)? {
    if let coded = value as? any NSSecureCoding { return coded }
    return value as? NSString ?? value as? NSNumber ?? value as? NSArray ?? value as? NSDictionary
      ?? value as? NSData ?? value as? NSDate
  }
}
