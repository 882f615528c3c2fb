import UIKit

/// The list of notes in a navigation controller.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let store = NoteStore.shared
    // UI tests start with the same notes each time.
    if UserDefaults.standard.bool(forKey: "reset") { store.removeAll() }
    if store.notes.isEmpty { SampleNotes.fill(store) }
    let navigation = UINavigationController(rootViewController: NotesViewController(store: store))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }
}
