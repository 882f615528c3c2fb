extension NibRow {
  static let textView = NibRow(UITextView.self) { row in
    row.step { view, coder in
      if coder.values["backgroundColor"] == nil { view.backgroundColor = .systemBackground }
    }
    row.property("editable", \.isEditable)
    row.property("selectable", \.isSelectable)
    row.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    row.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
    row.property("clearsOnInsertion", \.clearsOnInsertion)
    row.property("textAlignment", \.textAlignment)
    row.property("text", \.text)
    row.property("textColor", \.textColor)
    row.property("fontDescription", key: "font", \.font)
    row.property("attributedText", \.attributedText)
    row.step(reads: ["usesAttributedText", "textInputTraits"]) { view, coder in
      view.readTraits(of: coder.element)
      // Left is what Interface Builder takes for granted.
      if coder.values["textAlignment"] == nil, coder.element["usesAttributedText"] == nil {
        view.textAlignment = .left
      }
    }
  }
}
