import CoreGraphics
import Foundation

/// The orthogonal scrolling of a section.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally: its groups follow the layout's direction.
  case none = 0
  /// The section scrolls freely and comes to rest anywhere.
  case continuous = 1
  /// The section comes to rest at the start of a group.
  case continuousGroupLeadingBoundary = 2
  /// The section scrolls by pages of the collection view's width.
  case paging = 3
  /// The section scrolls by groups.
  case groupPaging = 4
  /// The section scrolls by groups, which are centered.
  case groupPagingCentered = 5
}

/// The bounce and deceleration of a section that scrolls orthogonally.
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
    /// The bounce of the behavior: if the content is longer than the visible area.
    case automatic = 0
    /// Bounces even if all of the section is visible.
    case always = 1
    /// Stops at the ends of the section without a bounce.
    case never = 2
  }

  /// The deceleration of the section after a swipe.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of the behavior: sections that stop at groups decelerate fast.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// Decelerates like a scroll view: `UIScrollView.DecelerationRate.normal`.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// Decelerates fast: `UIScrollView.DecelerationRate.fast`.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  public override init() { super.init() }

  /// The rate at which scrolling decelerates. Default automatic.
  open var decelerationRate = DecelerationRate.automatic
  /// The bounce at the ends of the section. Default automatic.
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
