import QuartzCore

extension ArchivedProperty {
  /// The archived properties of text fields.
  static let textField: [ArchivedProperty] = [
    of("font", \UITextField.font), of("color", \UITextField.textColor),
    of("alignment", \UITextField.textAlignment), of("attributed", \UITextField.attributedText),
    of("text", \UITextField.text), of("placeholder", \UITextField.placeholder),
    of("border", \UITextField.borderStyle), of("background", \UITextField.background),
    of("disabledBackground", \UITextField.disabledBackground), of("clears", \UITextField.clearButtonMode),
    of("leftMode", \UITextField.leftViewMode), of("left", \UITextField.leftView),
    of("rightMode", \UITextField.rightViewMode), of("right", \UITextField.rightView),
    of("clearsOnBegin", \UITextField.clearsOnBeginEditing),
    of("clearsOnInsertion", \UITextField.clearsOnInsertion),
    of("adjusts", \UITextField.adjustsFontSizeToFitWidth), of("minimumSize", \UITextField.minimumFontSize),
    of("followsCategory", \UITextField.adjustsFontForContentSizeCategory),
    of("capitalizes", \UITextField.autocapitalizationType), of("corrects", \UITextField.autocorrectionType),
    of("spells", \UITextField.spellCheckingType), of("keyboard", \UITextField.keyboardType),
    of("appearance", \UITextField.keyboardAppearance), of("return", \UITextField.returnKeyType),
    of("enablesReturn", \UITextField.enablesReturnKeyAutomatically),
    of("secure", \UITextField.isSecureTextEntry),
  ]
}

/// The selection in saved state.
extension UITextField {
  func encodeSelection(with coder: NSCoder) {
    guard let range = selectedTextRange else { return }
    coder.encode(offset(from: beginningOfDocument, to: range.start), forKey: "UITextField.selection.start")
    coder.encode(offset(from: beginningOfDocument, to: range.end), forKey: "UITextField.selection.end")
  }

  func decodeSelection(from coder: NSCoder) {
    guard coder.containsValue(forKey: "UITextField.selection.start"),
      let start = position(
        from: beginningOfDocument, offset: coder.decodeInteger(forKey: "UITextField.selection.start")),
      let end = position(
        from: beginningOfDocument, offset: coder.decodeInteger(forKey: "UITextField.selection.end"))
    else { return }
    selectedTextRange = textRange(from: start, to: end)
  }
}
