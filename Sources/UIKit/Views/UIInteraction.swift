import QuartzCore

/// Something that a view does with touches beside its own work: menus, drags, pointers.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinteraction>
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// In the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Takes the interaction away from the view that has it.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rareState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
