import Foundation

/// `abs`, `min` and `max` within extensions of `CGFloat`.
///
/// Foundation on Linux still has the deprecated `CGFloat.abs(_:)`, `min` and `max`, which Apple's lacks. Since the
/// compiler finds members before functions, `extension CGFloat { var size: CGFloat { abs(self) } }` would not
/// compile. It finds these overloads instead.
extension CGFloat {
  /// Returns the absolute value of a number.
  public func abs<Number: Comparable & SignedNumeric>(_ x: Number) -> Number { Swift.abs(x) }
  /// Returns the smaller of two values.
  public func min<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.min(x, y) }
  /// Returns the smallest of three or more values.
  public func min<Value: Comparable>(_ x: Value, _ y: Value, _ z: Value, _ rest: Value...) -> Value {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }
  /// Returns the larger of two values.
  public func max<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.max(x, y) }
  /// Returns the largest of three or more values.
  public func max<Value: Comparable>(_ x: Value, _ y: Value, _ z: Value, _ rest: Value...) -> Value {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }

  /// Returns the smaller of two values, for static members in extensions of `CGFloat`.
  public static func min<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.min(x, y) }
  /// Returns the smallest of three or more values, for static members in extensions of `CGFloat`.
  public static func min<Value: Comparable>(_ x: Value, _ y: Value, _ z: Value, _ rest: Value...) -> Value {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }
  /// Returns the larger of two values, for static members in extensions of `CGFloat`.
  public static func max<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.max(x, y) }
  /// Returns the largest of three or more values, for static members in extensions of `CGFloat`.
  public static func max<Value: Comparable>(_ x: Value, _ y: Value, _ z: Value, _ rest: Value...) -> Value {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }
}
