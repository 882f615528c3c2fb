import QuartzCore

/// The strength of a constraint, or of a view's intrinsic size, relative to others; 1000 is required.
///
/// ```swift
/// label.setContentCompressionResistancePriority(.required, for: .horizontal)
/// label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
/// ```
///
/// Of conflicting constraints, those with higher priorities are satisfied, and the others as closely as possible.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilayoutpriority>
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  /// Creates a priority from a number from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The constraint must be satisfied. A conflict is logged.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance, 750: content resists being clipped.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of dragging a split view's divider if that can resize the scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of keeping the scene's size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of dragging a split view's divider if that cannot resize the scene, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging, 250: content resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting(_:)` applies its target size, 50. Constraints should have
  /// higher priorities.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by the given number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// Returns a priority that is lower by the given number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
