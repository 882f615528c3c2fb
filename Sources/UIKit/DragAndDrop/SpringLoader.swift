import QuartzCore

/// Activates spring-loaded views over which a drag hovers.
@MainActor final class SpringLoader {
  private weak var interaction: UISpringLoadedInteraction?
  private var context: SpringContext?
  private var began = 0.0

  func tick(_ operation: DragOperation) {
    let location = operation.contents.location
    guard let found = find(location, operation) else { return leave() }
    let (interaction, context) = found
    let now = CACurrentMediaTime()
    if interaction !== self.interaction || !context.isLike(self.context) {
      leave()
      self.interaction = interaction
      self.context = context
      began = now
      return enter(.possible)
    }
    guard let current = self.context else { return }
    current.screen = location
    let time = now - began + 1e-6
    if current.state == .possible, time >= DragTiming.springActivating { enter(.activating) }
    if current.state == .activating, time >= DragTiming.springActivated {
      enter(.activated)
      interaction.activate(current)
      interaction.interactionBehavior.interactionDidFinish(interaction)
    }
  }

  private func enter(_ state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  /// Handles a drag that left the view or has ended.
  func leave() {
    guard let interaction, let context else { return self.context = nil }
    let finished = context.state == .activated
    enter(.inactive)
    if !finished { interaction.interactionBehavior.interactionDidFinish(interaction) }
    self.interaction = nil
    self.context = nil
  }

  private func find(_ location: CGPoint, _ operation: DragOperation) -> (UISpringLoadedInteraction, SpringContext)?
  {
    guard let (_, view) = WindowList.hitTest(location, with: nil) else { return nil }
    for view in HitPath(to: view).views {
      for case let interaction as UISpringLoadedInteraction in view.interactions {
        let context = SpringContext(view, location)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) { return (interaction, context) }
      }
    }
    return nil
  }
}

@MainActor final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  var screen: CGPoint
  private weak var view: UIView?

  init(_ view: UIView, _ screen: CGPoint) {
    targetView = view
    self.view = view
    self.screen = screen
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { (view ?? self.view?.window)?.convertFromScreen(screen) ?? screen }

  /// Returns whether the same item would be activated.
  func isLike(_ other: SpringContext?) -> Bool {
    guard let other, other.targetView === targetView else { return false }
    guard let mine = targetItem else { return other.targetItem == nil }
    guard let others = other.targetItem else { return false }
    if let mine = mine as? AnyHashable, let others = others as? AnyHashable { return mine == others }
    return (mine as AnyObject) === (others as AnyObject)
  }
}

/// The built-in interaction of views with `isSpringLoaded`.
@MainActor enum SpringLoading {
  /// Returns the interaction that exists because of `isSpringLoaded`.
  static func interaction(of view: UIView) -> UISpringLoadedInteraction? {
    view.interactions.lazy.compactMap { $0 as? OwnSpringLoading }.first
  }

  static func set(
    _ isOn: Bool, on view: UIView, behavior: (any UISpringLoadedInteractionBehavior)? = nil,
    _ activate: @escaping (any UISpringLoadedInteractionContext) -> Void
  ) {
    if let old = interaction(of: view) { view.removeInteraction(old) }
    guard isOn else { return }
    view.addInteraction(OwnSpringLoading(interactionBehavior: behavior, interactionEffect: nil) { activate($1) })
  }
}

/// An interaction of `isSpringLoaded`, distinguished from the app's own by its class.
private final class OwnSpringLoading: UISpringLoadedInteraction {}
