import Foundation

/// The reporting of exceptions of Apple's frameworks, for UIKit, Core Animation and all other modules.
///
/// Swift can't catch exceptions, and Flipside never traps: the exception's message is logged, and the caller
/// continues. While a test runs, XCTest catches the exception as Apple's does, fails the test and leaves it. With
/// `FLIPSIDE_EXCEPTIONS=stop` (`flipside run --exceptions stop`, and always for tests) any other exception ends the
/// app, as on Apple's platforms.
///
/// ```swift
/// guard stack.contains(controller) else {
///   return ExceptionReport.raise(.invalidArgumentException, "the controller is not on the stack")
/// }
/// ```
package enum ExceptionReport {
  /// Whether an uncaught exception ends the app.
  private static let endsApp = ProcessInfo.processInfo.environment["FLIPSIDE_EXCEPTIONS"] == "stop"

  /// Reports an exception. Returns unless the test or the app ends, so the caller has to keep its state consistent.
  ///
  /// - Parameters:
  ///   - reason: the exception's reason, with Apple's wording.
  ///   - line: the line for the console if the app continues; by default the name and the reason.
  ///   - once: whether the same line is logged only once.
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

  /// Reports a message whose receiver does not implement the method.
  package static func raiseUnrecognized(_ selector: String, sentTo object: AnyObject) {
    let text =
      "-[\(MessageDispatch.shownName(of: object)) \(selector)]: unrecognized selector sent to instance "
      + address(of: object)
    raise(.invalidArgumentException, text, logged: text)
  }

  /// Returns the description of an object in Foundation's exceptions: `<App.Cell 0x600000000020>`.
  package static func describe(_ object: AnyObject) -> String {
    "<\(MessageDispatch.shownName(of: object)) \(address(of: object))>"
  }

  /// Reports an invalid change of the view controller hierarchy.
  package static func raiseHierarchyInconsistency(_ reason: String) {
    raise(NSExceptionName("UIViewControllerHierarchyInconsistency"), reason)
  }
}

/// The handler that catches exceptions while tests run.
@_spi(Testing) public enum ExceptionCatcher {
  /// A function that receives an exception, and whether the code after it continues if the test can't be left
  /// immediately. It returns false if it does not catch the exception, and may not return at all.
  public static var current: ((_ exception: NSException, _ comesBack: Bool) -> Bool)? {
    get { catcher.withLock { $0 } }
    set { catcher.withLock { $0 = newValue } }
  }
  private static let catcher = Locked<((_ exception: NSException, _ comesBack: Bool) -> Bool)?>(nil)

  /// Resets state after a test was aborted in the middle of calls.
  @MainActor public static func didLeaveCalls() { InterruptedCalls.reset() }
}

extension NSExceptionName {
  /// Core Animation's exception for NaN.
  package static let layerInvalidGeometry = NSExceptionName("CALayerInvalidGeometry")
  /// Core Animation's exception for a cycle in the layer tree.
  package static let layerInvalid = NSExceptionName("CALayerInvalid")
  /// Auto Layout's exception for constraints between incompatible anchors.
  package static let invalidLayoutConstraint = NSExceptionName("NSInvalidLayoutConstraintException")
}
