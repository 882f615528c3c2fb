import CoreGraphics
import ObjectiveC

extension UIViewController {
  /// Performs the segue with that identifier. Without one, UIKit's message is logged.
  func goThroughSegue(_ identifier: String, sender: Any?) {
    guard let scene, let template = scene.template(identifier: identifier) else {
      return ExceptionReport.raise(
        .invalidArgumentException, "Receiver (\(controllerName)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(template, from: self, sender: sender)
  }

  /// Dismisses the controllers that this one presents, if the segue comes from there.
  func goBack(to controller: UIViewController, segue: UIStoryboardSegue) {
    var candidate: UIViewController? = segue.source
    while let here = candidate {
      if here.presentingReference === self {
        return startDismissing(animated: segue.isAnimated && UIView.areAnimationsEnabled, completion: nil)
      }
      candidate = here.parent ?? here.presentingReference
    }
  }

  /// Loads the view from the scene, or from a nib file.
  /// - Returns: false if there is neither.
  func loadViewFromFile() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    let bundle = nibBundle ?? Bundle.main
    guard let name = ownNibName ?? inferredNibName(in: bundle) else { return false }
    guard UINib.document(name, in: bundle) != nil else { return false }
    UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, options: nil)
    if loadedView == nil {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib "
          + "but the view outlet was not set.")
    }
    return loadedView != nil
  }

  /// Returns the name of an existing nib: `FooView.xib`, then `FooViewController.xib`.
  private func inferredNibName(in bundle: Bundle) -> String? {
    let name = String(describing: type(of: self))
    var names = [name]
    if name.hasSuffix("Controller") { names.insert(String(name.dropLast("Controller".count)), at: 0) }
    return names.first { NibFiles.path($0, type: "xib", in: bundle) != nil }
  }
}

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
