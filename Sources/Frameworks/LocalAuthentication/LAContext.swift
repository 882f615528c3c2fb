@_exported import Foundation
@_exported import ObjectiveC

/// The ways in which the user may authenticate.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
/// The type of a biometric sensor.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  public static let LABiometryNone = LABiometryType.none
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// Authenticates the user. No sensor and no passcode are available, so authentication fails.
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
