import UIKit

extension UIApplication: AppDriver {}

extension UIApplication {
  /// Where text that is typed would appear, in the screen's points.
  var caretOnScreen: CGRect? {
    guard let responder = UIResponder.currentFirstResponder as? UIView else { return nil }
    return responder.convert(responder.bounds, to: nil)
  }
}
