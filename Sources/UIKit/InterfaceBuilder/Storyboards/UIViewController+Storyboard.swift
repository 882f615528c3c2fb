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
