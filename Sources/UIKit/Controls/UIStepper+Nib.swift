extension NibRow {
  static let stepper = NibRow(UIStepper.self) { row in
    row.archives { ArchivedProperty.stepper }
    row.property("maximumValue", \.maximumValue)
    row.property("minimumValue", \.minimumValue)
    // The range is set before the value, which it limits.
    row.property("value", \.value)
    row.property("stepValue", \.stepValue)
    row.property("continuous", \.isContinuous)
    row.property("autorepeat", \.autorepeat)
    row.property("wraps", \.wraps)
  }
}
