import CoreGraphics
import Foundation

extension UICollectionView {
  /// The position of an item after scrolling to it; at most one vertical and one horizontal value.
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

  /// The delay before items make space for an item that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// Items move aside immediately.
    case immediate = 0
    /// Items move aside after a short pause.
    case fast = 1
    /// Items move aside after a longer pause.
    case slow = 2
  }

  /// Whether cells that change their preferred size are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Items keep their sizes until they are reloaded.
    case disabled = 0
    /// Cells are measured after `invalidateIntrinsicContentSize()` of the cell or its content view, or a change of
    /// its configuration.
    case enabled = 1
    /// Cells are measured also after changes of constraints in the content view.
    case enabledIncludingConstraints = 2
  }

  /// The axis along which the content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls up and down.
    case vertical = 0
    /// The content scrolls to the left and right.
    case horizontal = 1
  }

  /// The kinds of views in a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A header, a footer or another view with information about items.
    case supplementaryView = 1
    /// A decorative view that belongs to the layout alone.
    case decorationView = 2
  }

  /// A closure that is called at the end of an interactive transition with whether the animation ran to its end,
  /// and whether the new layout stayed.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kind of a section's header.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a section's footer.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
