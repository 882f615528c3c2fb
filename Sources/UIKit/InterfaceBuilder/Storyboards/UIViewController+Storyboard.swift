import CoreGraphics
import ObjectiveC

extension UIViewController {
  /// Goes through the segue with that identifier. Without one the console logs UIKit's message.
  func goThroughSegue(_ identifier: String, sender: Any?) {
    guard let scene, let template = scene.template(identifier: identifier) else {
      return ExceptionReport.raise(
        .invalidArgumentException, "Receiver (\(controllerName)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(template, from: self, sender: sender)
  }

  /// Takes down what this controller presents, when the segue comes from there.
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
  /// - Returns: false when there is neither.
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

  /// `FooView.xib`, then `FooViewController.xib`.
  private func inferredNibName(in bundle: Bundle) -> String? {
    let name = String(describing: type(of: self))
    var names = [name]
    if name.hasSuffix("Controller") { names.insert(String(name.dropLast("Controller".count)), at: 0) }
    return names.first { NibFiles.path($0, type: "xib", in: bundle) != nil }
  }
}

extension UIApplication {
  /// Reads the storyboard or nib that Info.plist names as the main one.
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

  /// Makes the window of a scene whose configuration names a storyboard.
  func loadInterface(of scene: UIWindowScene, storyboard: UIStoryboard, name: String?) {
    let window = UIWindow(windowScene: scene)
    load(storyboard, name, into: window)
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    scene.mainWindow = window
    mainWindow = window
  }

  /// The storyboard's first controller, and its global tint, which the whole window takes.
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
