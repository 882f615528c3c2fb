import CoreGraphics
import Foundation

/// Headers and footers of sections.
extension UITableView {
  /// The space above headers of plain tables (facts/tables.md#geometry).
  var plainTopPadding: CGFloat {
    guard style == .plain else { return usable(sectionHeaderTopPadding) }
    return sectionHeaderTopPadding >= 0 ? usable(sectionHeaderTopPadding) : 22
  }

  /// Returns the height of a header or footer without a title. Rows of neighboring sections of grouped tables are
  /// 35 points apart, in two unequal shares of whole pixels; the first section has 35 points above it.
  func untitledHeight(isHeader: Bool, isFirst: Bool, isLast: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    let header = onPixelUp(17.5)
    // A view above the first section, also one without a height, replaces that space.
    if isHeader { return isFirst && tableHeaderView == nil ? 35 : header }
    return isLast ? 20 : 35 - header
  }

  /// Returns the estimated height of a section's header or footer.
  func edgeEstimate(_ section: Int, of count: Int, isHeader: Bool) -> ExtentRope.Run {
    let (isFirst, isLast) = (section == 0, section == count - 1)
    let untitled = untitledHeight(isHeader: isHeader, isFirst: isFirst, isLast: isLast)
    let has = isHeader ? state.hasHeaders : state.hasFooters
    guard has != false else { return ExtentRope.Run(count: 1, height: untitled, isMeasured: true) }
    let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if let delegate,
      let height = OptionalMethod.ask({
        isHeader
          ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
          : delegate.tableView(self, estimatedHeightForFooterInSection: section)
      }), height >= 0
    {
      return ExtentRope.Run(count: 1, height: usable(height), isMeasured: false)
    }
    if estimate > 0 { return ExtentRope.Run(count: 1, height: usable(estimate), isMeasured: false) }
    if estimate == 0, let height = exactEdgeHeight(section, isHeader: isHeader) {
      return ExtentRope.Run(count: 1, height: height > 0 ? height : untitled, isMeasured: true)
    }
    guard has == true else { return ExtentRope.Run(count: 1, height: untitled, isMeasured: false) }
    let titled = titledHeight(isHeader: isHeader, isFirst: isFirst, text: 0)
    return ExtentRope.Run(count: 1, height: titled, isMeasured: false)
  }

  /// Returns the height that a header of one line would add to the column. The first cells show whether there are
  /// headers: rows that the first headers push out of the bounds are not requested before.
  func unknownHeaderHeight(_ element: Int) -> CGFloat {
    guard state.hasHeaders == nil, column.row(of: element) == nil else { return 0 }
    let section = column.section(of: element)
    guard column.header(section) == element else { return 0 }
    let untitled = untitledHeight(isHeader: true, isFirst: section == 0, isLast: false)
    let known = column.rope[element]
    guard !known.isMeasured, known.height == untitled else { return 0 }
    return max(0, titledHeight(isHeader: true, isFirst: section == 0, text: 0) - untitled)
  }

  /// Returns the delegate's height of a header or footer that is not estimated, with the space above it; nil if the
  /// content determines it.
  private func exactEdgeHeight(_ section: Int, isHeader: Bool) -> CGFloat? {
    let given =
      state.givenEdges[.init(section: section, isHeader: isHeader)]
      ?? delegateHeight(ofEdge: section, isHeader: isHeader)
    guard let given, given >= 0 else { return nil }
    return usable(given) + (isHeader && style == .plain && given > 0 ? plainTopPadding : 0)
  }

  /// Returns the default height for a title whose lines take `text` points; 0 for one line.
  func titledHeight(isHeader: Bool, isFirst: Bool, text: CGFloat) -> CGFloat {
    let line = UIFont.systemFont(ofSize: 13).lineHeight
    switch (style, isHeader) {
    // 28 for the line of 20.333 points.
    case (.plain, true): return plainTopPadding + max(28, roundedToPixels(text + 7.667))
    case (.plain, false): return max(28, roundedToPixels(text + 7.667))
    case (_, true):
      let height = onPixelUp((text > 0 ? text : line) + 22.3)
      return isFirst ? height + 35 - onPixelUp(17.5) : height
    case (_, false): return onPixelUp((text > 0 ? text : line) + 18)
    }
  }

  /// The content that the delegate and data source provide for a header or footer.
  struct EdgeContent {
    var view: UIView?
    var title: String?
    var height: CGFloat
    /// Whether neither method is implemented, so that no section has a header or footer.
    var isAbsent: Bool
  }

  /// Calls the delegate and data source for the height, the view and the title, in UIKit's order.
  func edgeContent(_ section: Int, isHeader: Bool) -> EdgeContent {
    let given = delegateHeight(ofEdge: section, isHeader: isHeader)
    let view = delegate.flatMap { delegate in
      OptionalMethod.ask {
        isHeader
          ? delegate.tableView(self, viewForHeaderInSection: section)
          : delegate.tableView(self, viewForFooterInSection: section)
      }
    }
    var title: String??
    if (view ?? nil) == nil {
      title = dataSource.flatMap { dataSource in
        OptionalMethod.ask {
          isHeader
            ? dataSource.tableView(self, titleForHeaderInSection: section)
            : dataSource.tableView(self, titleForFooterInSection: section)
        }
      }
    }
    var content = EdgeContent(
      view: view ?? nil, title: title ?? nil, height: 0, isAbsent: view == nil && title == nil && given == nil)
    if content.view == nil, let title = content.title {
      content.view = titleView(title, .init(section: section, isHeader: isHeader))
    }
    content.height = edgeHeight(content, section, isHeader, given, delegateHasView: view != nil)
    return content
  }

  private func titleView(_ title: String, _ key: ShownEdge.Key) -> UIView {
    let view = pool.takeTitleView() ?? UITableViewHeaderFooterView(reuseIdentifier: TablePool.titleIdentifier)
    view.table = self
    surroundEdge(view, key, isPinned: false)
    view.title = title
    return view
  }

  /// The width of the content of headers and footers.
  private var edgeWidth: CGFloat {
    let safe = style == .insetGrouped || !insetsContentViewsToSafeArea ? .zero : safeAreaInsets
    return max(0, cellSpan.width - safe.left - safe.right - indexWidth)
  }

  private func edgeHeight(
    _ content: EdgeContent, _ section: Int, _ isHeader: Bool, _ given: CGFloat?, delegateHasView: Bool
  ) -> CGFloat {
    let (isFirst, isLast) = (section == 0, section == column.sectionCount - 1)
    let untitled = untitledHeight(isHeader: isHeader, isFirst: isFirst, isLast: isLast)
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let padding = isHeader && style == .plain ? plainTopPadding : 0
    let hasContent = content.view != nil
    let isEstimated = (isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight) != 0
    // A delegate's height is used only if there is content, or a method that might provide it.
    if let given, given >= 0, hasContent || delegateHasView || given < 1 || style == .plain || !isEstimated {
      let height = usable(given)
      if style != .plain, height == 0 { return hasContent ? automaticHeight(content, isHeader, isFirst) : untitled }
      return height > 0 && hasContent ? height + padding : height
    }
    guard hasContent else { return untitled }
    if own >= 0, content.title == nil || own > 0 && style == .plain { return usable(own) + padding }
    return automaticHeight(content, isHeader, isFirst)
  }

  private func automaticHeight(_ content: EdgeContent, _ isHeader: Bool, _ isFirst: Bool) -> CGFloat {
    let padding = isHeader && style == .plain ? plainTopPadding : 0
    if content.title != nil, let view = content.view as? UITableViewHeaderFooterView {
      return titledHeight(isHeader: isHeader, isFirst: isFirst, text: view.titleHeight(width: edgeWidth))
    }
    guard let view = content.view else { return padding }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: cellSpan.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = size.height.isFinite && size.height > 0 ? onPixelUp(size.height) : 28
    return height + padding
  }
}
