extension NibRow {
  static let textField = NibRow(UITextField.self) { row in
    row.archives { ArchivedProperty.textField }
    row.property("text", \.text)
    row.property("placeholder", \.placeholder)
    row.property("borderStyle", \.borderStyle)
    row.property("clearButtonMode", \.clearButtonMode)
    row.property("clearsOnBeginEditing", \.clearsOnBeginEditing)
    // Interface Builder omits the value for left alignment.
    row.property("textAlignment", \.textAlignment, absent: .left)
    row.property("minimumFontSize", \.minimumFontSize)
    // Interface Builder writes it only when it is off.
    row.property(
      "adjustsFontSizeToFit", key: "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, absent: true)
    row.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    row.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
    row.property("background", \.background)
    row.property("disabledBackground", \.disabledBackground)
    row.property("textColor", \.textColor)
    row.property("fontDescription", key: "font", \.font)
    row.property("attributedText", \.attributedText)
    row.property("attributedPlaceholder", \.attributedPlaceholder)
    row.step(reads: ["textInputTraits"]) { field, coder in field.readTraits(of: coder.element) }
    row.key("leftView", \.leftView)
    row.key("rightView", \.rightView)
    row.key("delegate", \.delegate)
    row.key("inputView", \.inputView)
    row.key("inputAccessoryView", \.inputAccessoryView)
    // A key that is not Apple's public API, but known from old code.
    row.key("placeholderLabel", readOnly: \.placeholderLabel)
    row.key("_placeholderLabel", readOnly: \.prohibitedPlaceholderLabel)
    row.key("clearButton", readOnly: \.clearButton)
    row.key("_clearButton", readOnly: \.clearButton)
  }
}

extension UITextField.BorderStyle: NibNamed {
  static let nibNames: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
}

extension UITextField.ViewMode: NibNamed {
  static let nibNames: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}
