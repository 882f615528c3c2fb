import CoreGraphics
import Foundation

extension UICollectionView {
  /// Where an item is shown after scrolling to it; at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// How fast the others make room for an item that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// Whether cells that change their size are sized again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` of the cell or its content view is called, or its configuration changes.
    case enabled = 1
    /// Also when constraints in the content view change.
    case enabledIncludingConstraints = 2
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The kinds of views in a collection view.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Called when an interactive transition ended: whether the animation ran to its end, and whether the new layout stayed.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
