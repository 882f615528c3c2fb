import Foundation

/// Settings of assistive technologies that an app may change while the device is limited to it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiguidedaccessaccessibilityfeature>
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen is read aloud.
  public static var voiceOver: UIGuidedAccessAccessibilityFeature { .init(rawValue: 1) }
  /// The screen is magnified.
  public static var zoom: UIGuidedAccessAccessibilityFeature { .init(rawValue: 2) }
  /// Gestures are chosen from a menu.
  public static var assistiveTouch: UIGuidedAccessAccessibilityFeature { .init(rawValue: 4) }
  /// Colors are inverted.
  public static var invertColors: UIGuidedAccessAccessibilityFeature { .init(rawValue: 8) }
  /// The screen has no colors.
  public static var grayscaleDisplay: UIGuidedAccessAccessibilityFeature { .init(rawValue: 16) }
}

/// Restrictions of the app's own, which the application's delegate provides for Guided Access. They are never
/// queried, as Guided Access is not supported.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiguidedaccessrestrictiondelegate>
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  /// The names of the restrictions, in the form of reverse domain names.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  /// Called when the user allows or denies the feature of a restriction.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  /// Returns the title of a restriction.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  /// Returns further explanation of a restriction. Optional; nil by default.
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}

extension UIAccessibility {
  /// The domain of ``GuidedAccessError``.
  nonisolated public static let guidedAccessErrorDomain = "UIGuidedAccessErrorDomain"

  /// An error from changing a setting of an assistive technology.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/guidedaccesserror-swift.struct>
  public struct GuidedAccessError: CustomNSError, Hashable, Error {
    /// The reason.
    public enum Code: Int, Sendable, Equatable {
      /// The device is not managed, or not limited to the app.
      case permissionDenied = 0
      /// A failure with another reason.
      case failed = 9_223_372_036_854_775_807
    }
    /// The domain of the errors.
    public static var errorDomain: String { guidedAccessErrorDomain }
    /// The device is not managed, or not limited to the app.
    public static var permissionDenied: Code { .permissionDenied }
    /// A failure with another reason.
    public static var failed: Code { .failed }

    private let error: NSError
    /// Wraps an error of the domain.
    public init(_nsError: NSError) { error = _nsError }
    /// The reason; `.failed` for an unknown number.
    public var code: Code { Code(rawValue: error.code) ?? .failed }
    /// The number of the reason.
    public var errorCode: Int { error.code }
    /// The error's user info.
    public var errorUserInfo: [String: Any] { error.userInfo }
  }

  /// Turns settings of assistive technologies on or off while the device is limited to the app. Flipside's devices
  /// are never managed, so the handler gets false and `permissionDenied`.
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    let error = NSError(domain: guidedAccessErrorDomain, code: GuidedAccessError.Code.permissionDenied.rawValue)
    DispatchQueue.main.async { completion(false, GuidedAccessError(_nsError: error)) }
  }
}
