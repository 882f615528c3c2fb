/// The look of an item in each of its states, for bar buttons and tab bar items.
@MainActor protocol StatefulAppearance: AppearanceObject {
  associatedtype StateAppearance: AppearanceObject
  /// The names of the states in the store.
  static var states: [String] { get }
  static func makeStateAppearance() -> StateAppearance
}

extension StatefulAppearance {
  /// Returns the look in a state, which is the same object for the whole life of the appearance.
  func part(_ state: String) -> StateAppearance { store.part(state) { Self.makeStateAppearance() } }

  func prepareStates() { for state in Self.states { _ = part(state) } }

  /// Resets every state to the system's look of that style.
  func reset(to style: Int) {
    for state in Self.states { part(state).store.take(AppearanceStore()) }
    store.set("style", style)
  }
}
