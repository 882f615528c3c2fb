extension NibRow {
  static let pickerView = NibRow(UIPickerView.self) { row in
    row.property("showsSelectionIndicator", \.showsSelectionIndicator)
    row.key("dataSource", get: { $0.dataSource }) { $0.dataSource = $1 }
    row.key("delegate", get: { $0.delegate }) { $0.delegate = $1 }
  }
}
