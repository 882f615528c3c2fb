@_exported import Foundation
@_exported import ObjectiveC

/// The ways in which the user may authenticate.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
/// The type of a biometric sensor.
public enum LABiometryType: Int, Sendable {
  /// No biometry, Touch ID, or Face ID.
  case none, touchID, faceID
  /// The former name of `none`.
  public static let LABiometryNone = LABiometryType.none
}

/// The domain of errors of LocalAuthentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The user's finger or face was not recognized.
    case authenticationFailed = -1
    /// The user canceled.
    case userCancel = -2
    /// The user chose to enter a password.
    case userFallback = -3
    /// The system canceled, for example because another app became active.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no biometric sensor.
    case biometryNotAvailable = -6
    /// The user has registered no finger or face.
    case biometryNotEnrolled = -7
    /// Biometry is locked after too many failures.
    case biometryLockout = -8
    /// The app canceled.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// The authentication would need the user's interaction, which the app has disabled.
    case notInteractive = -1004
    /// The former name of `biometryNotAvailable`.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { LAErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
}

/// A context that authenticates the user. No sensor and no passcode are available, so authentication fails.
///
/// ```swift
/// LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Show the notes") { success, _ in
///   print(success)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/localauthentication/lacontext>
open class LAContext: NSObject {
  /// The title of the button for a fallback. It has no effect.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels. It has no effect.
  open var localizedCancelTitle: String?
  /// The reason that is shown to the user. It has no effect.
  open var localizedReason = ""
  /// The time for which an earlier unlock of the device counts, in seconds. It has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The type of the biometric sensor; always none.
  open var biometryType: LABiometryType { .none }
  /// The state of the enrolled biometric data; always nil.
  open var evaluatedPolicyDomainState: Data? { nil }

  public override init() { super.init() }

  /// Returns whether the user can authenticate; always false, with an error.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = refusal(of: policy) as NSError
    return false
  }
  /// Authenticates the user, which fails with an error.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    Unsupported.log("LAContext.evaluatePolicy(_:localizedReason:reply:)")
    let error = refusal(of: policy)
    DispatchQueue.global().async { reply(false, error) }
  }
  /// Authenticates the user, which fails with an error.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(of: policy)
  }
  /// Invalidates the context. It has no effect.
  open func invalidate() {}

  private func refusal(of policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
