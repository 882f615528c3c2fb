import CoreGraphics

/// A range of numbers.
public struct UIFloatRange: Hashable, Codable, Sendable {
  /// The lower end, which belongs to the range.
  public var minimum: CGFloat
  /// The upper end, which belongs to the range.
  public var maximum: CGFloat

  /// Creates the range that holds 0 alone.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates the range between two numbers, which may be infinite. They are kept as given, also in the wrong order.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()

  /// The range that holds every number.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no limit at either end.
  public var isInfinite: Bool { self == .infinite }
}

/// Whether both ends are equal; two infinite ranges are.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}
