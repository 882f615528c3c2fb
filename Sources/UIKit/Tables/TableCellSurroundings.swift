import CoreGraphics
import QuartzCore

/// The values of a table that a cell needs to draw separators, the section's card and its editing controls. The
/// table sets `UITableViewCell.surroundings` whenever it places the cell and whenever they change.
package struct TableCellSurroundings: Equatable {
  package var style = UITableView.Style.plain

  // MARK: Separators

  package var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of separators; nil for the system's.
  package var separatorColor: UIColor?
  package var separatorEffect: UIVisualEffect?
  /// The separator inset that the app set; nil if it set none, so that separators begin at the cell's text.
  package var separatorInset: UIEdgeInsets?
  package var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  /// The separator below is not drawn, because the row below is selected or highlighted.
  package var hidesSeparator = false

  // MARK: Place in the section

  package var isFirstInSection = false
  package var isLastInSection = false
  /// The last row of the whole table.
  package var isLastInTable = false
  /// The section has a header or footer with text or a view.
  package var sectionHasHeader = false
  package var sectionHasFooter = false

  // MARK: Geometry

  /// The distance of the section's cards from the sides of the table's cells: `insetGrouped` tables only, whose
  /// cells have the card's frame already, so that this is 0. Used for cells that are wider than their card.
  package var cardInset: CGFloat = 0
  /// The radius of the card's corners, in `insetGrouped` tables.
  package var cardRadius: CGFloat = 10
  /// Corners of the card that were the row's before an update: they stay round until its animation has ended.
  package var formerCorners: CACornerMask = []
  /// The system's margin of the text from the cell's sides: 16 or 20 points by the table's width.
  package var margin: CGFloat = 16
  package var followsReadableWidth = false
  package var insetsContentViewsToSafeArea = true
  /// The width of the section index at the trailing side.
  package var indexWidth: CGFloat = 0
  /// The height is the table's or delegate's own, not the cell's.
  package var hasFixedHeight = false

  // MARK: Editing

  package var isEditing = false
  package var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the data source allows moving the row; the control shows if `showsReorderControl` is set, too.
  package var canMove = false
  package var shouldIndentWhileEditing = true
  /// Whether rows have a circle or checkmark instead of the delete or insert control while editing.
  package var isMultipleSelection = false
  /// The indentation level from the delegate; nil for the cell's own.
  package var indentationLevel: Int?

  package init() {}

  /// The corners of the section's card that the row has.
  var cardCorners: CACornerMask {
    guard style == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirstInSection { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLastInSection { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

/// The values of a table that a header or footer of a section needs.
package struct TableHeaderFooterSurroundings: Equatable {
  package var style = UITableView.Style.plain
  package var isHeader = true
  package var isFirstInTable = false
  /// A plain table holds it at the edge while its section's rows move below it.
  package var isPinned = false
  /// The margin; see `TableCellSurroundings.margin`.
  package var margin: CGFloat = 16
  package var cardInset: CGFloat = 0
  package var followsReadableWidth = false
  package var insetsContentViewsToSafeArea = true
  package var indexWidth: CGFloat = 0

  package init() {}
}
