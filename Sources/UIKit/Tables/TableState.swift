import CoreGraphics
import Foundation

/// The state that a table keeps between layouts.
struct TableState {
  /// Whether nothing was read from the data source yet, or its data has changed.
  var needsData = true
  /// Whether the next layout reads the counts and heights once more, as UIKit does after `reloadData()`.
  var needsSecondReading = false
  var isLoading = false
  /// The number of changes of the rows.
  var revision = 0
  var delegateEstimatesRows = false
  /// Whether the frames of visible views may differ from those of the last layout.
  var needsPlacement = true
  /// The ranges of the column in which the edges of the bounds can move without a change of the visible rows.
  var topEdge: ClosedRange<CGFloat>?
  var bottomEdge: ClosedRange<CGFloat>?
  /// The row to which code scrolled, until the layout after that has ended.
  var scrollTarget: TableScrollTarget?
  var scrollCount = 0
  var laidOutWidth: CGFloat = -1
  /// The view of the empty rows below the last one.
  var fillerRows: FillerRowsView?
  var isPlacing = false
  /// Whether the delegate is being notified that a row is swiped.
  var isBeginningSwipe = false
  /// Reloads wait until the layout has ended.
  var holdsReloads = false
  /// The number of updates that the app has made within the present layout or update, while the table requested
  /// cells.
  var nestedCommits = 0
  var hasHeldReload = false
  /// The number of cells that have come into view since the table was made.
  var shownCount = 0
  /// The row whose cell the data source is making.
  var makingPath: IndexPath?
  /// The cell that the data source configures anew: dequeuing returns it.
  var reconfigured: UITableViewCell?
  /// Whether the data source and delegate have titles or views of headers at all; nil until a section showed.
  var hasHeaders: Bool?
  var hasFooters: Bool?
  /// The heights that the delegate returned for headers and footers without estimates, when the rows were counted;
  /// nil for the default.
  var givenEdges: [ShownEdge.Key: CGFloat?] = [:]
  var appSeparatorInset: UIEdgeInsets?
  var separatorColor: UIColor?
  var prefetched: Set<IndexPath> = []
  var prefetchedOffset: CGFloat = 0
  /// Rows whose cells may have another height now.
  var resized: Set<IndexPath> = []
  /// The row that had the focus of a keyboard last.
  var lastFocused: IndexPath?
  /// The rows that the restoration of state selected, with the data source's identifiers.
  var restoredSelection: [IndexPath: String] = [:]
}

/// A row with its cell on the screen.
struct ShownRow {
  var path: IndexPath
  let cell: UITableViewCell
}

/// A header or footer in the bounds.
struct ShownEdge {
  struct Key: Hashable {
    var section: Int
    var isHeader: Bool
  }

  /// The view of the header or footer; nil if the section has neither a view nor a title.
  var view: UIView?
  /// The space above the view that belongs to it.
  var padding: CGFloat = 0
}
