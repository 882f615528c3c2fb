extension NibRow {
  static let slider = NibRow(UISlider.self) { row in
    row.archives { ArchivedProperty.slider }
    row.property("minValue", key: "minimumValue", \.minimumValue)
    row.property("maxValue", key: "maximumValue", \.maximumValue)
    // The range is set before the value, which it limits.
    row.property("value", \.value)
    row.property("continuous", \.isContinuous)
    row.property("minimumValueImage", \.minimumValueImage)
    row.property("maximumValueImage", \.maximumValueImage)
    row.property("minimumTrackTintColor", \.minimumTrackTintColor)
    row.property("maximumTrackTintColor", \.maximumTrackTintColor)
    row.property("thumbTintColor", \.thumbTintColor)
  }
}
