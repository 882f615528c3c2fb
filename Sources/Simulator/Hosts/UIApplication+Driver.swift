import UIKit

extension UIApplication: AppDriver {
  /// A scroll view that slows down or moves by code is animated, too; how long is not known before.
  package var animationsEnd: Double? {
    let now = CACurrentMediaTime()
    let end = AnimationClock.lastEnd(at: now)
    return UIScrollView.isAnyMoving ? max(end ?? now, now + 1 / 60) : end
  }
}

extension UIApplication {
  /// The position at which typed text would appear, in the screen's points; nil if no text can be typed.
  var caretOnScreen: CGRect? {
    guard let responder = UIResponder.currentFirstResponder as? UIView else { return nil }
    if let input = responder as? any UITextInput, let range = input.selectedTextRange {
      let rect = input.caretRect(for: range.end)
      if rect.origin.x.isFinite, rect.origin.y.isFinite { return responder.convert(rect, to: nil) }
    }
    return responder.convert(responder.bounds, to: nil)
  }
}
