import QuartzCore

/// The constraint steps of a layout pass: `updateConstraints()` is called where it is needed, for descendants
/// before ancestors. The engine processes the changes and solves. `layoutSubviews()` applies the frames, for
/// ancestors before descendants.
extension UIView {
  /// The root of the view hierarchy whose constraints are solved together.
  var layoutRoot: UIView {
    var view = self
    while !view.flags[.hostsLayout], let parent = view.superviewReference { view = parent }
    return view
  }

  /// Updates constraints and solves. It is called on the root of a hierarchy.
  func bringConstraintsUpToDate() {
    // Updates may change constraints of views that are updated already.
    for _ in 0..<8 {
      updateConstraintsInSubtree()
      if flags[.hasLayout] {
        syncTree()
        layoutStateReference?.ownEngine?.update()
      }
      if !flags[.needsUpdateConstraints], !flags[.subtreeNeedsUpdateConstraints] { return }
    }
    endConstraintUpdates()
  }

  /// Updates the view hierarchy during a layout pass if constraints were changed meanwhile.
  func bringTreeUpToDateIfPending() {
    guard LayoutEngine.isWorkPending else { return }
    LayoutEngine.isWorkPending = false
    bringWholeTreeUpToDate()
  }

  /// Updates all hierarchies that contain the view, from the outermost inwards. The hierarchy of a cell is in
  /// another one, which determines the cell's size.
  func bringWholeTreeUpToDate() {
    let root = layoutRoot
    root.superviewReference?.bringWholeTreeUpToDate()
    root.bringConstraintsUpToDate()
  }

  // MARK: Pending layout

  /// Marks the view as having constraints, guides or layout that the engine has not processed yet.
  func markNeedsLayoutSync() {
    flags[.hasLayout] = true
    LayoutEngine.isWorkPending = true
    guard !flags[.needsLayoutSync] else { return }
    flags[.needsLayoutSync] = true
    markAncestorsNeedLayoutSync()
    setNeedsLayout()
  }

  func markAncestorsNeedLayoutSync() {
    var view = self
    while !view.flags[.hostsLayout], let parent = view.superviewReference {
      if parent.flags[.subtreeNeedsLayoutSync], parent.flags[.hasLayout] { return }
      parent.flags[.subtreeNeedsLayoutSync] = true
      parent.flags[.hasLayout] = true
      view = parent
    }
    // Ancestors of a separate hierarchy are marked as well, so that the view is found when it leaves its superview.
    while let parent = view.superviewReference, !parent.flags[.hasLayout] {
      parent.flags[.hasLayout] = true
      view = parent
    }
  }

  private func syncTree() {
    guard flags[.needsLayoutSync] || flags[.subtreeNeedsLayoutSync] else { return }
    if let engine = layoutState.ownEngine {
      syncSubtree(engine)
      return
    }
    guard holdsConstraintsInSubtree else { return }
    let engine = LayoutEngine(root: self)
    layoutState.ownEngine = engine
    engine.join(layoutState)
    joinAll(engine)
  }

  private var holdsConstraintsInSubtree: Bool {
    if let state = layoutStateReference, !state.held.isEmpty { return true }
    return subviewList.contains { $0.flags[.hasLayout] && !$0.flags[.hostsLayout] && $0.holdsConstraintsInSubtree }
  }

  private func syncSubtree(_ engine: LayoutEngine) {
    if flags[.needsLayoutSync] {
      flags[.needsLayoutSync] = false
      sync(engine)
    }
    guard flags[.subtreeNeedsLayoutSync] else { return }
    flags[.subtreeNeedsLayoutSync] = false
    for subview in subviewList where !subview.flags[.hostsLayout] { subview.syncSubtree(engine) }
  }

  private func joinAll(_ engine: LayoutEngine) {
    flags[.needsLayoutSync] = false
    flags[.subtreeNeedsLayoutSync] = false
    sync(engine)
    for subview in subviewList where subview.flags[.hasLayout] && !subview.flags[.hostsLayout] {
      subview.joinAll(engine)
    }
  }

  private func sync(_ engine: LayoutEngine) {
    guard let state = layoutStateReference else { return }
    if !flags[.translatesMask], !engine.isJoined(state) { engine.join(state) }
    if !flags[.takesPartInLayout], !engine.isFitting {
      // Views with constraints get one call of `updateConstraints()` without requesting it.
      flags[.takesPartInLayout] = true
      markNeedsUpdateConstraints()
    }
    for constraint in state.held where engine.isFitting || constraint.row.engine == nil {
      if constraint.isPrepared(in: self), !(constraint is LayoutSupportConstraint) { engine.add(constraint) }
    }
  }

  /// Adds all constraints of the subtree to an engine that measures its fitting size.
  func joinForFitting(_ engine: LayoutEngine) {
    guard flags[.hasLayout] else { return }
    sync(engine)
    for subview in subviewList { subview.joinForFitting(engine) }
  }

  // MARK: Frames

  /// Sets the frames of subviews from the engine's values. They are rounded to pixels in a window; outside of
  /// windows, origins are rounded to points (`facts/layout.md#rounding`).
  func applyConstraints() {
    guard flags[.hasLayout] else { return }
    for subview in subviewList {
      guard !subview.flags[.translatesMask], let state = subview.layoutStateReference, let engine = state.engine,
        subview !== engine.root
      else { continue }
      let variables = state.variables
      subview.take(
        x: engine.value(variables.x), y: engine.value(variables.y), width: engine.value(variables.width),
        height: engine.value(variables.height))
    }
    (self as? UIScrollView)?.takeContentSize()
  }

  private func take(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let scale = pixelsPerPoint
    let originScale = windowReference == nil ? 1 : scale
    let size = CGSize(width: UIView.round(width, scale), height: UIView.round(height, scale))
    let anchor = anchorPoint
    let newCenter = CGPoint(
      x: UIView.round(x, originScale) + size.width * anchor.x,
      y: UIView.round(y, originScale) + size.height * anchor.y)
    if bounds.size != size { bounds.size = size }
    if center != newCenter { center = newCenter }
  }

  /// Rounds to the nearest pixel, and halves away from zero.
  private static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale).rounded() / scale
  }

  private var pixelsPerPoint: CGFloat {
    let scale = traits.displayScale
    return scale > 0 ? scale : ScreenScale.current
  }

  func roundedToPixels(_ value: CGFloat) -> CGFloat { UIView.round(value, pixelsPerPoint) }
  func roundedToPixels(_ size: CGSize) -> CGSize {
    CGSize(width: roundedToPixels(size.width), height: roundedToPixels(size.height))
  }
}

extension UIScrollView {
  fileprivate func takeContentSize() {
    guard let state = layoutStateReference, state.determinesContent.width || state.determinesContent.height,
      let content = contentLayoutGuide.layoutStateReference, let engine = content.engine
    else { return }
    let size = roundedToPixels(
      applyZoom(
        toContentOf: CGSize(
          width: engine.value(content.variables.width), height: engine.value(content.variables.height))))
    if contentSize != size { contentSize = size }
  }
}
