import QuartzCore

// A label in archives: its text and how it looks.
extension UILabel {
  func decodeLabel(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UILabel.lines") else { return }
    if let font: UIFont = coder.object(forKey: "UILabel.font") { self.font = font }
    if let color: UIColor = coder.object(forKey: "UILabel.color") { textColor = color }
    textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UILabel.alignment")) ?? .natural
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "UILabel.break")) ?? .byTruncatingTail
    numberOfLines = coder.decodeInteger(forKey: "UILabel.lines")
    adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "UILabel.adjusts")
    minimumScaleFactor = CGFloat(coder.decodeDouble(forKey: "UILabel.scale"))
    baselineAdjustment =
      UIBaselineAdjustment(rawValue: coder.decodeInteger(forKey: "UILabel.baseline")) ?? .alignBaselines
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "UILabel.tightens")
    preferredMaxLayoutWidth = CGFloat(coder.decodeDouble(forKey: "UILabel.maxWidth"))
    adjustsFontForContentSizeCategory = coder.decodeBool(forKey: "UILabel.followsCategory")
    isEnabled = coder.decodeBool(forKey: "UILabel.enabled")
    isHighlighted = coder.decodeBool(forKey: "UILabel.highlighted")
    highlightedTextColor = coder.object(forKey: "UILabel.highlightedColor")
    shadowColor = coder.object(forKey: "UILabel.shadowColor")
    shadowOffset = coder.decodeCGSize(forKey: "UILabel.shadowOffset")
    if let rich: NSAttributedString = coder.object(forKey: "UILabel.attributedText") {
      attributedText = rich
    } else {
      text = coder.text(forKey: "UILabel.text")
    }
  }

  func encodeLabel(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(storedFont, forKey: "UILabel.font")
    // The color of labels follows the appearance, which an archived one does not.
    if storedColor !== UIColor.label { coder.encode(storedColor, forKey: "UILabel.color") }
    coder.encode(textAlignment.rawValue, forKey: "UILabel.alignment")
    coder.encode(lineBreakMode.rawValue, forKey: "UILabel.break")
    coder.encode(numberOfLines, forKey: "UILabel.lines")
    coder.encode(adjustsFontSizeToFitWidth, forKey: "UILabel.adjusts")
    coder.encode(Double(minimumScaleFactor), forKey: "UILabel.scale")
    coder.encode(baselineAdjustment.rawValue, forKey: "UILabel.baseline")
    coder.encode(allowsDefaultTighteningForTruncation, forKey: "UILabel.tightens")
    coder.encode(Double(preferredMaxLayoutWidth), forKey: "UILabel.maxWidth")
    coder.encode(adjustsFontForContentSizeCategory, forKey: "UILabel.followsCategory")
    coder.encode(isEnabled, forKey: "UILabel.enabled")
    coder.encode(isHighlighted, forKey: "UILabel.highlighted")
    coder.encode(highlightedTextColor, forKey: "UILabel.highlightedColor")
    coder.encode(shadowColor, forKey: "UILabel.shadowColor")
    coder.encode(shadowOffset, forKey: "UILabel.shadowOffset")
    coder.encode(plainText, forKey: "UILabel.text")
    coder.encode(richText, forKey: "UILabel.attributedText")
  }
}
