extension NibRow {
  static let `switch` = NibRow(UISwitch.self) { row in
    row.archives { ArchivedProperty.`switch` }
    row.property("on", \.isOn)
    row.property("title", \.title)
    row.property("onTintColor", \.onTintColor)
    row.property("thumbTintColor", \.thumbTintColor)
  }
}
