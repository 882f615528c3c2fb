extension NibRow {
  static let textView = NibRow(UITextView.self) { row in
    row.archives { ArchivedProperty.textView }
    row.step { view, coder in
      if coder.values["backgroundColor"] == nil { view.backgroundColor = .systemBackground }
    }
    row.property("editable", \.isEditable)
    row.property("selectable", \.isSelectable)
    row.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    row.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
    row.property("clearsOnInsertion", \.clearsOnInsertion)
    row.property("dataDetectorTypes", \.dataDetectorTypes)
    row.property("textAlignment", \.textAlignment)
    row.property("text", \.text)
    row.property("textColor", \.textColor)
    row.property("fontDescription", key: "font", \.font)
    row.property("attributedText", \.attributedText)
    row.step(reads: ["usesAttributedText", "textInputTraits"]) { view, coder in
      view.readTraits(of: coder.element)
      // Interface Builder omits the value for left alignment.
      if coder.values["textAlignment"] == nil, coder.element["usesAttributedText"] == nil {
        view.textAlignment = .left
      }
    }
  }
}

extension UIDataDetectorTypes: NibReadable {
  /// Reads an element such as `<dataDetectorType key="dataDetectorTypes" link="YES"/>`.
  static func read(_ value: NibValue, _ coder: NibCoder) -> UIDataDetectorTypes? {
    guard case .element(let element) = value else { return nil }
    let flags: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
      ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
      ("lookupSuggestion", .lookupSuggestion),
    ]
    return flags.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }
}
