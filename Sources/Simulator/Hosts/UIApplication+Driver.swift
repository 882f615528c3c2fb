import UIKit

extension UIApplication: AppDriver {
  package var animationsEnd: Double? { AnimationClock.lastEnd(at: CACurrentMediaTime()) }
}

extension UIApplication {
  /// Where text that is typed would appear, in the screen's points.
  var caretOnScreen: CGRect? {
    guard let responder = UIResponder.currentFirstResponder as? UIView else { return nil }
    if let input = responder as? any UITextInput, let range = input.selectedTextRange {
      let rect = input.caretRect(for: range.end)
      if rect.origin.x.isFinite, rect.origin.y.isFinite { return responder.convert(rect, to: nil) }
    }
    return responder.convert(responder.bounds, to: nil)
  }
}
