@_exported import Foundation
import ObjectiveC
@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of the authentication.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var canceledLogin: Code { .canceledLogin }
}

/// An object that provides the window for a session.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window in which the session is presented.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Authenticates the user on a web page. The page can't return a result to the app on Flipside, so the session ends
/// as cancelled.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// The object that provides the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the session shares no cookies with the browser. It has no effect.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the session can be started; always true.
  open var canStart: Bool { true }
  private let completion: CompletionHandler

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
