import QuartzCore

/// A view that sets the frames of its arranged subviews again when one of them is shown or hidden.
@MainActor protocol ViewArranging: UIView {
  func setArrangementChanged()
}

/// A view of a stack view that is shown or hidden in an animation. It stays visible until the layout has closed the
/// gap.
@MainActor final class HiddenChange {
  private weak var view: UIView?
  private(set) weak var stack: (any ViewArranging)?
  private var old: Bool
  let new: Bool

  init(_ view: UIView, from old: Bool, to new: Bool) {
    self.view = view
    stack = view.superviewReference as? any ViewArranging
    self.old = old
    self.new = new
  }

  /// Continues an earlier change of the same view in the same animation, so that both restore the value from before
  /// it.
  func follow(_ earlier: HiddenChange) {
    if let view, earlier.view === view { old = earlier.old }
  }

  /// Ends the change with the animation; later changes of the view remain.
  func end(atStart: Bool) {
    guard let view, let rare = view.rare, rare.hiddenChange === self else { return }
    if atStart { view.setHiddenAtOnce(old) } else { view.setHiddenAtOnce(new) }
  }
}

extension UIView {
  /// Sets `isHidden` at once; a view of a stack view that is hidden in an animation stays visible until its end.
  func setHidden(_ hidden: Bool) {
    guard hidden != isHidden else { return }
    guard flags[.isArranged], let block = AnimationBlocks.animating(self) else { return setHiddenAtOnce(hidden) }
    let change = HiddenChange(self, from: !hidden, to: hidden)
    KeyValueObserving.change(self, "hidden") {
      rareState.hiddenChange = change
      if !hidden { backingLayer.isHidden = false }
    }
    change.stack?.setArrangementChanged()
    block.add(change)
  }

  fileprivate func setHiddenAtOnce(_ hidden: Bool) {
    let isNew = hidden != isHidden
    let change = {
      self.rare?.hiddenChange = nil
      self.backingLayer.isHidden = hidden
    }
    guard isNew else { return change() }
    KeyValueObserving.change(self, "hidden", change)
    if flags[.isArranged] { (superviewReference as? any ViewArranging)?.setArrangementChanged() }
  }
}
