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
