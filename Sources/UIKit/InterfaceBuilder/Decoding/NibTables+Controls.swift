import QuartzCore

extension NibTables {
  static func fillControls() {
    add(UIControl.self) { table in
      table.property("enabled", \.isEnabled)
      table.property("selected", \.isSelected)
      table.property("highlighted", \.isHighlighted)
      table.property("contentHorizontalAlignment", \.contentHorizontalAlignment)
      table.property("contentVerticalAlignment", \.contentVerticalAlignment)
      table.property("toolTip", \.toolTip)
    }
    add(UITextField.self, fillTextField)
    add(UISwitch.self) { table in
      table.property("on", \.isOn)
      table.property("title", \.title)
      table.on("onTintColor") { (control, value: NibColor) in control.onTintColor = value.color }
      table.on("thumbTintColor") { (control, value: NibColor) in control.thumbTintColor = value.color }
    }
  }

  private static func fillTextField(_ table: NibTable<UITextField>) {
    table.property("text", \.text)
    table.property("placeholder", \.placeholder)
    table.on("textColor", unset: { $0.textColor = nil }) { (field, value: NibColor) in field.textColor = value.color
    }
    table.on("fontDescription") { (field, value: NibFont) in field.font = value.font }
    table.on("attributedText") { (field, value: NibAttributedString) in field.attributedText = value.string }
    table.on("attributedPlaceholder") { (field, value: NibAttributedString) in
      field.attributedPlaceholder = value.string
    }
    table.on("background") { (field, value: NibImage) in field.background = value.image }
    table.property("borderStyle", \.borderStyle)
    table.property("clearButtonMode", \.clearButtonMode)
    table.property("clearsOnBeginEditing", \.clearsOnBeginEditing)
    table.property("textAlignment", \.textAlignment)
    table.property("minimumFontSize", \.minimumFontSize)
    table.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    table.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
    table.on("disabledBackground") { (field, value: NibImage) in field.disabledBackground = value.image }
    table.step(reads: ["adjustsFontSizeToFit", "textInputTraits"]) { field, coder in
      if coder.element["textAlignment"] == nil { field.textAlignment = .left }
      field.adjustsFontSizeToFitWidth = coder.element.flag("adjustsFontSizeToFit") ?? true
      if let traits = coder.element.child(named: "textInputTraits") { NibTextInputTraits.apply(traits, to: field) }
    }
  }
}
