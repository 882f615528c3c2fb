@_exported import Foundation
import ObjectiveC
@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: Error, CustomNSError, Equatable, Sendable {
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

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Authenticates the user on a web page. The page can't return a result to the app on Flipside, so the session ends
/// as cancelled.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { true }
  private let completion: CompletionHandler

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
    super.init()
  }

  @discardableResult open func start() -> Bool {
    Unsupported.log("ASWebAuthenticationSession.start()")
    cancel()
    return true
  }
  open func cancel() {
    DispatchQueue.main.async { self.completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
  }
}
