import Foundation
@_exported import ObjectiveC
@_spi(Libraries) import XCTest

/// The class by which Nimble catches exceptions, for `raiseException()` and for messages about code that raises one
/// unexpectedly.
///
/// The original class is written in Objective-C. Pods and Xcode projects of Nimble are compiled against this one,
/// with their code path for Apple's systems.
open class NMBExceptionCapture: NSObject {
  private let handler: ((NSException) -> Void)?
  private let finally: (() -> Void)?

  /// Creates an object that catches exceptions.
  /// - Parameters:
  ///   - handler: a closure that receives the exception.
  ///   - finally: a closure that is called after the block in any case.
  public init(handler: ((NSException) -> Void)?, finally: (() -> Void)?) {
    (self.handler, self.finally) = (handler, finally)
    super.init()
  }

  /// Runs the block until it returns or raises an exception.
  open func tryBlock(_ unsafeBlock: () -> Void) {
    ExceptionCatching.exception(in: unsafeBlock, handler: { handler?($0) }, finally: { finally?() })
  }
}
