import CoreGraphics
import Foundation

/// A push or pop between two controllers that share one collection view, whose layout it changes.
@MainActor final class LayoutToLayoutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let shared: UICollectionView
  private let lower: UICollectionViewController
  private let upper: UICollectionViewController
  private let isPush: Bool

  init(
    _ shared: UICollectionView, lower: UICollectionViewController, upper: UICollectionViewController, isPush: Bool
  ) {
    self.shared = shared
    self.lower = lower
    self.upper = upper
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UICollectionView.updateDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (target, container) = (isPush ? upper : lower, context.containerView)
    UIView.performWithoutAnimation {
      if let page = target.view {
        page.frame = context.finalFrame(for: target)
        container.addSubview(page)
      }
      target.show(shared: shared, isOwn: !isPush)
    }
    shared.setCollectionViewLayout(target.collectionViewLayout, animated: true) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
