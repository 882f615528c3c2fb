import QuartzCore

extension UIView {
  /// Animates from the view's picture before the block to its picture after it. The changes of the block take
  /// effect at once; with `.allowAnimatedContent`, those of subviews are animated as well.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(duration, 0, options)
    let transition = ViewTransition(options: options)
    let change = {
      transition?.add(to: view, in: block)
      if options.contains(.allowAnimatedContent) {
        animations?()
        return
      }
      let wasAnimating = block.isAnimating
      block.isAnimating = false
      animations?()
      block.isAnimating = wasAnimating
    }
    block.run(block.isImmediate ? { animations?() } : change, completion: completion)
  }

  /// Replaces `fromView` by `toView` in its superview with a transition of the superview; with
  /// `.showHideTransitionViews` both stay and only one is visible.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview, fromView !== toView {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    let container = fromView.superview ?? toView.superview ?? fromView
    transition(with: container, duration: duration, options: options, animations: change, completion: completion)
  }
}
