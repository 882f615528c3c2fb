import QuartzCore

/// How strongly a constraint, or a view's intrinsic size, holds against others; 1000 is required.
///
/// ```swift
/// label.setContentCompressionResistancePriority(.required, for: .horizontal)
/// label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
/// ```
///
/// Of constraints that conflict, those with the higher priority are satisfied, and the others as nearly as
/// possible.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilayoutpriority>
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  /// The priority of that number, from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The constraint must hold; a conflict is reported on the console.
  public static let required = UILayoutPriority(1000)
  /// How much content resists to be cut off, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// For the drag of a split view that resizes the scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// For the size of the scene to stay as it is, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// For the drag of a split view that leaves the scene's size alone, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much content resists to be stretched, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How much `systemLayoutSizeFitting(_:)` wants its target size, 50. Constraints are to be above it.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns the priority that is so much higher.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// Returns the priority that is so much lower.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
