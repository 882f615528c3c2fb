import CoreGraphics
import Foundation

/// How a section scrolls across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself: its groups follow the layout's direction.
  case none = 0
  /// The section scrolls freely and comes to rest anywhere.
  case continuous = 1
  /// Stops where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the collection view.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which are centred.
  case groupPagingCentered = 5
}

/// How a section that scrolls by itself bounces and slows down.
///
/// ```swift
/// section.orthogonalScrollingBehavior = .continuous
/// section.orthogonalScrollingProperties.decelerationRate = .fast
/// section.orthogonalScrollingProperties.bounce = .never
/// ```
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties>
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// Whether the section can be scrolled beyond its ends.
  public enum Bounce: Int, Sendable {
    /// As the behavior has it: where there is more than shows.
    case automatic = 0
    /// Even if all of the section shows.
    case always = 1
    /// Stops at the ends of the section without a bounce.
    case never = 2
  }

  /// How fast the section slows down after a swipe.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As the behavior has it: sections that stop at groups slow down fast.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// Slows down like a scroll view: `UIScrollView.DecelerationRate.normal`.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// Comes to rest soon: `UIScrollView.DecelerationRate.fast`.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  public override init() { super.init() }

  /// Default automatic.
  open var decelerationRate = DecelerationRate.automatic
  /// Default automatic.
  open var bounce = Bounce.automatic

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { uncheckedMainActor { duplicate() } }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}

/// The older name of `UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce`, as the Objective-C headers
/// spell it.
public typealias UICollectionLayoutSectionOrthogonalScrollingBounce =
  UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
/// The older name of `UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate`, as the Objective-C
/// headers spell it.
public typealias UICollectionLayoutSectionOrthogonalScrollingDecelerationRate =
  UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
