import QuartzCore

/// A view that gives its arranged subviews their frames again when one of them comes or goes.
@MainActor protocol ViewArranging: UIView {
  func setArrangementChanged()
}

/// A view of a stack view that comes or goes within an animation: it shows until the layout has closed the gap.
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

  /// After an earlier change of the same view in the same animation: both go back to what was before that.
  func follow(_ earlier: HiddenChange) {
    if let view, earlier.view === view { old = earlier.old }
  }

  /// The animation has ended; later changes of the view stay in force.
  func end(atStart: Bool) {
    guard let view, let rare = view.rare, rare.hiddenChange === self else { return }
    if atStart { view.setHiddenAtOnce(old) } else { view.setHiddenAtOnce(new) }
  }
}

extension UIView {
  /// `isHidden` is as set at once; a view of a stack view that goes within an animation shows until its end.
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
