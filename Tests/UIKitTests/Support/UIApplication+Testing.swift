import UIKit

extension UIApplication {
  /// Replaces the shared application by a new one that is not launched yet.
  static func makeForTest(delegate: AnyClass?, info: [String: Any] = [:]) -> UIApplication {
    makeShared(delegateClass: delegate, principalClass: nil, info: info)
  }
}
