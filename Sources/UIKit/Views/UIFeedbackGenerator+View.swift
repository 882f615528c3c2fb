import ObjectiveC

/// A generator can be an interaction of the view that its feedback is about, whose space its locations are in.
extension UIFeedbackGenerator: UIInteraction {
  /// Creates a generator for a view, and adds it to the view's interactions.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view that the generator is an interaction of; nil for a generator that was added to none.
  public var view: UIView? { owner as? UIView }
  /// Has no effect, because a generator has no gestures.
  public func willMove(to view: UIView?) {}
  /// Stores the view.
  public func didMove(to view: UIView?) { owner = view }
}

extension UIImpactFeedbackGenerator {
  /// Creates a generator of impacts of one style for a view, and adds it to the view's interactions.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }
}
