import CoreGraphics
import ObjectiveC

extension UIViewController {
  /// The storyboard that the controller was made from.
  public var storyboard: UIStoryboard? { scene?.storyboard }

  /// Goes through the segue with that identifier. Without one the console says so in UIKit's words.
  func goThroughSegue(_ identifier: String, sender: Any?) {
    guard let scene, let template = scene.template(identifier: identifier) else {
      return Console.write(
        "NSInvalidArgumentException: Receiver (\(controllerName)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(template, from: self, sender: sender)
  }

  /// Back to `controller`: what was presented or pushed on the way is dismissed.
  func goBack(to controller: UIViewController, segue: UIStoryboardSegue) {
    if controller.presentedViewController != nil {
      controller.dismiss(animated: segue.isAnimated)
    } else if let presenting = segue.source.presentingViewController {
      presenting.dismiss(animated: segue.isAnimated)
    }
  }

  /// Loads the view from the scene, or from a nib file.
  /// - Returns: false when there is neither.
  func loadViewFromFile() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    let bundle = nibBundle ?? Bundle.main
    guard let name = nibName ?? inferredNibName(in: bundle) else { return false }
    guard UINib.document(name, in: bundle) != nil else { return false }
    UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, options: nil)
    if loadedView == nil {
      Console.write(
        "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib "
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
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    func name(_ key: String) -> String? {
      (isPad ? info["\(key)~ipad"] as? String : nil) ?? info[key] as? String
    }
    if let storyboard = name("UIMainStoryboardFile"), info["UIApplicationSceneManifest"] == nil {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
      delegate?.window = window
      mainWindow = window
    } else if let nib = name("NSMainNibFile") {
      mainNibObjects = UINib(nibName: nib, bundle: nil).instantiate(withOwner: self, options: nil)
    }
  }

  /// Makes the window of a scene whose configuration names a storyboard.
  func loadInterface(of scene: UIWindowScene, storyboard name: String) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    mainWindow = window
  }
}
