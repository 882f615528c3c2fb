import CoreGraphics

extension NibRow {
  static let tableView = NibRow(UITableView.self) { row in
    row.step { table, coder in
      if coder.values["backgroundColor"] == nil { table.backgroundColor = table.usualBackground }
    }
    // An attribute of iOS 3 without effect in later versions.
    row.ignore("showsSelectionImmediatelyOnTouchBegin")
    row.property("rowHeight", \.rowHeight)
    row.property("sectionHeaderHeight", \.sectionHeaderHeight)
    row.property("sectionFooterHeight", \.sectionFooterHeight)
    row.property("estimatedRowHeight", \.estimatedRowHeight)
    row.property("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
    row.property("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
    row.property("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
    row.property("separatorStyle", \.separatorStyle)
    row.property("separatorColor", \.separatorColor)
    row.property("separatorInset", \.separatorInset)
    row.property("separatorInsetReference", \.separatorInsetReference)
    row.property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    row.property("allowsMultipleSelection", \.allowsMultipleSelection)
    row.property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
    row.property("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
    row.property("sectionIndexColor", \.sectionIndexColor)
    row.property("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
    row.property("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
    row.property("springLoaded", \.isSpringLoaded)
    row.property("prefetchingEnabled", \.isPrefetchingEnabled)
    row.property("selectionFollowsFocus", \.selectionFollowsFocus)
    row.property("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)
    row.property("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
    row.property("contentViewInsetsToSafeArea", key: "insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea)
    // Interface Builder's "no selection".
    row.property("allowsSelection", \.allowsSelection)
    row.step(reads: ["style", "dataMode", "prototypes", "sections", "cells"]) { table, coder in
      table.takeContent(NibListContent(coder), coder)
    }
    row.step(reads: [
      "tableHeaderView", "tableFooterView", "backgroundView", "sectionHeaderView", "sectionFooterView",
    ]) {
      table, coder in
      @MainActor func view(_ key: String) -> UIView? {
        coder.element.child(key: key).flatMap { coder.loading.object($0) as? UIView }
      }
      if let header = view("tableHeaderView") { table.tableHeaderView = header }
      if let footer = view("tableFooterView") { table.tableFooterView = footer }
      if let background = view("backgroundView") { table.backgroundView = background }
    }
    row.key("dataSource", get: { $0.dataSource }) { $0.dataSource = $1 }
    // The outlet takes delegates of scroll views, too, whose methods are called.
    row.key("delegate", get: { ($0 as UIScrollView).delegate }) { $0.connect(delegate: $1) }
    row.key("prefetchDataSource", get: { $0.prefetchDataSource }) { $0.prefetchDataSource = $1 }
    row.key("tableHeaderView", \.tableHeaderView)
    row.key("tableFooterView", \.tableFooterView)
    row.key("backgroundView", \.backgroundView)
  }
}

extension UITableView {
  fileprivate func connect(delegate: (any UIScrollViewDelegate)?) {
    if delegate == nil || delegate is any UITableViewDelegate {
      self.delegate = delegate as? any UITableViewDelegate
    } else {
      self.delegate = nil
      (self as UIScrollView).delegate = delegate
    }
  }

  /// Adds the cells of a file: static cells are made together with the table, so that outlets can be connected to
  /// them.
  func takeContent(_ content: NibListContent, _ coder: NibCoder) {
    nibContent = content
    guard content.isStatic else { return }
    staticCells = content.sections.map { section in
      section.rows.compactMap { coder.loading.object($0.element) as? UITableViewCell }
    }
  }
}

extension UITableView.Style: NibNamed {
  static let nibNames: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}

extension UITableViewCell.SeparatorStyle: NibNamed {
  static let nibNames: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
  ]
}

extension UITableView.SeparatorInsetReference: NibNamed {
  static let nibNames: [String: UITableView.SeparatorInsetReference] = [
    "cellEdges": .fromCellEdges, "fromCellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets,
  ]
}
