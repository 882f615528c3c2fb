import CoreGraphics

/// A range of numbers.
public struct UIFloatRange: Hashable, Codable, Sendable {
  /// The lower end, which belongs to the range.
  public var minimum: CGFloat
  /// The upper end, which belongs to the range.
  public var maximum: CGFloat

  /// Creates the range that contains only 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates the range between two numbers, which may be infinite. They are stored as given, also in the wrong
  /// order.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()

  /// The range that contains every number.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no limit at either end.
  public var isInfinite: Bool { self == .infinite }
}

/// Returns whether both ends are equal; two infinite ranges are.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}
