@_exported import Foundation
import ObjectiveC
@_exported import UIKit

/// The window in which an authentication is presented.
public typealias ASPresentationAnchor = UIWindow

/// The domain of errors of AuthenticationServices.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of the authentication.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The user canceled the authentication.
    case canceledLogin = 1
    /// The session has no presentation context, or an invalid one.
    case presentationContextNotProvided, presentationContextInvalid
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
  /// The code `canceledLogin`, for comparisons.
  public static var canceledLogin: Code { .canceledLogin }
}

/// An object that provides the window for a session.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window in which the session is presented.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A session that authenticates the user on a web page. The page can't return a result to the app on Flipside, so
/// the session ends as canceled.
open class ASWebAuthenticationSession: NSObject {
  /// The completion handler, with the URL that the page returned or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// The object that provides the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the session shares no cookies with the browser. It has no effect.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the session can be started; always true.
  open var canStart: Bool { true }
  private let completion: CompletionHandler

  /// Creates a session that opens a page and ends when the page opens a URL with the scheme.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
    super.init()
  }

  /// Starts the session and returns whether that succeeded.
  @discardableResult open func start() -> Bool {
    Unsupported.log("ASWebAuthenticationSession.start()")
    cancel()
    return true
  }
  /// Cancels the session.
  open func cancel() {
    DispatchQueue.main.async { self.completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
  }
}
