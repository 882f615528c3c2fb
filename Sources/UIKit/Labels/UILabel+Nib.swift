import CoreGraphics

extension NibRow {
  static let label = NibRow(UILabel.self) { row in
    row.property("text", \.text)
    row.property("enabled", \.isEnabled)
    row.property("highlighted", \.isHighlighted)
    row.property("textAlignment", \.textAlignment)
    row.property("lineBreakMode", \.lineBreakMode)
    row.property("numberOfLines", \.numberOfLines)
    row.property("baselineAdjustment", \.baselineAdjustment)
    row.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    row.property(
      "adjustsLetterSpacingToFitWidth", key: "allowsDefaultTighteningForTruncation",
      \.allowsDefaultTighteningForTruncation)
    // Interface Builder writes it only when it is off.
    row.property(
      "adjustsFontSizeToFit", key: "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, absent: true)
    row.property("minimumScaleFactor", \.minimumScaleFactor)
    row.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
    row.property("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    row.property("fontDescription", key: "font", \.font)
    row.property("textColor", \.textColor)
    row.property("highlightedColor", key: "highlightedTextColor", \.highlightedTextColor)
    row.property("shadowColor", \.shadowColor)
    row.property("shadowOffset", \.shadowOffset)
    row.property("attributedText", \.attributedText)
    row.step(reads: ["minimumFontSize", "usesAttributedText", "autoshrinkMode"]) { label, coder in
      // Interface Builder omits the value for left alignment.
      if coder.values["textAlignment"] == nil, coder.element["usesAttributedText"] == nil {
        label.textAlignment = .left
      }
      if let size = coder.element.number("minimumFontSize"), size > 0, coder.values["minimumScaleFactor"] == nil,
        let font = label.font
      {
        label.minimumScaleFactor = min(1, size / font.pointSize)
      }
    }
  }
}

extension UIBaselineAdjustment: NibNamed {
  static let nibNames: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
