import CoreGraphics
import Foundation

/// The state that a table keeps between layouts.
struct TableState {
  /// Nothing was read from the data source yet, or it has other data now.
  var needsData = true
  /// After `reloadData()` the next layout reads the counts and heights once more, as UIKit does.
  var needsSecondReading = false
  var isLoading = false
  /// Counts how often the rows became others.
  var revision = 0
  var delegateEstimatesRows = false
  /// The frames of what shows may be others than the last layout left.
  var needsPlacement = true
  /// The part of the column, above and below which rows come and go: while the bounds' ends stay in it, the same
  /// rows show.
  var topEdge: ClosedRange<CGFloat>?
  var bottomEdge: ClosedRange<CGFloat>?
  /// Until the layout after a scroll by code has ended.
  var scrollTarget: TableScrollTarget?
  var scrollCount = 0
  var laidOutWidth: CGFloat = -1
  /// The empty rows below the last one.
  var fillerRows: FillerRowsView?
  var isPlacing = false
  /// While the delegate hears that a row is swiped.
  var isBeginningSwipe = false
  /// Reloads wait until the layout has ended.
  var holdsReloads = false
  /// The number of updates that the app has made within the present layout or update, while the table requested
  /// cells.
  var nestedCommits = 0
  var hasHeldReload = false
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
  var hasWarnedOffWindow = false
  var appSeparatorInset: UIEdgeInsets?
  var separatorColor: UIColor?
  var prefetched: Set<IndexPath> = []
  var prefetchedOffset: CGFloat = 0
  /// Rows whose cells may have another height now.
  var resized: Set<IndexPath> = []
  /// The row that had the focus of a keyboard last.
  var lastFocused: IndexPath?
  /// The rows that the restoration of state selected, under the names that the data source knows them by.
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

  /// Nil where the section has neither a view nor a title.
  var view: UIView?
  /// The space above the view that belongs to it.
  var padding: CGFloat = 0
}
