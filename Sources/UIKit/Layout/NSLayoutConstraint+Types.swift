extension NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// The axis from left to right.
    case horizontal = 0
    /// The axis from top to bottom.
    case vertical = 1
  }

  /// The comparison between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first attribute is at most the second one.
    case lessThanOrEqual = -1
    /// Both attributes are the same.
    case equal = 0
    /// The first attribute is at least the second one.
    case greaterThanOrEqual = 1
  }

  /// An attribute of a view or guide that a constraint relates: an edge, a center, a size or a baseline of its
  /// alignment rectangle, or the same within its margins.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The upper edge of the alignment rectangle.
    case top = 3
    /// The lower edge of the alignment rectangle.
    case bottom = 4
    /// The edge where text begins: left, or right in right-to-left languages.
    case leading = 5
    /// The edge where text ends: right, or left in right-to-left languages.
    case trailing = 6
    /// The width of the alignment rectangle, in points.
    case width = 7
    /// The height of the alignment rectangle, in points.
    case height = 8
    /// The horizontal center, between the left and right edges.
    case centerX = 9
    /// The vertical center, between the upper and lower edges.
    case centerY = 10
    /// The baseline of the last line of text; the lower edge of views without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the lower edge of views without text.
    case firstBaseline = 12
    /// The left edge within the layout margins.
    case leftMargin = 13
    /// The right edge within the layout margins.
    case rightMargin = 14
    /// The upper edge within the layout margins.
    case topMargin = 15
    /// The lower edge within the layout margins.
    case bottomMargin = 16
    /// The edge within the layout margins where text begins.
    case leadingMargin = 17
    /// The edge within the layout margins where text ends.
    case trailingMargin = 18
    /// The horizontal center between the left and right margins.
    case centerXWithinMargins = 19
    /// The vertical center between the upper and lower margins.
    case centerYWithinMargins = 20
    /// No attribute: the other side of the constraint is a constant.
    case notAnAttribute = 0

    /// The name that `lastBaseline` had before iOS 8.
    @available(*, deprecated, renamed: "lastBaseline")
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The alignment of the views of a visual format across its direction, and the direction in which the format is
  /// read.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the upper edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the lower edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the edges of all views where text begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the edges of all views where text ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the middles of all views horizontally.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the middles of all views vertically.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the baselines of the views' last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the baselines of the views' first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits of the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// A horizontal format is read in the direction of text. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Gaps of a vertical format run from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute's axis; nil for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      return .horizontal
    case .notAnAttribute: return nil
    default: return .vertical
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Whether the attribute is left or right, regardless of the layout direction.
  var isAbsoluteSide: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The name in descriptions.
  var name: String {
    switch self {
    case .left: return "left"
    case .right: return "right"
    case .top: return "top"
    case .bottom: return "bottom"
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .width: return "width"
    case .height: return "height"
    case .centerX: return "centerX"
    case .centerY: return "centerY"
    case .lastBaseline: return "lastBaseline"
    case .firstBaseline: return "firstBaseline"
    case .leftMargin: return "leftMargin"
    case .rightMargin: return "rightMargin"
    case .topMargin: return "topMargin"
    case .bottomMargin: return "bottomMargin"
    case .leadingMargin: return "leadingMargin"
    case .trailingMargin: return "trailingMargin"
    case .centerXWithinMargins: return "centerXWithinMargins"
    case .centerYWithinMargins: return "centerYWithinMargins"
    case .notAnAttribute: return "notAnAttribute"
    }
  }
}
