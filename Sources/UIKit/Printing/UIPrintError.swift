import Foundation

/// The domain of errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// The reason for which printing failed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprinterror>
public struct UIPrintError: CustomNSError, Hashable, Error {
  /// The reasons.
  public enum Code: Int, Sendable, Equatable {
    /// The device can't print.
    case notAvailable = 1
    /// There is nothing to print.
    case noContent = 2
    /// An image has an unknown format.
    case unknownImageFormat = 3
    /// The job was not completed.
    case jobFailed = 4
  }

  private let error: NSError

  /// Creates the error of an error object.
  public init(_nsError error: NSError) { self.error = error }
  /// Creates the error of a reason.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    error = NSError(domain: UIPrintErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The domain of these errors.
  public static var errorDomain: String { UIPrintErrorDomain }
  /// The reason.
  public var code: Code { Code(rawValue: error.code) ?? .jobFailed }
  /// The number of the reason.
  public var errorCode: Int { error.code }
  /// The error object's values beside the code.
  public var errorUserInfo: [String: Any] { error.userInfo }
  /// The same as `errorUserInfo`.
  public var userInfo: [String: Any] { error.userInfo }
  /// The description for the user.
  public var localizedDescription: String { error.localizedDescription }

  /// The device can't print.
  public static var notAvailable: Code { .notAvailable }
  /// There is nothing to print.
  public static var noContent: Code { .noContent }
  /// An image has an unknown format.
  public static var unknownImageFormat: Code { .unknownImageFormat }
  /// The job was not completed.
  public static var jobFailed: Code { .jobFailed }
}
