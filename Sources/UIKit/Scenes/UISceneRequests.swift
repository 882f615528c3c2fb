import Foundation

/// The domain of errors about scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a request about scenes was refused.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisceneerror>
public struct UISceneError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  private let error: NSError

  public init(_nsError error: NSError) { self.error = error }
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    error = NSError(domain: UISceneErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  public static var errorDomain: String { UISceneErrorDomain }
  public var code: Code { Code(rawValue: error.code) ?? .requestDenied }
  public var errorCode: Int { error.code }
  public var errorUserInfo: [String: Any] { error.userInfo }
  public var userInfo: [String: Any] { error.userInfo }
  public var localizedDescription: String { error.localizedDescription }

  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// Options of a request to close a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// Options of a request to close a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard {
    didSet { Unsupported.log("UIWindowSceneDestructionRequestOptions.windowDismissalAnimation") }
  }
}

/// The smallest and largest size of a scene's windows where the user can resize them, as on a Mac. `UIWindowScene.sizeRestrictions`
/// is nil on iOS.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points. Default zero.
  open var minimumSize = CGSize.zero
  /// The largest size, in points. Default: no limit.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window can fill the screen. Default true.
  open var allowsFullScreen = true
  /// Creates restrictions without limits.
  public override init() { super.init() }
}

/// Which activities and links a scene is for, by their `targetContentIdentifier`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisceneactivationconditions>
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
  /// Whether the scene can show the target; all by default.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene is the best one for the target; none by default.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if let can = coder.decodeObject(of: NSPredicate.self, forKey: "can") {
      canActivateForTargetContentIdentifierPredicate = can
    }
    if let prefers = coder.decodeObject(of: NSPredicate.self, forKey: "prefers") {
      prefersToActivateForTargetContentIdentifierPredicate = prefers
    }
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(canActivateForTargetContentIdentifierPredicate, forKey: "can")
    coder.encode(prefersToActivateForTargetContentIdentifierPredicate, forKey: "prefers")
  }
}
