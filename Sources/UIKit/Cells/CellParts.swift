import CoreGraphics

/// The views and flags of a cell, apart from the labels of its style and its configurations.
@MainActor struct CellParts {
  /// The visible content view.
  var content: UIView?
  /// The content view with the app's own views, retained while a configuration shows another.
  var plainContent: UIView?
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// Whether the editing controls are being animated out of the cell.
  var areControlsLeaving = false
  var showsReorderControl = false
  var separatorInset: UIEdgeInsets?
  var dragState = UITableViewCell.DragState.none
  /// Whether the table drags the row; set also for a cell whose class overrides its drag state.
  var isDragged = false
  var dropState = UICellConfigurationState.DropState.none

  var background: ConfiguredBackgroundView?
  /// The system's view for the selection, for cells without a view of the app's.
  var selection: UIView?
  var separator: CellSeparatorView?
  var topSeparator: CellSeparatorView?

  var disclosure: CellAccessoryImageView?
  var checkmark: CellAccessoryImageView?
  var detailButton: CellDetailButton?
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?
}

/// The labels and image of a cell's style.
@MainActor struct CellLabels {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  /// The fonts that the cell set on the labels. They follow the text size until the app sets others.
  var textFont: UIFont?
  var detailFont: UIFont?
}

/// The content view of a cell.
@MainActor final class UITableViewCellContentView: PlainContentView {
  override func marginsOfView(in host: any ListContentHost) -> UIEdgeInsets {
    // Content views have vertical margins of 11 points (facts/cells.md#margins/content-vertical).
    var margins = host.marginsForContent
    (margins.top, margins.bottom) = (11, 11)
    return followsReadableWidth ? readable(margins) : margins
  }
}
