import ObjectiveC

/// Messages that Apple's CoreGraphics logs about invalid numbers, each once per process.
enum NumericCheck {
  static func logInvalid() {
    Console.writeOnce(
      "Error: this application, or a library it uses, has passed an invalid numeric value (NaN, or not-a-number) "
        + "to CoreGraphics API and this value is being ignored. Please fix this problem.")
  }

  static func logNoCurrentPoint() { Console.writeOnce("CGPathAddLineToPoint: no current point.") }
}
