/// The domain of `XCTestError`.
public let XCTestErrorDomain = XCTestError.errorDomain

/// The error that is passed to the handler of `waitForExpectations(timeout:handler:)`.
public struct XCTestError: Error, Hashable, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case timeoutWhileWaiting, failureWhileWaiting
  }

  public static let errorDomain = "com.apple.XCTestErrorDomain"
  public static var timeoutWhileWaiting: Code { .timeoutWhileWaiting }
  public static var failureWhileWaiting: Code { .failureWhileWaiting }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [:] }

  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
