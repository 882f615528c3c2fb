import Foundation

/// The domain of errors about scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// The reason for which a request about scenes was refused.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisceneerror>
public struct UISceneError: CustomNSError, Hashable, Error {
  /// The reasons why a request is refused, as numbers of the error domain.
  public enum Code: Int, Sendable {
    /// The app supports one scene only.
    case multipleScenesNotSupported = 0
    /// The system refused the request.
    case requestDenied = 1
    /// The scene's size or orientation can't be changed on this system, or not by those preferences.
    case geometryRequestUnsupported = 100
    /// The system refused the size or orientation, for example because no view controller supports it.
    case geometryRequestDenied = 101
  }

  private let error: NSError

  /// Wraps an error of `UISceneErrorDomain`. Swift calls it to bridge errors.
  public init(_nsError error: NSError) { self.error = error }
  /// Creates an error of that code; the user info may hold a description or an underlying error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    error = NSError(domain: UISceneErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The domain that the errors have as `NSError`: `UISceneErrorDomain`.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The reason. A number that no case has reads as `.requestDenied`.
  public var code: Code { Code(rawValue: error.code) ?? .requestDenied }
  /// The reason as a number, as an `NSError` has it.
  public var errorCode: Int { error.code }
  /// The user info of an `NSError` that is made of this error.
  public var errorUserInfo: [String: Any] { error.userInfo }
  /// Additional values of the error, by the keys of `NSError`.
  public var userInfo: [String: Any] { error.userInfo }
  /// A description for the user: the one in the user info, or Foundation's of the domain and code.
  public var localizedDescription: String { error.localizedDescription }

  /// The code for catching errors by pattern: `catch UISceneError.multipleScenesNotSupported`.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The code of a refused request, for `catch` clauses.
  public static var requestDenied: Code { .requestDenied }
  /// The code of a change of geometry that is not supported, for `catch` clauses.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The code of a refused change of geometry, for `catch` clauses.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// Options of a request to close a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// Options of a request to close a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which the window disappears; `.standard` by default. Setting it logs a message, and has no
  /// effect: scenes of a host close without an animation.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard {
    didSet { Unsupported.log("UIWindowSceneDestructionRequestOptions.windowDismissalAnimation") }
  }
}

/// The smallest and largest size of a scene's windows on systems where the user can resize them, such as a Mac.
/// `UIWindowScene.sizeRestrictions` is nil on iOS.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points. Zero by default.
  open var minimumSize = CGSize.zero
  /// The largest size, in points. Default: no limit.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window can fill the screen. True by default.
  open var allowsFullScreen = true
  /// Creates restrictions without limits.
  public override init() { super.init() }
}

/// The activities and links for which a scene is activated, by their `targetContentIdentifier`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisceneactivationconditions>
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
  /// Whether the scene can show the target; all by default.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// A predicate for targets for which the scene is the best one; false for all by default.
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
