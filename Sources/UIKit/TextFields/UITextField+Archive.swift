import QuartzCore

extension ArchivedProperty {
  /// What archives keep of text fields.
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
