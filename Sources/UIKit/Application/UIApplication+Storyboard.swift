import CoreGraphics
import ObjectiveC

extension UIApplication {
  /// Loads the main storyboard or nib of Info.plist.
  func loadMainInterface() {
    func name(_ key: String) -> String? { infoValue(key) as? String }
    if let storyboard = name("UIMainStoryboardFile"), info["UIApplicationSceneManifest"] == nil {
      let window = UIWindow(frame: UIScreen.main.bounds)
      load(UIStoryboard(name: storyboard, bundle: nil), storyboard, into: window)
      delegate?.window = window
      mainWindow = window
    } else if let nib = name("NSMainNibFile") {
      mainNibObjects = UINib(nibName: nib, bundle: nil).instantiate(withOwner: self, options: nil)
    }
  }

  /// Creates the window of a scene whose configuration has a storyboard.
  func loadInterface(of scene: UIWindowScene, storyboard: UIStoryboard, name: String?) {
    let window = UIWindow(windowScene: scene)
    load(storyboard, name, into: window)
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    scene.mainWindow = window
    mainWindow = window
  }

  /// Loads the storyboard's initial controller, and its global tint, which the whole window uses.
  private func load(_ storyboard: UIStoryboard, _ name: String?, into window: UIWindow) {
    if let tint = storyboard.globalTint { window.tintColor = tint }
    window.rootViewController = storyboard.instantiateInitialViewController()
    if window.rootViewController == nil, storyboard.document != nil {
      Console.write(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name ?? "")' - perhaps the designated "
          + "entry point is not set?")
    }
  }
}
