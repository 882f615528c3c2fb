import Foundation
@_spi(Testing) import ObjectiveC

/// The invocation of a test method.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsinvocation>
open class NSInvocation: NSObject {
  /// The selector of the method.
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
  /// The invocation of the test method, whose selector is the test's name.
  public var invocation: NSInvocation? {
    methodName == "(null)" ? nil : NSInvocation(selector: NSSelectorFromString(methodName), target: self)
  }
}
