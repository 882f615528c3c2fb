import QuartzCore

/// A behavior that is added to a view and handles touches beside the view's own: menus, drags, pointers.
///
/// ```swift
/// final class Shaker: NSObject, UIInteraction {
///   weak var view: UIView?
///   func willMove(to view: UIView?) {}
///   func didMove(to view: UIView?) { self.view = view }
/// }
/// card.addInteraction(Shaker())
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinteraction>
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil if it was not added to any.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or with nil before it is removed.
  func willMove(to view: UIView?)
  /// Called when the interaction was added to a view, or with nil when it was removed. Add gesture recognizers in
  /// this method.
  func didMove(to view: UIView?)
}

/// An interaction that is notified when its view enters or leaves a window.
@MainActor protocol WindowObservingInteraction: UIInteraction {
  func viewDidMove(to window: UIWindow?)
}

extension UIView {
  func setInteractions(_ interactions: [any UIInteraction]) {
    for old in self.interactions where !interactions.contains(where: { $0 === old }) { removeInteraction(old) }
    for new in interactions { addInteraction(new) }
  }

  func attach(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rareState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
