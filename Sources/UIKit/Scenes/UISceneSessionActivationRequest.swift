import ObjectiveC

/// A request for a scene: a new one, or that of a session (iOS 17).
///
/// ```swift
/// let request = UISceneSessionActivationRequest()
/// request.userActivity = NSUserActivity(activityType: "com.example.note")
/// UIApplication.shared.activateSceneSession(for: request)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest>
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject, @preconcurrency NSCopying {
  private let storedRole: UISceneSession.Role
  private let storedSession: UISceneSession?

  private init(_ role: UISceneSession.Role, _ session: UISceneSession?) {
    storedRole = role
    storedSession = session
    super.init()
  }

  /// Creates a request for a new scene of the app.
  public override convenience init() { self.init(.windowApplication, nil) }
  /// Creates a request for a new scene of that role.
  public convenience init(role: UISceneSession.Role) { self.init(role, nil) }
  /// Creates a request for the scene of an existing session.
  public convenience init(session: UISceneSession) { self.init(session.role, session) }

  /// The role of the requested scene; for a session's scene the role of the session.
  open var role: UISceneSession.Role { storedRole }
  /// The session whose scene is requested; nil for a new scene.
  open var session: UISceneSession? { storedSession }
  /// The activity from which the scene determines its content.
  open var userActivity: NSUserActivity?
  /// Options for opening the scene, such as the placement of its window; nil for the system's.
  open var options: UIScene.ActivationRequestOptions?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneSessionActivationRequest(storedRole, storedSession)
    copy.userActivity = userActivity
    copy.options = options
    return copy
  }
}

/// The placement of the window of a requested scene (iOS 17), as one of the subclasses defines it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwindowsceneplacement>
@preconcurrency @MainActor open class UIWindowScenePlacement: NSObject, @preconcurrency NSCopying {
  fileprivate override init() { super.init() }

  /// Returns the object itself: placements never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The standard placement: over the whole app.
@preconcurrency @MainActor open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Returns the placement that the system uses by default.
  open class func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}

/// A placement in front of the app's other windows. In Flipside the new window also covers the whole app.
@preconcurrency @MainActor open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// Returns the placement in front of the app's other windows.
  open class func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}
