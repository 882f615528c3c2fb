import CoreGraphics
import Foundation

/// Animations of inserted, deleted and moved rows and sections after an update.
extension UITableView {
  /// The duration of row animations, easing in and out (facts/tables.md#updates).
  static let updateDuration = 0.3

  /// A row, header or footer that disappears, with its animation.
  private struct Leaving {
    let view: UIView
    let path: IndexPath?
    let key: ShownEdge.Key?
    let animation: RowAnimation
  }

  func animate(_ updates: TableUpdates, _ mapping: TableMapping, _ before: TableSnapshot) {
    var leaving: [Leaving] = []
    var old: [(row: ShownRow, path: IndexPath)] = []
    for row in before.rows {
      if let animation = departure(of: row.path, updates) {
        leaving.append(Leaving(view: row.cell, path: row.path, key: nil, animation: animation))
      } else if let path = mapping.newPath(row.path) {
        old.append((row, path))
      }
    }
    shown = old.map { ShownRow(path: $0.path, cell: $0.row.cell) }.sorted { $0.path < $1.path }
    shownEdges = [:]
    for (key, edge) in before.edges {
      let animation = updates.deletedSections[key.section] ?? updates.reloadedSections[key.section]
      if let animation {
        if let view = edge.view { leaving.append(Leaving(view: view, path: nil, key: key, animation: animation)) }
      } else if let section = mapping.newSection(key.section) {
        shownEdges[.init(section: section, isHeader: key.isHeader)] = edge
      }
    }
    let revision = state.revision
    let pushed = placeAfterUpdate()
    guard state.revision == revision else {
      // The data source changed its rows again while it created cells: the rows are in their final frames, and
      // there is no animation.
      for item in leaving { remove(item.view, item.path, item.key) }
      for row in pushed { remove(row.cell, row.path, nil) }
      return finish(updates.completions, isAnimated: false)
    }
    // An app may return the same view for a section again: that view stays.
    let staying = Set(
      shown.map { ObjectIdentifier($0.cell) }
        + shownEdges.values.compactMap { $0.view.map { ObjectIdentifier($0) } })
    keepFocusOnItsRow()
    run(updates, mapping, before, leaving.filter { !staying.contains(ObjectIdentifier($0.view)) }, pushed)
  }

  /// Returns the animation with which a row disappears; nil if the row stays.
  private func departure(of path: IndexPath, _ updates: TableUpdates) -> RowAnimation? {
    updates.deletedRows[path] ?? updates.reloadedRows[path] ?? updates.deletedSections[path.section]
      ?? updates.reloadedSections[path.section]
  }

  /// Lays everything out in the new data. Returns the rows that were pushed out of the bounds; they are removed
  /// after the animation.
  private func placeAfterUpdate() -> [ShownRow] {
    state.needsPlacement = false
    // A data source may change its rows while the table asks it for cells.
    let wasPlacing = state.isPlacing
    state.isPlacing = true
    defer { state.isPlacing = wasPlacing }
    var pushed: [ShownRow] = []
    UIView.performWithoutAnimation {
      remeasuresAll = true
      guard bounds.width > 0, bounds.height > 0 else {
        // The rows are laid out when the table has a size again.
        state.needsPlacement = true
        return updateContentSize()
      }
      var previous = CGPoint(x: CGFloat.nan, y: 0)
      var isSettled = false
      var passes = TablePasses()
      // Shorter content moves the offset, and other rows show.
      while !isSettled, passes.begin(state) {
        let areStable = settleRows()
        updateContentSize()
        isSettled = areStable && contentOffset == previous
        previous = contentOffset
      }
      if !isSettled { _ = settleRows() }
      remeasuresAll = false
      pushed = takeHiddenRows()
      retireHiddenEdges()
      setFrames()
      pinEdges()
      noteEdges()
    }
    return pushed
  }

  // MARK: The animation

  private func run(
    _ updates: TableUpdates, _ mapping: TableMapping, _ before: TableSnapshot, _ leaving: [Leaving],
    _ pushed: [ShownRow]
  ) {
    let scrolled = contentOffset.y - before.offset.y
    var moves: [() -> Void] = []
    // Layouts of cells meanwhile do not move the rows and headers.
    let wasPlacing = state.isPlacing
    state.isPlacing = true
    UIView.performWithoutAnimation {
      for row in shown { arrive(row, updates, mapping, before, scrolled, &moves) }
      for row in pushed {
        let target = rowFrame(row.path)
        startMove(row.cell, from: before.frames[ObjectIdentifier(row.cell)], by: scrolled, to: target, &moves)
      }
      for (key, edge) in shownEdges {
        guard let view = edge.view else { continue }
        arrive(view, key, updates, mapping, before, scrolled, &moves)
      }
      if let footer = tableFooterView {
        startMove(footer, from: before.frames[ObjectIdentifier(footer)], by: scrolled, to: footer.frame, &moves)
      }
      for item in leaving { depart(item, scrolled, &moves) }
      if style == .insetGrouped { keepCorners(before, &moves) }
    }
    setNeedsLayout()
    let isAnimated = window != nil && UIView.areAnimationsEnabled && !moves.isEmpty
    let completions = updates.completions
    let rounded = shown.filter { !$0.cell.surroundings.formerCorners.isEmpty }
    let clean = { [weak self] in
      for row in rounded { row.cell.surroundings.formerCorners = [] }
      for item in leaving { self?.remove(item.view, item.path, item.key) }
      for row in pushed where self?.shown.contains(where: { $0.cell === row.cell }) != true {
        self?.remove(row.cell, row.path, nil)
      }
    }
    guard isAnimated else {
      for move in moves { UIView.performWithoutAnimation(move) }
      state.isPlacing = wasPlacing
      clean()
      return finish(completions, isAnimated: false)
    }
    UIView.animate(
      withDuration: UITableView.updateDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        for move in moves { move() }
        self.state.isPlacing = wasPlacing
      },
      completion: { isFinished in
        clean()
        for completion in completions { completion(isFinished) }
      })
  }

  /// Keeps the round corners of a row that is no longer the first or last of its card until the animation ends:
  /// until then the row that replaces it is below it.
  private func keepCorners(_ before: TableSnapshot, _ moves: inout [() -> Void]) {
    for row in shown {
      guard let old = before.corners[ObjectIdentifier(row.cell)] else { continue }
      let cell = row.cell
      let former = old.subtracting(cell.surroundings.cardCorners)
      cell.surroundings.formerCorners = former
      // A layout would move the headers to their final frames.
      cell.roundCorners()
      guard !former.isEmpty, cell.surroundings.cardCorners.isEmpty else { continue }
      cell.layer.cornerRadius = cell.surroundings.cardRadius
      moves.append { cell.layer.cornerRadius = 0 }
    }
  }

  func rowFrame(_ path: IndexPath) -> CGRect {
    let (span, side) = (column.span(column.element(path)), cellSpan)
    return CGRect(
      x: side.x, y: columnTop + span.y + dropShift(of: path), width: side.width, height: span.height)
  }

  private func startMove(
    _ view: UIView, from old: CGRect?, by scrolled: CGFloat, to target: CGRect, _ moves: inout [() -> Void]
  ) {
    guard let old else { return }
    let start = old.offsetBy(dx: 0, dy: scrolled)
    guard start != target else { return }
    view.frame = start
    // A cell that changes its height is laid out within the animation, so that its content, selection and separator
    // move with its edges, from their positions at the old height.
    let isResized = start.size != target.size
    if isResized { (view as? UITableViewCell)?.layOutParts() }
    moves.append {
      view.frame = target
      if isResized { view.layoutIfNeeded() }
    }
  }

  /// Animates a row that shows after the update: from its old frame, or with its insertion's animation.
  private func arrive(
    _ row: ShownRow, _ updates: TableUpdates, _ mapping: TableMapping, _ before: TableSnapshot, _ scrolled: CGFloat,
    _ moves: inout [() -> Void]
  ) {
    let target = rowFrame(row.path)
    if let frame = before.frames[ObjectIdentifier(row.cell)] {
      return startMove(row.cell, from: frame, by: scrolled, to: target, &moves)
    }
    if let source = mapping.oldPath(row.path), updates.reloadedRows[source] == nil {
      // It was out of sight.
      let span = before.column.span(before.column.element(source))
      let frame = CGRect(x: target.minX, y: before.columnTop + span.y, width: target.width, height: span.height)
      row.cell.layoutIfNeeded()
      return startMove(row.cell, from: frame, by: scrolled, to: target, &moves)
    }
    let animation =
      updates.insertedRows[row.path] ?? updates.insertedSections[row.path.section]
      ?? mapping.oldPath(row.path).flatMap { updates.reloadedRows[$0] }
      ?? mapping.oldSection(row.path.section).flatMap { updates.reloadedSections[$0] } ?? .automatic
    enter(row.cell, target, animation, &moves)
  }

  private func arrive(
    _ view: UIView, _ key: ShownEdge.Key, _ updates: TableUpdates, _ mapping: TableMapping, _ before: TableSnapshot,
    _ scrolled: CGFloat, _ moves: inout [() -> Void]
  ) {
    let target = view.frame
    if let frame = before.frames[ObjectIdentifier(view)] {
      return startMove(view, from: frame, by: scrolled, to: target, &moves)
    }
    let animation =
      updates.insertedSections[key.section]
      ?? mapping.oldSection(key.section).flatMap { updates.reloadedSections[$0] } ?? .none
    enter(view, target, animation, &moves)
  }

  private func enter(_ view: UIView, _ target: CGRect, _ animation: RowAnimation, _ moves: inout [() -> Void]) {
    view.frame = target
    switch animation {
    case .none, .automatic: return
    case .fade: break
    default: view.frame = displaced(target, animation)
    }
    view.alpha = 0
    moves.append {
      view.alpha = 1
      view.frame = target
    }
  }

  private func depart(_ item: Leaving, _ scrolled: CGFloat, _ moves: inout [() -> Void]) {
    let view = item.view
    let frame = view.frame.offsetBy(dx: 0, dy: scrolled)
    view.frame = frame
    guard item.animation != .none else { return }
    if item.path != nil { sendBehindRows(view) }
    let target =
      item.animation == .fade || item.animation == .automatic ? frame : displaced(frame, item.animation)
    moves.append {
      view.alpha = 0
      view.frame = target
    }
  }

  /// Returns the frame from which inserted rows come, and to which deleted rows go.
  private func displaced(_ frame: CGRect, _ animation: RowAnimation) -> CGRect {
    switch animation {
    case .left: return frame.offsetBy(dx: -bounds.width, dy: 0)
    case .right: return frame.offsetBy(dx: bounds.width, dy: 0)
    case .top: return frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: return frame.offsetBy(dx: 0, dy: frame.height)
    default: return frame
    }
  }

  /// Removes a view whose row, header or footer disappeared.
  private func remove(_ view: UIView, _ path: IndexPath?, _ key: ShownEdge.Key?) {
    UIView.performWithoutAnimation { view.alpha = 1 }
    if let cell = view as? UITableViewCell, let path {
      guard !shown.contains(where: { $0.cell === cell }) else { return }
      retire(cell, at: path)
    } else if let key {
      retire(ShownEdge(view: view), key)
    }
  }
}
