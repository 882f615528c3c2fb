import CoreGraphics

/// The search bar of the top item: below the title and the large title, or in the row.
extension UINavigationBar {
  private var stackedSearch: UISearchController? {
    guard let topItem, topItem.searchBarPlacement == .stacked else { return nil }
    return topItem.searchController
  }

  /// Whether a search replaces the row with the title.
  var hidesRow: Bool { stackedSearch?.hidesTitleRow ?? false }

  /// The full height of a search bar below the title, in points.
  private var searchHeight: CGFloat { stackedSearch?.searchBar.naturalHeight ?? 0 }

  /// The height by which scrolling may collapse the search bar, in points; 0 for one that does not collapse.
  var collapsibleSearch: CGFloat {
    guard let search = stackedSearch, owner != nil, !search.isActive, topItem?.hidesSearchBarWhenScrolling == true
    else { return 0 }
    return searchHeight
  }

  /// The current height of the search bar's zone in points; for one in the row, that of its scope buttons.
  var searchExtent: CGFloat {
    if let inlineSearch { return inlineSearch.searchBar.scopeExtent }
    return collapsibleSearch > 0 ? min(searchHeight, searchRoom) : searchHeight
  }

  private var inlineSearch: UISearchController? {
    guard let topItem, topItem.searchBarPlacement == .inline else { return nil }
    return topItem.searchController
  }

  /// The visible height of a search bar that collapses with scrolling, in points.
  var searchRoom: CGFloat {
    get { topItem?.searchRoom ?? 0 }
    set {
      guard let topItem, newValue != topItem.searchRoom else { return }
      topItem.searchRoom = newValue
      guard collapsibleSearch > 0 else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Updates the bar after the row appeared or disappeared.
  func searchRowDidChange() {
    updateBackground()
    needsContent = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func layOutStackedSearch(below row: CGRect) {
    guard let search = stackedSearch, search.searchBar.superview === content else { return }
    let bar = search.searchBar
    limitText(of: bar, to: nil)
    bar.host(top: hidesRow ? 8 : 1, margin: contentMargin)
    let extent = searchExtent
    let frame = CGRect(x: 0, y: row.maxY + largeTitleExtent, width: bounds.width, height: extent)
    if bar.frame != frame { bar.frame = frame }
    bar.clipsToBounds = extent < searchHeight
    bar.isHidden = extent < 1
  }

  /// Lays out a search bar in the row of a wide bar, at its trailing edge.
  /// - Returns: the used width at that side of the row, in points.
  func layOutInlineSearch(in row: CGRect, atRight: Bool) -> CGFloat {
    guard let bar = inlineSearch?.searchBar, bar.superview === content else { return 0 }
    bar.isHidden = false
    bar.clipsToBounds = false
    limitText(of: bar, to: .extraExtraExtraLarge)
    bar.host(top: max(0, (row.height - bar.fieldHeight) / 2), margin: contentMargin)
    let width = min(row.width / 2, 320 + 2 * contentMargin)
    // The scope buttons are below the row and the large title.
    let below = bar.scopeExtent > 0 ? largeTitleExtent + bar.scopeExtent : 0
    bar.frame = aligned(
      CGRect(x: atRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height + below))
    return width
  }

  /// Limits the text size, as the row has the same height for each; a limit that the app set has precedence.
  private func limitText(of bar: UISearchBar, to most: UIContentSizeCategory?) {
    let own: UIContentSizeCategory = .extraExtraExtraLarge
    guard bar.maximumContentSizeCategory == nil || bar.maximumContentSizeCategory == own,
      bar.maximumContentSizeCategory != most
    else { return }
    bar.maximumContentSizeCategory = most
  }
}
