import CoreGraphics
import Foundation

extension UICollectionView {
  /// Where an item is shown after scrolling to it; at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item is in the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item is in the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 32)

    static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// How fast the others make room for an item that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// Items give way at once.
    case immediate = 0
    /// Items give way after a short pause.
    case fast = 1
    /// Items give way after a longer pause.
    case slow = 2
  }

  /// Whether cells that change their size are sized again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Items keep their sizes until they are loaded again.
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` of the cell or its content view is called, or its configuration
    /// changes.
    case enabled = 1
    /// Also when constraints in the content view change.
    case enabledIncludingConstraints = 2
  }

  /// The axis along which the content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the left and right.
    case horizontal = 1
  }

  /// The kinds of views in a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A header, a footer or another view that says something about items.
    case supplementaryView = 1
    /// A view that decorates, made by the layout alone.
    case decorationView = 2
  }

  /// Called when an interactive transition ended: whether the animation ran to its end, and whether the new layout
  /// stayed.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kind of a section's header.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a section's footer.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
