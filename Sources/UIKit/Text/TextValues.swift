import CoreText

// UIKit's classes as values of attributes.

extension UIColor: TextColor {
  package var textColor: CGColor { cgColor }
}

extension NSShadow: TextShadow {
  package var textShadowOffset: CGSize { shadowOffset }
  package var textShadowBlur: CGFloat { shadowBlurRadius }
  package var textShadowColor: CGColor? { (shadowColor as? any TextColor)?.textColor }
}

extension NSTextAttachment: TextAttachmentContent {
  package func textBounds(lineWidth: CGFloat, position: CGPoint, index: Int) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: lineWidth, height: 0)
    return attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: position, characterIndex: index)
  }

  package func drawText(in rect: CGRect, of context: CGContext, index: Int) {
    UIGraphicsPushContext(context)
    draw(in: rect, nil, index)
    UIGraphicsPopContext()
  }
}
