/// The look of a kind of item in each of its states: what bar buttons and the items of tab bars share.
@MainActor protocol StatefulAppearance: AppearanceObject {
  associatedtype StateAppearance: AppearanceObject
  /// The names of the states in the store.
  static var states: [String] { get }
  static func makeStateAppearance() -> StateAppearance
}

extension StatefulAppearance {
  /// The look in a state, which the object has from the beginning to its end.
  func part(_ state: String) -> StateAppearance { store.part(state) { Self.makeStateAppearance() } }

  func prepareStates() { for state in Self.states { _ = part(state) } }

  /// Gives every state the system's look of that style.
  func reset(to style: Int) {
    for state in Self.states { part(state).store.take(AppearanceStore()) }
    store.set("style", style)
  }
}
