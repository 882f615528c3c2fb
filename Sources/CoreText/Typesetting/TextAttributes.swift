// What values of attributes offer to the typesetter; UIKit's classes adopt these.

/// A colour of text; resolved when text is drawn, so that dynamic colours follow their traits.
package protocol TextColor {
  var textColor: CGColor { get }
}

extension CGColor: TextColor {
  package var textColor: CGColor { self }
}

/// A shadow under text.
package protocol TextShadow {
  /// Points, y down.
  var textShadowOffset: CGSize { get }
  var textShadowBlur: CGFloat { get }
  var textShadowColor: CGColor? { get }
}

/// Content that is drawn instead of U+FFFC.
package protocol TextAttachmentContent: AnyObject {
  /// Size, and offset of the lower left corner from the baseline, y up.
  func textBounds(lineWidth: CGFloat, position: CGPoint, index: Int) -> CGRect
  /// Draws into a rectangle of a y-down context.
  func drawText(in rect: CGRect, of context: CGContext, index: Int)
}
