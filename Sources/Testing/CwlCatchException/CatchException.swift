import Foundation
import ObjectiveC
@_spi(Libraries) import XCTest

extension NSException {
  /// Runs the block until it returns or raises an exception.
  ///
  /// The original CwlCatchException is implemented in Objective-C.
  /// - Returns: the exception; nil if the block returned. An exception of another class than the receiver's is
  ///   raised again.
  public static func catchException(in block: () -> Void) -> Self? {
    guard let exception = ExceptionCatching.exception(in: block) else { return nil }
    if let own = exception as? Self { return own }
    exception.raise()
    return nil
  }
}

/// Runs the block and throws an `ExceptionError` if it raises an exception.
public func catchExceptionAsError<Output>(in block: () throws -> Output) throws -> Output {
  var result: Result<Output, any Error>?
  if let exception = NSException.catchException(in: { result = Result(catching: block) }) {
    throw ExceptionError(exception)
  }
  guard let result else { throw CancellationError() }
  return try result.get()
}

/// The error that represents an exception.
public struct ExceptionError: CustomNSError, @unchecked Sendable {
  public let exception: NSException
  public let domain = "com.cocoawithlove.catch-exception"
  public let errorUserInfo: [String: Any]

  public init(_ exception: NSException) {
    self.exception = exception
    errorUserInfo = (exception.userInfo ?? [:]).reduce(into: [:]) { $0["\($1.key)"] = $1.value }
  }
}
