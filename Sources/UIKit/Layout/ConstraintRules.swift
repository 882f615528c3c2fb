/// The rules for relations between attributes, with the messages of UIKit's exceptions.
enum ConstraintRules {
  enum Problem {
    case multiplier
    case constant
    /// Attributes that cannot be related, with UIKit's message.
    case attributes(String)
  }

  static func problem(_ first: LayoutTerm, _ second: LayoutTerm, multiplier: CGFloat, constant: CGFloat) -> Problem?
  {
    if !multiplier.isFinite { return .multiplier }
    if let reason = mismatch(first, second, multiplier) { return .attributes(reason) }
    return constant.isFinite ? nil : .constant
  }

  private static func mismatch(_ first: LayoutTerm, _ second: LayoutTerm, _ multiplier: CGFloat) -> String? {
    if first.attribute == .notAnAttribute { return "Constraint must contain a first layout attribute." }
    if first.state == nil { return "Constraint must contain a first layout item." }
    if second.attribute == .notAnAttribute || multiplier == 0 {
      if first.isSize {
        return second.state != nil && second.attribute == .notAnAttribute && multiplier != 0 ? invalidPairing : nil
      }
      return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    if first.isSize != second.isSize { return invalidPairing }
    if first.isSize || mixesAxes(first, second) { return nil }
    if mixesDirections(first.attribute, second.attribute) {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    }
    return nil
  }

  /// Returns whether the constraint relates a horizontal attribute to a vertical one. UIKit allows such a
  /// constraint to be created and activated, but raises an exception during layout.
  static func mixesAxes(_ first: LayoutTerm, _ second: LayoutTerm) -> Bool {
    second.attribute != .notAnAttribute && !first.isSize && !second.isSize
      && first.attribute.axis != second.attribute.axis
  }

  @MainActor private static var didExceedLimit = false

  /// Logs once that a constant exceeds the limit of the layout engine.
  @MainActor static func checkLimit(_ constant: CGFloat) {
    guard constant.isFinite, abs(constant) > 1e9, !didExceedLimit else { return }
    didExceedLimit = true
    Console.write(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
        + "substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to "
        + "debug.  This will be logged only once.  This may break in the future.")
  }

  private static let invalidPairing = "Invalid pairing of layout attributes."

  private static func mixesDirections(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) -> Bool {
    (first.isDirectional && second.isAbsoluteSide) || (first.isAbsoluteSide && second.isDirectional)
  }
}

extension ConstraintRules.Problem {
  /// Raises Apple's exception for the problem.
  @MainActor func report(_ constraint: NSLayoutConstraint, _ constant: CGFloat) {
    switch self {
    case .multiplier:
      ExceptionReport.raise(
        .internalInconsistencyException,
        "Multiplier is not finite!  That's illegal.  multiplier:\(constraint.factor)")
    case .constant:
      ExceptionReport.raise(
        .internalInconsistencyException,
        "\(LayoutNames.className(constraint)) constant is not finite!  That's illegal.  constant:\(constant) "
          + "firstAnchor:\(constraint.firstAnchor) secondAnchor:\(constraint.describe(constraint.secondAnchor))")
    case .attributes(let reason):
      ExceptionReport.raise(
        .invalidArgumentException,
        "NSLayoutConstraint for \(constraint.first.item.map { "\($0)" } ?? "(null)"): \(reason)")
    }
  }
}
