extension NibRow {
  static let slider = NibRow(UISlider.self) { row in
    row.archives { ArchivedProperty.slider }
    row.property("minValue", key: "minimumValue", \.minimumValue)
    row.property("maxValue", key: "maximumValue", \.maximumValue)
    // The range, which limits the value, comes first.
    row.property("value", \.value)
    row.property("continuous", \.isContinuous)
    row.property("minimumValueImage", \.minimumValueImage)
    row.property("maximumValueImage", \.maximumValueImage)
    row.property("minimumTrackTintColor", \.minimumTrackTintColor)
    row.property("maximumTrackTintColor", \.maximumTrackTintColor)
    row.property("thumbTintColor", \.thumbTintColor)
  }
}
