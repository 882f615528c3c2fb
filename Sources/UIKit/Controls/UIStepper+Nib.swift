extension NibRow {
  static let stepper = NibRow(UIStepper.self) { row in
    row.archives { ArchivedProperty.stepper }
    row.property("maximumValue", \.maximumValue)
    row.property("minimumValue", \.minimumValue)
    // The range, which limits the value, comes first.
    row.property("value", \.value)
    row.property("stepValue", \.stepValue)
    row.property("continuous", \.isContinuous)
    row.property("autorepeat", \.autorepeat)
    row.property("wraps", \.wraps)
  }
}
