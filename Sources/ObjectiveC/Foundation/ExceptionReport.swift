import Foundation

/// Reports exceptions of Apple's frameworks. UIKit, Core Animation and the other modules all report them through
/// it.
///
/// Swift catches no exceptions, and Flipside never traps: the exception's message is logged, and the caller
/// continues. While a test runs, XCTest catches the exception as Apple's does, fails the test and leaves it; with
/// `FLIPSIDE_EXCEPTIONS=stop` (`flipside run --exceptions stop`, and always where tests run) any other exception
/// ends the app, as on Apple's systems.
///
/// ```swift
/// guard stack.contains(controller) else {
///   return ExceptionReport.raise(.invalidArgumentException, "the controller is not on the stack")
/// }
/// ```
package enum ExceptionReport {
  /// Whether an uncaught exception ends the app.
  private static let endsApp = ProcessInfo.processInfo.environment["FLIPSIDE_EXCEPTIONS"] == "stop"

  /// Reports an exception. Comes back unless a test or the app ends here, so the caller has to leave its work in
  /// order.
  ///
  /// - Parameters:
  ///   - reason: the exception's reason, in Apple's words.
  ///   - line: what the console gets when the app continues; the name and the reason unless given.
  ///   - once: whether the console gets the same line only once.
  package static func raise(
    _ name: NSExceptionName, _ reason: String, logged line: String? = nil, once: Bool = false
  ) {
    if endsApp || ExceptionCatcher.current != nil {
      let exception = NSException(name: name, reason: reason)
      if exception.isCaught(comesBack: true) { return }
      if endsApp { exception.endApp() }
    }
    let line = line ?? "\(name.rawValue): \(reason)"
    if once { Console.writeOnce(line) } else { Console.write(line) }
  }

  /// Reports a message that an object has no method for.
  package static func raiseUnrecognized(_ selector: String, sentTo object: AnyObject) {
    let text =
      "-[\(MessageDispatch.shownName(of: object)) \(selector)]: unrecognized selector sent to instance "
      + address(of: object)
    raise(.invalidArgumentException, text, logged: text)
  }

  /// An object as Foundation names it in exceptions: `<App.Cell 0x600000000020>`.
  package static func describe(_ object: AnyObject) -> String {
    "<\(MessageDispatch.shownName(of: object)) \(address(of: object))>"
  }

  /// Reports a change of the tree of view controllers that can't be.
  package static func raiseHierarchyInconsistency(_ reason: String) {
    raise(NSExceptionName("UIViewControllerHierarchyInconsistency"), reason)
  }
}

/// The handler that catches exceptions while tests run.
@_spi(Testing) public enum ExceptionCatcher {
  /// Takes an exception, and whether code continues after it where it can't be left at once. Returns false when it
  /// does not catch the exception; may not return at all.
  public static var current: ((_ exception: NSException, _ comesBack: Bool) -> Bool)? {
    get { catcher.withLock { $0 } }
    set { catcher.withLock { $0 = newValue } }
  }
  private static let catcher = Locked<((_ exception: NSException, _ comesBack: Bool) -> Bool)?>(nil)

  /// Call this when a test was left in the middle of calls.
  @MainActor public static func didLeaveCalls() { InterruptedCalls.reset() }
}

extension NSExceptionName {
  /// Core Animation's, for NaN.
  package static let layerInvalidGeometry = NSExceptionName("CALayerInvalidGeometry")
  /// Core Animation's, for a layer in itself.
  package static let layerInvalid = NSExceptionName("CALayerInvalid")
  /// Auto Layout's, for constraints between anchors of different kinds.
  package static let invalidLayoutConstraint = NSExceptionName("NSInvalidLayoutConstraintException")
}
