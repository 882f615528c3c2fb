import QuartzCore

/// The persistent identity of a scene, also while it is disconnected: its role, its configuration and an
/// identifier.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscenesession>
@preconcurrency @MainActor open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene of the app's own windows.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another screen that accepts no input. It is never connected.
    public static let windowExternalDisplayNonInteractive = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A scene on another screen that may accept input. It is never connected.
    public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene that is connected; nil while it is not.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  open private(set) var role: Role
  /// The configuration with which the scene was connected.
  open internal(set) var configuration: UISceneConfiguration
  /// The session's name, which stays the same from launch to launch.
  open private(set) var persistentIdentifier: String
  /// The activity that the scene's delegate returned when the app went to the background, in this or an earlier
  /// launch.
  open var stateRestorationActivity: NSUserActivity?
  /// The app's own data about the scene, which is saved with it between launches.
  open var userInfo: [String: Any]?
  /// The scene was never connected.
  var isNew = false

  init(role: Role, configuration: UISceneConfiguration, identifier: String) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = identifier
    super.init()
  }

  static func identifier(_ number: Int) -> String { "flipside-scene-\(number)" }

  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let role = coder.decodeObject(of: NSString.self, forKey: "role")
    else { return nil }
    persistentIdentifier = String(describing: identifier)
    self.role = Role(rawValue: String(describing: role))
    configuration = UISceneConfiguration(name: nil, sessionRole: self.role)
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: persistentIdentifier), forKey: "identifier")
    coder.encode(NSString(string: role.rawValue), forKey: "role")
  }
}

/// The classes and the storyboard of which a scene is made.
///
/// ```swift
/// func application(
///   _ application: UIApplication, configurationForConnecting session: UISceneSession,
///   options: UIScene.ConnectionOptions
/// ) -> UISceneConfiguration {
///   UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisceneconfiguration>
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  /// The name of the configuration in Info.plist; nil for one made by code.
  open private(set) var name: String?
  /// The purpose of the scenes with this configuration.
  open private(set) var role: UISceneSession.Role
  /// The class of the scenes; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the delegate that is made for each scene; nil for none.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller is the root of the scene's window; nil for none. The storyboard of
  /// Info.plist is read on first access.
  open var storyboard: UIStoryboard? {
    get { ownStoryboard ?? storyboardName.map { UIStoryboard(name: $0, bundle: nil) } }
    set {
      ownStoryboard = newValue
      storyboardName = nil
    }
  }
  /// The storyboard that the app set.
  package private(set) var ownStoryboard: UIStoryboard?
  /// The name of Info.plist's storyboard.
  package var storyboardName: String?

  /// Creates a configuration with the classes and the storyboard that Info.plist lists under that name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    fill(from: SceneManifest(UIApplication.instance?.info ?? [:]), named: name)
  }

  /// Creates a configuration without a name for the app's windows.
  public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }

  public required init?(coder: NSCoder) {
    name = coder.decodeObject(of: NSString.self, forKey: "name").map { String(describing: $0) }
    role = UISceneSession.Role(
      rawValue: coder.decodeObject(of: NSString.self, forKey: "role").map { String(describing: $0) } ?? "")
    super.init()
    fill(from: SceneManifest(UIApplication.instance?.info ?? [:]), named: name)
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    if let name { coder.encode(NSString(string: name), forKey: "name") }
    coder.encode(NSString(string: role.rawValue), forKey: "role")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    copy.sceneClass = sceneClass
    copy.delegateClass = delegateClass
    copy.storyboardName = storyboardName
    copy.ownStoryboard = ownStoryboard
    return copy
  }

  private func fill(from manifest: SceneManifest, named name: String?) {
    guard let entry = manifest.entry(named: name, role: role) else {
      if let name {
        Console.write(
          "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"\(name)\")")
      }
      return
    }
    self.name = name ?? entry["UISceneConfigurationName"] as? String
    sceneClass = (entry["UISceneClassName"] as? String).flatMap(ClassNames.find)
    storyboardName = entry["UISceneStoryboardFile"] as? String
    guard let delegateName = entry["UISceneDelegateClassName"] as? String else { return }
    delegateClass = ClassNames.find(delegateName)
    if delegateClass == nil {
      Console.write(
        "Info.plist configuration \"\(self.name ?? "(no name)")\" for \(role.rawValue) contained UISceneDelegateClassName "
          + "key, but could not load class with name \"\(delegateName)\".")
    }
  }
}

/// `UIApplicationSceneManifest` of Info.plist.
struct SceneManifest {
  private let manifest: [String: Any]?

  init(_ info: [String: Any]) { manifest = info["UIApplicationSceneManifest"] as? [String: Any] }

  /// Whether the app lives by scenes.
  var exists: Bool { manifest != nil }

  var supportsSeveral: Bool { manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

  func entry(named name: String?, role: UISceneSession.Role) -> [String: Any]? {
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = configurations?[role.rawValue] as? [[String: Any]] ?? []
    guard let name else { return entries.first }
    return entries.first { $0["UISceneConfigurationName"] as? String == name }
  }
}
