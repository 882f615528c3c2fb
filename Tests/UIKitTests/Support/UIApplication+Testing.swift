import UIKit

extension UIApplication {
  /// An application that is about to be launched, in place of the shared one.
  static func makeForTest(delegate: AnyClass?, info: [String: Any] = [:]) -> UIApplication {
    makeShared(delegateClass: delegate, principalClass: nil, info: info)
  }
}
