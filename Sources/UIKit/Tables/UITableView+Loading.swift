import CoreGraphics
import Foundation

/// The counts and heights that the data source and delegate give.
extension UITableView {
  /// Rows are taken to be as high as estimated until they show.
  var estimatesRows: Bool { estimatedRowHeight != 0 || state.delegateEstimatesRows }

  /// Apple's default height of a row, for rows whose height no method gives.
  static let defaultRowHeight: CGFloat = 44

  var displayScale: CGFloat { max(1, traitCollection.displayScale) }

  func onPixelUp(_ value: CGFloat) -> CGFloat {
    let scaled = value * displayScale
    return (scaled - 0.001).rounded(.up) / displayScale
  }

  /// Reads the counts unless they have been read since the data changed.
  func loadIfNeeded() {
    guard state.needsData, !state.isLoading else { return }
    readData()
  }

  /// Reads all counts, and the heights that are not estimated.
  func readData() {
    state.isLoading = true
    defer { state.isLoading = false }
    state.needsData = false
    state.revision += 1
    let counts = readCounts()
    var column = TableColumn()
    column.setCounts(counts)
    column.rope.append(contentsOf: heights(of: counts))
    self.column = column
  }

  /// Returns the numbers of rows; negative ones are 0, and those that exceed the memory are the largest that can be
  /// laid out.
  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    state.givenEdges = [:]
    let sections = ListMistake.possible(dataSource.numberOfSections(in: self), "A table view", "sections")
    OptionalMethod.isAbsent = false
    return (0..<sections).map { section in
      if !estimatesRows, estimatedSectionHeaderHeight == 0 { askHeights(ofSection: section) }
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      return ListMistake.possible(rows, "A table view", "rows in section \(section)", most: 1 << 31)
    }
  }

  /// Queries the heights of a section's header and footer, which without estimates precede the number of its rows.
  private func askHeights(ofSection section: Int) {
    for isHeader in [true, false] {
      let height = delegateHeight(ofEdge: section, isHeader: isHeader)
      state.givenEdges[.init(section: section, isHeader: isHeader)] = .some(height)
    }
  }

  /// Returns the delegate's own height of a header or footer; nil if it gives none.
  func delegateHeight(ofEdge section: Int, isHeader: Bool) -> CGFloat? {
    guard let delegate else { return nil }
    let height = OptionalMethod.ask {
      isHeader
        ? delegate.tableView(self, heightForHeaderInSection: section)
        : delegate.tableView(self, heightForFooterInSection: section)
    }
    guard let height, height < 0, height != UITableView.automaticDimension else { return height }
    ExceptionReport.raise(
      .internalInconsistencyException,
      "section \(isHeader ? "header" : "footer") height must not be negative - provided height for section \(section) is "
        + String(format: "%f", height), once: true)
    return UITableView.automaticDimension
  }

  /// Returns whether the delegate gives a height of its own for a row; a negative one is a mistake, and is
  /// reported.
  private func isHeight(_ height: CGFloat, _ path: IndexPath) -> Bool {
    if height >= 0 || !height.isFinite { return true }
    if height == UITableView.automaticDimension { return false }
    ExceptionReport.raise(
      .internalInconsistencyException,
      estimatesRows
        ? "Invalid row height provided by table delegate. Value must be at least 0.0, or UITableViewAutomaticDimension."
        : "table view row height must not be negative - provided height for index path (\(path.exceptionDescription)) is "
          + String(format: "%f", height), once: true)
    return false
  }

  func heights(of counts: [Int]) -> [ExtentRope.Run] {
    var runs: [ExtentRope.Run] = []
    state.delegateEstimatesRows = false
    if let path = counts.firstIndex(where: { $0 > 0 }).map({ IndexPath(row: 0, section: $0) }),
      let delegate, OptionalMethod.ask({ delegate.tableView(self, estimatedHeightForRowAt: path) }) != nil
    {
      state.delegateEstimatesRows = true
    }
    for (section, count) in counts.enumerated() {
      runs.append(edgeEstimate(section, of: counts.count, isHeader: true))
      runs += rowHeights(section, count)
      runs.append(edgeEstimate(section, of: counts.count, isHeader: false))
    }
    return runs
  }

  /// Returns the heights of a section's rows before any is shown.
  func rowHeights(_ section: Int, _ count: Int) -> [ExtentRope.Run] {
    guard count > 0 else { return [] }
    if state.delegateEstimatesRows, let delegate {
      return (0..<count).map { row in
        let path = IndexPath(row: row, section: section)
        let height = delegate.tableView(self, estimatedHeightForRowAt: path)
        return ExtentRope.Run(count: 1, height: height >= 0 ? usable(height) : defaultEstimate, isMeasured: false)
      }
    }
    if estimatesRows { return [ExtentRope.Run(count: count, height: defaultEstimate, isMeasured: false)] }
    guard let delegate,
      let first = OptionalMethod.ask({
        delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
      })
    else {
      let isKnown = rowHeight >= 0
      return [
        ExtentRope.Run(count: count, height: isKnown ? usable(rowHeight) : defaultEstimate, isMeasured: isKnown)
      ]
    }
    return (0..<count).map { row in
      let path = IndexPath(row: row, section: section)
      let height = row == 0 ? first : delegate.tableView(self, heightForRowAt: path)
      let isKnown = isHeight(height, path)
      return ExtentRope.Run(
        count: 1, height: isKnown ? usable(height) : defaultEstimate, isMeasured: isKnown)
    }
  }

  /// The estimated height of a row.
  var defaultEstimate: CGFloat {
    if estimatedRowHeight > 0 { return usable(estimatedRowHeight) }
    return rowHeight >= 0 ? usable(rowHeight) : UITableView.defaultRowHeight
  }

  /// Returns a height that can be laid out: NaN and infinite ones become 0, and are reported.
  func usable(_ height: CGFloat) -> CGFloat {
    if height.isFinite { return max(0, height) }
    if height.isNaN {
      ExceptionReport.raise(
        .layerInvalidGeometry,
        "CALayer position contains NaN: [\(bounds.midX) nan]. Table view: \(tableDescription)",
        once: true)
    } else {
      Console.writeOnce(
        "A height of \(height) in a table view is 0: rows, headers and footers have finite heights.")
    }
    return 0
  }

  // MARK: Heights of rows that show

  /// Returns the delegate's or table's own height of a row; nil: the cell's size decides.
  func givenHeight(at path: IndexPath) -> CGFloat? {
    if let delegate,
      let height = OptionalMethod.ask({ delegate.tableView(self, heightForRowAt: dataPath(path)) })
    {
      return isHeight(height, path) ? usable(height) : nil
    }
    return rowHeight >= 0 ? usable(rowHeight) : nil
  }

  /// Returns the height of a cell by its own constraints.
  func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    let span = cellSpan
    // The safe area of the cell depends on its position, too. A row that is swiped or dragged is elsewhere.
    let isElsewhere = cell === swipe?.cell || cell === reorder?.cell
    if cell.bounds.width != span.width || cell.frame.minX != span.x && !isElsewhere {
      cell.frame = CGRect(
        x: isElsewhere ? cell.frame.minX : span.x, y: cell.frame.minY, width: span.width, height: cell.frame.height)
      cell.layoutIfNeeded()
    }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: span.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height.isFinite, size.height > 0 else { return UITableView.defaultRowHeight }
    return onPixelUp(size.height)
  }

  // MARK: Margins

  /// The distance of text from the sides of cells: 20 points in wide tables, else 16 (facts/cells.md#margins).
  var sideMargin: CGFloat { SystemMargins.ofList(width: bounds.width) }

  /// The left edge and the width of the cells.
  var cellSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    var sides = UIEdgeInsets(
      top: 0, left: sideMargin + safeAreaInsets.left, bottom: 0, right: sideMargin + safeAreaInsets.right)
    // Cards are as wide as the readable width, and their content has its usual margins in them.
    if cellLayoutMarginsFollowReadableWidth { sides = readable(sides) }
    return (sides.left, max(0, bounds.width - sides.left - sides.right))
  }
}
