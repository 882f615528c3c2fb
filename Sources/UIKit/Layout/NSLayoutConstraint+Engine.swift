/// The connection of constraints to the rows of the layout engine.
extension NSLayoutConstraint {
  /// Calls the body with the layout states of all items.
  private func forEachState(_ body: (LayoutState) -> Void) {
    let all = [first.state, second.state, first.start?.state, second.start?.state]
    for (index, state) in all.enumerated() {
      guard let state, !all[..<index].contains(where: { $0 === state }) else { continue }
      body(state)
    }
  }

  func didActivate() {
    LayoutEngine.sequence &+= 1
    sequence = LayoutEngine.sequence
    refreshSpacing()
    forEachState { $0.involved.append(Unmanaged.passUnretained(self)) }
    guard let holder else { return }
    forEachState { $0.owner?.mergeHosts(below: holder) }
    holder.markNeedsLayoutSync()
  }

  func willDeactivate() {
    forEachState { state in
      if let index = state.involved.lastIndex(where: { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() })
      {
        state.involved.remove(at: index)
      }
    }
    guard let engine = row.engine else { return }
    engine.remove(self)
    LayoutEngine.isWorkPending = true
    holder?.setNeedsLayout()
  }

  /// Updates the row after a change of the constant or the priority.
  func numbersDidChange() {
    guard let engine = row.engine, let handle = row.handle else { return }
    engine.system.setConstant(Double(row.base + offset), of: handle)
    engine.setPriority(strength, of: handle)
    LayoutEngine.isWorkPending = true
    holder?.setNeedsLayout()
  }
}

extension UIView {
  /// Merges the layout trees between the view and the holder of a constraint that crosses their borders. They are
  /// then solved together.
  fileprivate func mergeHosts(below holder: UIView) {
    var view: UIView? = self
    while let here = view, here !== holder {
      if here.flags[.hostsLayout] { here.hostsOwnLayout = false }
      view = here.superviewReference
    }
  }

  /// Whether the constraints in the view are solved separately, as in cells. A constraint to a view outside of it
  /// ends that.
  package var hostsOwnLayout: Bool {
    get { flags[.hostsLayout] }
    set {
      guard newValue != flags[.hostsLayout] else { return }
      if newValue { leaveLayout() } else { layoutStateReference?.ownEngine?.dissolve() }
      flags[.hostsLayout] = newValue
      enterLayout()
    }
  }
}
