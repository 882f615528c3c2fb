import QuartzCore

/// The strength of a constraint, or of a view's intrinsic size, relative to others; 1000 is required.
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
  /// Creates a priority from a number from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The constraint must hold; a conflict is reported on the console.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance, 750: content resists being clipped.
  public static let defaultHigh = UILayoutPriority(750)
  /// For the drag of a split view that resizes the scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// For the size of the scene to stay as it is, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// For the drag of a split view that leaves the scene's size alone, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging, 250: content resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting(_:)` applies its target size, 50. Constraints should have
  /// higher priorities.
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
