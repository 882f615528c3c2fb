import Foundation

/// Types of notification to the user.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// A banner.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The kind of input that an action requests.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// A touch.
  case `default` = 0
  /// Text that the user writes.
  case textInput = 1
}

/// Whether an action brings the app to the front.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// The app is activated.
  case foreground = 0
  /// The app works in the background.
  case background = 1
}

/// The space that is available for the actions of a notification.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// A notification with space for up to four actions.
  case `default` = 0
  /// Two actions.
  case minimal = 1
}

/// The key of an action's parameters for the title of the button that sends the text.
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"
/// The key of a response for the text.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// The types and categories of an app's notifications, as before iOS 10.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  /// The types of notification.
  open private(set) var types: UIUserNotificationType = []
  /// The groups of actions.
  open private(set) var categories: Set<UIUserNotificationCategory>?

  public override init() { super.init() }

  /// Creates settings with types of notification and categories of actions.
  public convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.init()
    self.types = types
    self.categories = categories
  }

  func actions(ofCategory identifier: String) -> [DeviceNotification.Action] {
    let category = categories?.first { $0.identifier == identifier }
    return (category?.actions(for: .default) ?? []).map { action in
      let button = action.parameters[UIUserNotificationTextInputActionButtonTitleKey] as? String ?? "Send"
      return DeviceNotification.Action(
        identifier: action.identifier ?? "", title: action.title ?? "", isDestructive: action.isDestructive,
        opensApp: action.activationMode == .foreground,
        input: action.behavior == .textInput ? (button, "") : nil)
    }
  }
}

/// A group of actions of notifications.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying,
  @preconcurrency NSSecureCoding
{
  /// Always true.
  public nonisolated class var supportsSecureCoding: Bool { true }
  fileprivate var name: String?
  fileprivate var lists: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init()
    name = coder.decodeObject(of: NSString.self, forKey: "identifier").map { "\($0)" }
    for context in [UIUserNotificationActionContext.default, .minimal] {
      lists[context] =
        coder.decodeObject(of: [NSArray.self, UIUserNotificationAction.self], forKey: "actions\(context.rawValue)")
        as? [UIUserNotificationAction]
    }
  }
  /// Writes the group into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name.map { NSString(string: $0) }, forKey: "identifier")
    for (context, actions) in lists.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      coder.encode(NSArray(array: actions), forKey: "actions\(context.rawValue)")
    }
  }

  /// The name by which notifications refer to the group.
  open var identifier: String? { name }
  /// Returns the actions for a context; by default those of the default context.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    lists[context] ?? lists[.default].map { Array($0.prefix(context == .minimal ? 2 : 4)) }
  }
  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { filled(UIUserNotificationCategory()) }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableUserNotificationCategory()) }
  private func filled(_ copy: UIUserNotificationCategory) -> UIUserNotificationCategory {
    copy.name = name
    copy.lists = lists
    return copy
  }
}

/// A group of actions that can be changed.
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The name by which notifications refer to the group.
  open override var identifier: String? {
    get { name }
    set { name = newValue }
  }
  /// Sets the actions for a context.
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    lists[context] = actions
  }
}

/// A button of notifications.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying,
  @preconcurrency NSSecureCoding
{
  /// Always true.
  public nonisolated class var supportsSecureCoding: Bool { true }
  fileprivate struct Values {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var parameters: [AnyHashable: Any] = [:]
    var mode = UIUserNotificationActivationMode.foreground
    var needsAuthentication = false
    var isDestructive = false
  }
  fileprivate var values = Values()

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init()
    values.identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").map { "\($0)" }
    values.title = coder.decodeObject(of: NSString.self, forKey: "title").map { "\($0)" }
    values.behavior =
      UIUserNotificationActionBehavior(rawValue: UInt(coder.decodeInteger(forKey: "behavior"))) ?? .default
    values.mode =
      UIUserNotificationActivationMode(rawValue: UInt(coder.decodeInteger(forKey: "mode"))) ?? .foreground
    values.needsAuthentication = coder.decodeBool(forKey: "authenticationRequired")
    values.isDestructive = coder.decodeBool(forKey: "destructive")
  }
  /// Writes the action into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(values.identifier.map { NSString(string: $0) }, forKey: "identifier")
    coder.encode(values.title.map { NSString(string: $0) }, forKey: "title")
    coder.encode(Int(values.behavior.rawValue), forKey: "behavior")
    coder.encode(Int(values.mode.rawValue), forKey: "mode")
    coder.encode(values.needsAuthentication, forKey: "authenticationRequired")
    coder.encode(values.isDestructive, forKey: "destructive")
  }

  /// The name that is passed to the app when the user chooses the action.
  open var identifier: String? { values.identifier }
  /// The text of the button.
  open var title: String? { values.title }
  /// Whether the action requests text.
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// Parameters of the action, such as the title of the button that sends the text.
  open var parameters: [AnyHashable: Any] { values.parameters }
  /// Whether the action brings the app to the front. `.foreground` by default.
  open var activationMode: UIUserNotificationActivationMode { values.mode }
  /// Whether the device must be unlocked, which it always is.
  open var isAuthenticationRequired: Bool { values.needsAuthentication }
  /// Whether the button is shown in red.
  open var isDestructive: Bool { values.isDestructive }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { filled(UIUserNotificationAction()) }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableUserNotificationAction()) }
  private func filled(_ copy: UIUserNotificationAction) -> UIUserNotificationAction {
    copy.values = values
    return copy
  }
}

/// A button of notifications that can be changed.
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// The name that is passed to the app when the user chooses the action.
  open override var identifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  /// The text of the button.
  open override var title: String? {
    get { values.title }
    set { values.title = newValue }
  }
  /// Whether the action requests text.
  open override var behavior: UIUserNotificationActionBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }
  /// Parameters of the action, such as the title of the button that sends the text.
  open override var parameters: [AnyHashable: Any] {
    get { values.parameters }
    set { values.parameters = newValue }
  }
  /// Whether the action brings the app to the front.
  open override var activationMode: UIUserNotificationActivationMode {
    get { values.mode }
    set { values.mode = newValue }
  }
  /// Whether the device must be unlocked, which it always is.
  open override var isAuthenticationRequired: Bool {
    get { values.needsAuthentication }
    set { values.needsAuthentication = newValue }
  }
  /// Whether the button is shown in red.
  open override var isDestructive: Bool {
    get { values.isDestructive }
    set { values.isDestructive = newValue }
  }
}
