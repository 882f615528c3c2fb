import CoreGraphics
import Foundation

/// A row of a table view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }
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

  /// The table that shows the cell or keeps it for reuse; set by the table.
  package weak var table: UITableView?
  /// Set by the table whenever it places the cell.
  package var surroundings = TableCellSurroundings() {
    didSet { if surroundings != oldValue { setNeedsLayout() } }
  }

  let storedStyle: CellStyle
  private let storedIdentifier: String?
  private let storedContentView = UIView(frame: .zero)

  /// The first initializer of the class: tables call it for registered classes.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    storedStyle = style
    storedIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public required init?(coder: NSCoder) {
    storedStyle = .default
    storedIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  open var contentView: UIView { storedContentView }
  open var reuseIdentifier: String? { storedIdentifier }
  open func prepareForReuse() {}

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }

  // MARK: Editing

  /// The table sets it, with `surroundings.isEditing` the same.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
  /// `surroundings.editingStyle`.
  open var editingStyle: UITableViewCell.EditingStyle { surroundings.editingStyle }
  /// Set by the table while the row's actions are swiped into view.
  open package(set) var showingDeleteConfirmation = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open func willTransition(to state: UITableViewCell.StateMask) {}
  open func didTransition(to state: UITableViewCell.StateMask) {}
}
