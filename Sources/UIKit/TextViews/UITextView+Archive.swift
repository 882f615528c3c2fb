import QuartzCore

extension ArchivedProperty {
  /// The archived properties of text views.
  static let textView: [ArchivedProperty] = [
    of("font", \UITextView.font), of("color", \UITextView.textColor),
    of("alignment", \UITextView.textAlignment),
    of("text", \UITextView.attributedText), of("editable", \UITextView.isEditable),
    of("selectable", \UITextView.isSelectable), of("inset", \UITextView.textContainerInset),
    of("detects", \UITextView.dataDetectorTypes),
    of("followsCategory", \UITextView.adjustsFontForContentSizeCategory),
    of("capitalizes", \UITextView.autocapitalizationType), of("corrects", \UITextView.autocorrectionType),
    of("spells", \UITextView.spellCheckingType), of("keyboard", \UITextView.keyboardType),
    of("appearance", \UITextView.keyboardAppearance), of("return", \UITextView.returnKeyType),
    of("enablesReturn", \UITextView.enablesReturnKeyAutomatically), of("secure", \UITextView.isSecureTextEntry),
  ]
}
