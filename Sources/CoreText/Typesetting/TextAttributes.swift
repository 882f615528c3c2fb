// The protocols of attribute values, which UIKit's classes adopt.

/// A color of text. It is resolved during drawing, so that dynamic colors reflect the traits.
package protocol TextColor {
  var textColor: CGColor { get }
}

extension CGColor: TextColor {
  package var textColor: CGColor { self }
}

/// A shadow of text.
package protocol TextShadow {
  /// The offset in points, with y downwards.
  var textShadowOffset: CGSize { get }
  var textShadowBlur: CGFloat { get }
  var textShadowColor: CGColor? { get }
}

/// Content that is drawn in place of U+FFFC.
package protocol TextAttachmentContent: AnyObject {
  /// Returns the size, and the offset of the lower left corner from the baseline, with y upwards.
  func textBounds(lineWidth: CGFloat, position: CGPoint, index: Int) -> CGRect
  /// Draws the content in a rectangle of a context with y downwards.
  func drawText(in rect: CGRect, of context: CGContext, index: Int)
}
