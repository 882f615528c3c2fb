extension NSLayoutConstraint {
  func activate() {
    guard holder == nil, !traits.contains(.isIllegal) else { return }
    guard let ancestor = commonAncestor() else { return complainNoCommonAncestor() }
    ancestor.hold(self)
  }

  func deactivate() { holder?.release(self) }

  /// Returns the nearest common ancestor of all items. Nil also if an item was deallocated or a guide has no view.
  private func commonAncestor() -> UIView? {
    guard var ancestor = first.state?.owner else { return nil }
    if second.attribute != .notAnAttribute, second.state == nil { return nil }
    for state in [second.state, first.start?.state, second.start?.state] {
      guard let state else { continue }
      guard let view = state.owner, let common = UIView.commonAncestor(ancestor, view) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  private func complainNoCommonAncestor() {
    ExceptionReport.raise(
      .genericException,
      "Unable to activate constraint with anchors \(firstAnchor) and \(describe(secondAnchor)) because "
        + "they have no common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal.")
  }

  func describe(_ anchor: NSLayoutAnchor<AnyObject>?) -> String { anchor.map { "\($0)" } ?? "(null)" }

  func setPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      return ExceptionReport.raise(
        .internalInconsistencyException,
        "It's illegal to set priority:"
          + "\(LayoutNames.number(CGFloat(priority.rawValue))).  Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000.")
    }
    guard priority != strength else { return }
    if holder != nil, (priority.rawValue >= 1000) != (strength.rawValue >= 1000) {
      // UIKit's documentation describes this exception. Newer versions do not raise it, so the new priority
      // applies.
      Console.write(
        "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or "
          + "vice-versa) is not supported.  You passed priority \(LayoutNames.number(CGFloat(priority.rawValue))) and the "
          + "existing priority was \(LayoutNames.number(CGFloat(strength.rawValue))).")
    }
    strength = priority
    numbersDidChange()
  }

  func setConstant(_ constant: CGFloat) {
    guard constant.isFinite else {
      return ConstraintRules.Problem.constant.report(self, constant)
    }
    guard constant != offset else { return }
    ConstraintRules.checkLimit(constant)
    offset = constant
    traits.subtract([.usesFormatSpacing, .usesAnchorSpacing, .spacesLines])
    numbersDidChange()
    holder?.heldConstraintsDidChange()
  }
}

extension UIView {
  /// Adds a constraint to the view, which activates it.
  func hold(_ constraint: NSLayoutConstraint) {
    defer { heldConstraintsDidChange() }
    guard constraint.holder !== self else { return }
    constraint.holder?.release(constraint)
    constraint.holder = self
    layoutState.held.append(constraint)
    constraint.didActivate()
  }

  func release(_ constraint: NSLayoutConstraint) {
    defer { heldConstraintsDidChange() }
    guard constraint.holder === self, let state = layoutStateReference else { return }
    constraint.willDeactivate()
    constraint.holder = nil
    if let index = state.held.lastIndex(where: { $0 === constraint }) { state.held.remove(at: index) }
  }

  /// Adds a constraint as `addConstraint(_:)` does. It has no effect until its items are in the view's subtree.
  func takeConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.traits.contains(.isIllegal), constraint.holder !== self,
      !(constraint is ContentSizeConstraint)
    else { return }
    if !constraint.isAbout(self) {
      constraint.traits.insert(.isMisplaced)
      constraint.traits.remove(.isReported)
      Console.write(
        "[LayoutConstraints] The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, "
          + "the constraint's items must be descendants of that view (or the view itself). This will crash if the "
          + "constraint needs to be resolved before the view hierarchy is assembled. Break on "
          + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
    }
    hold(constraint)
  }
}

extension NSLayoutConstraint {
  /// Returns whether all items are in the view's subtree.
  fileprivate func isAbout(_ view: UIView) -> Bool {
    [first.state, second.state, first.start?.state, second.start?.state].allSatisfy { state in
      state == nil || state?.owner?.isWithin(view) == true
    }
  }

  /// Returns whether the constraint can be laid out because its items are in the subtree of the view to which it
  /// was added.
  func isPrepared(in view: UIView) -> Bool {
    guard traits.contains(.isMisplaced) else { return true }
    if isAbout(view) {
      traits.subtract([.isMisplaced, .isReported])
      return true
    }
    if !traits.contains(.isReported) {
      traits.insert(.isReported)
      ExceptionReport.raise(
        .internalInconsistencyException,
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      )
    }
    return false
  }
}
