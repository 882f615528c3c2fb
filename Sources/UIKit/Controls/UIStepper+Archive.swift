import QuartzCore

extension ArchivedProperty {
  /// The archived properties of steppers.
  static let stepper: [ArchivedProperty] = [
    of("minimum", \UIStepper.minimumValue), of("maximum", \UIStepper.maximumValue),
    of("step", \UIStepper.stepValue), of("value", \UIStepper.value), of("continuous", \UIStepper.isContinuous),
    of("repeats", \UIStepper.autorepeat), of("wraps", \UIStepper.wraps),
  ]
}
