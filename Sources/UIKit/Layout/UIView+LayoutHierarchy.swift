/// The updates of constraints for changes of the view hierarchy.
extension UIView {
  /// Deactivates constraints to views outside of this view's subtree, and removes the subtree from its engine,
  /// before the superview changes.
  func leaveLayout() {
    guard flags[.hasLayout] else { return }
    dropCrossingConstraints(of: self)
    if superviewReference == nil {
      layoutStateReference?.ownEngine?.dissolve()
    } else {
      leaveEngines()
    }
  }

  private func dropCrossingConstraints(of top: UIView) {
    if let state = layoutStateReference {
      dropCrossing(state, of: top)
      for guide in state.guides {
        if let state = guide.layoutStateReference { dropCrossing(state, of: top) }
      }
    }
    for subview in subviewList where subview.flags[.hasLayout] { subview.dropCrossingConstraints(of: top) }
  }

  private func dropCrossing(_ state: LayoutState, of top: UIView) {
    for constraint in state.involved.map({ $0.takeUnretainedValue() }) {
      guard let holder = constraint.holder, !holder.isWithin(top) else { continue }
      // A constraint that becomes active when this view is added is kept.
      if constraint.traits.contains(.isMisplaced), !top.isWithin(holder) { continue }
      constraint.deactivate()
    }
  }

  private func leaveEngines() {
    if flags[.hostsLayout] { return }
    if let state = layoutStateReference {
      for guide in state.guides { guide.layoutStateReference.map { $0.engine?.leave($0) } }
      state.engine?.leave(state)
      if !state.held.isEmpty || !flags[.translatesMask] { flags[.needsLayoutSync] = true }
    }
    for subview in subviewList where subview.flags[.hasLayout] {
      subview.leaveEngines()
      if subview.flags[.needsLayoutSync] || subview.flags[.subtreeNeedsLayoutSync] {
        flags[.subtreeNeedsLayoutSync] = true
      }
    }
  }

  /// Marks the view's constraints for the engine after the superview has changed.
  func enterLayout() {
    guard flags[.hasLayout] else { return }
    markTreeNeedsLayoutSync()
    markAncestorsNeedLayoutSync()
    LayoutEngine.isWorkPending = true
  }

  private func markTreeNeedsLayoutSync() {
    flags[.needsLayoutSync] = layoutStateReference != nil
    for constraint in layoutStateReference?.involved ?? [] {
      // A constraint of a superview may become active now.
      let constraint = constraint.takeUnretainedValue()
      if constraint.traits.contains(.isMisplaced) { constraint.holder?.markNeedsLayoutSync() }
    }
    guard !flags[.hostsLayout] else { return }
    for subview in subviewList where subview.flags[.hasLayout] {
      subview.markTreeNeedsLayoutSync()
      flags[.subtreeNeedsLayoutSync] = true
    }
  }

  // MARK: Masks

  func setTranslatesMask(_ translates: Bool) {
    guard translates != flags[.translatesMask] else { return }
    flags[.translatesMask] = translates
    let state = layoutState
    guard let engine = state.engine else {
      if !translates { markNeedsLayoutSync() }
      return
    }
    if self === engine.root {
      engine.holdRoot(state)
      engine.refreshContent(of: state)
    } else if translates {
      engine.removeContent(state)
      engine.holdByMask(self, state, state.variables)
    } else {
      engine.releaseFrame(state)
      engine.addContent(of: self, state, state.variables)
    }
    LayoutEngine.isWorkPending = true
    superviewReference?.setNeedsLayout()
  }

  // MARK: Changes

  /// Updates constraints after a change of the view's frame, bounds or center.
  func layoutFrameDidChange() {
    guard let state = layoutStateReference, let engine = state.engine else { return }
    engine.frameDidChange(self, state)
    if state.usedInsets != nil { insetsDidChange() }
  }

  /// Updates constraints after a change of the layout direction.
  func layoutDirectionDidChange() {
    guard let state = layoutStateReference, let engine = state.engine else { return }
    let guides = state.guides.compactMap(\.layoutStateReference)
    let involved = ([state] + guides).flatMap(\.involved).map { $0.takeUnretainedValue() }
    for constraint in involved + state.held {
      engine.remove(constraint)
      constraint.holder?.markNeedsLayoutSync()
    }
  }

  func layoutContentDidChange() {
    if flags[.isArranged] { (superviewReference as? UIStackView)?.arrangedContentDidChange() }
    guard let state = layoutStateReference else { return }
    state.sizes = WrappedSizes()
    for constraint in state.involved { constraint.takeUnretainedValue().refreshSpacing() }
    state.engine?.contentMayHaveChanged(state)
  }
}
