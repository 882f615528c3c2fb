import CoreGraphics
import Foundation

/// Changes of the layout.
extension UICollectionView {
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = storedLayout
    guard layout !== old else {
      if let completion { MainTurn.afterThisTurn { completion(true) } }
      return
    }
    let completions = completion.map { [$0] } ?? []
    if window != nil { bringViewsUpToDate() }
    scrollTarget = nil
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: layout) }
    storedLayout = layout
    layout.collectionView = self
    let transition = old as? UICollectionViewTransitionLayout
    for other in [old, transition?.currentLayout, transition?.nextLayout] where other !== layout {
      other?.collectionView = nil
    }
    let isLater = window == nil || shown.isEmpty
    needsPrepare = true
    setNeedsLayout()
    if isLater {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      query = CollectionQuery()
      if !completions.isEmpty { MainTurn.afterThisTurn { completion?(self.window != nil) } }
      return
    }
    change(
      carry: { $0 }, origin: { $0 }, prepare: { _ in },
      finish: { view in
        for shown in view.shown.values { shown.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      }, completions: completions, animated: animated)
  }

  // MARK: Interactive transitions

  func startTransition(to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?)
    -> UICollectionViewTransitionLayout
  {
    if let running = storedLayout as? UICollectionViewTransitionLayout {
      ListMistake.report("the collection is already in the middle of an interactive transition")
      return running
    }
    let old = storedLayout
    let transition =
      delegate.flatMap { delegate in
        OptionalMethod.ask { delegate.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout) }
      } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transitionEnd = completion
    storedLayout = transition
    transition.collectionView = self
    layout.collectionView = self
    needsPrepare = true
    setNeedsLayout()
    return transition
  }

  func endTransition(finishes: Bool) {
    guard let transition = storedLayout as? UICollectionViewTransitionLayout else {
      return ListMistake.report("the collection is not in the middle of an interactive transition")
    }
    let completion = transitionEnd
    transitionEnd = nil
    changeLayout(to: finishes ? transition.nextLayout : transition.currentLayout, animated: true) { finished in
      completion?(finished, finishes)
    }
  }
}
