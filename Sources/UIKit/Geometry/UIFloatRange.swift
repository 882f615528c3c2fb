import CoreGraphics

/// A range of numbers.
public struct UIFloatRange: Hashable, Codable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()

  /// The range that holds every number.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public var isInfinite: Bool { self == .infinite }
}

/// Whether both ends are equal; two infinite ranges are.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}
