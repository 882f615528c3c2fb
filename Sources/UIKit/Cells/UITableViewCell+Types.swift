import Foundation

extension UITableViewCell {
  /// The texts of a cell and their arrangement.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// A text at the leading and one at the trailing side.
    case value1 = 1
    /// A short text in the tint color, and beside it another.
    case value2 = 2
    /// A text and a smaller one below.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// The cell has no separator.
    case none = 0
    /// A thin line below the row, beginning at the separator inset.
    case singleLine = 1
    /// The same as `singleLine` since iOS 7.
    case singleLineEtched = 2
  }

  /// The look of a selected or touched row.
  public enum SelectionStyle: Int, Sendable {
    /// A selected row looks the same as others.
    case none = 0
    /// The same as `default` since iOS 7.
    case blue = 1
    /// A selected row has a gray background; since iOS 7 the same as `default`.
    case gray = 2
    /// A selected row has a gray background.
    case `default` = 3
  }

  /// The look of a row with focus.
  public enum FocusStyle: Int, Sendable {
    /// The system's highlight.
    case `default` = 0
    /// The focus does not highlight the cell; the cell shows it itself.
    case custom = 1
  }

  /// The control at the leading side of a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// The cell has no editing control.
    case none = 0
    /// A minus on a red disc, which offers to delete the row.
    case delete = 1
    /// A plus on a green disc, which inserts a row.
    case insert = 2
  }

  /// The accessory at the trailing side of a row.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// A chevron, for a row that opens another screen.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark, for a selected option.
    case checkmark = 3
    /// A button with an i in a circle.
    case detailButton = 4
  }

  /// The editing controls that a row shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge, for deleting or inserting, is visible.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes the row is visible.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The state of a row in a drag.
  public enum DragState: Int, Sendable {
    /// The row is not dragged.
    case none = 0
    /// The row is being lifted, and still in its original position.
    case lifting = 1
    /// The row is in a drag that has begun.
    case dragging = 2
  }

  /// A closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
