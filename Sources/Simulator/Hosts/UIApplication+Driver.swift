import UIKit

extension UIApplication: AppDriver {
  /// A scroll view that decelerates or scrolls programmatically counts as animated; the end of its movement is not
  /// known in advance.
  package var animationsEnd: Double? {
    let now = CACurrentMediaTime()
    let end = AnimationClock.lastEnd(at: now)
    return UIScrollView.isAnyMoving ? max(end ?? now, now + 1 / 60) : end
  }
}

extension UIApplication {
  /// The frame of the caret in screen coordinates, in points; nil if no text is being edited.
  var caretOnScreen: CGRect? {
    guard let responder = UIResponder.currentFirstResponder as? UIView else { return nil }
    if let input = responder as? any UITextInput, let range = input.selectedTextRange {
      let rect = input.caretRect(for: range.end)
      if rect.origin.x.isFinite, rect.origin.y.isFinite { return responder.convert(rect, to: nil) }
    }
    return responder.convert(responder.bounds, to: nil)
  }
}
