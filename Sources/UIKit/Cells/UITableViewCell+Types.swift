import Foundation

extension UITableViewCell {
  /// Which texts a cell has, and where.
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
    case none = 0
    case singleLine = 1
    /// The same as `singleLine` today.
    case singleLineEtched = 2
  }

  /// How a row shows that it is selected or touched.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    /// The same as `default` since iOS 7.
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// The control at the leading side of a row while the table is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What stands at the trailing side of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: the row leads to another screen.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button with an i in a circle.
    case detailButton = 4
  }

  /// What a row shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Called with the cell and its state when its configurations are to be brought up to date.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
