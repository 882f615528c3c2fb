import Foundation
@_spi(Testing) import ObjectiveC

/// The call of a test's method.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsinvocation>
open class NSInvocation: NSObject {
  /// The method that is called.
  open var selector: Selector
  /// The object that the method is called on.
  open var target: Any?

  init(selector: Selector, target: Any?) {
    self.selector = selector
    self.target = target
    super.init()
  }
}

extension XCTestCase {
  /// The call of the test's method: its selector names the test.
  public var invocation: NSInvocation? {
    methodName == "(null)" ? nil : NSInvocation(selector: NSSelectorFromString(methodName), target: self)
  }
}
