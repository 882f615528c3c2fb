import QuartzCore

/// Methods of UIKit's classes that apps call by selector: as actions of recognizers, display links and timers, and
/// with `perform(_:with:afterDelay:)`. The bridge registers by itself what an app names with `#selector`; these
/// methods are also found by name alone, and on subclasses of the class that declares them.
@MainActor enum StandardMessages {
  /// Registers the methods once.
  static let register: Void = {
    registerEditing()
    registerViews()
    registerLayers()
    registerDescriptions()
    KeyValueAccess.register("titleTextColor", on: UIAlertAction.self, \.titleTextColor)
  }()

  /// Registers editing commands only on classes that implement them, since menus and commands test whether a
  /// responder implements one.
  private static func registerEditing() {
    typealias Edit = (Selector, (UIResponder, Any?) -> Void)
    let edits: [Edit] = [
      ("cut:", { $0.cut($1) }), ("copy:", { $0.copy($1) }), ("paste:", { $0.paste($1) }),
      ("select:", { $0.select($1) }), ("selectAll:", { $0.selectAll($1) }), ("delete:", { $0.delete($1) }),
    ]
    for (name, edit) in edits {
      MessageDispatch.register(name, on: UITextField.self) { (field: UITextField, sender: Any?) in
        edit(field, sender)
      }
      MessageDispatch.register(name, on: UITextView.self) { (view: UITextView, sender: Any?) in edit(view, sender) }
    }
    let commands: [(Selector, (any TextEditorHost) -> Void)] = [
      ("share:", { TextSharing.shareSelection(of: $0) }), ("_define:", { TextLookup.lookUpSelection(of: $0) }),
      ("promptForReplace:", { $0.textInteraction.showReplacements() }),
    ]
    for (name, command) in commands {
      MessageDispatch.register(name, on: UITextField.self) { (field: UITextField, _: Any?) in command(field) }
      MessageDispatch.register(name, on: UITextView.self) { (view: UITextView, _: Any?) in command(view) }
    }
  }

  private static func registerViews() {
    MessageDispatch.register("becomeFirstResponder", on: UIResponder.self) { $0.becomeFirstResponder() }
    MessageDispatch.register("resignFirstResponder", on: UIResponder.self) { $0.resignFirstResponder() }
    MessageDispatch.register("endEditing:", on: UIView.self) { (view: UIView, force: Bool) in view.endEditing(force)
    }
    MessageDispatch.register("setNeedsDisplay", on: UIView.self) { $0.setNeedsDisplay() }
    MessageDispatch.register("setNeedsLayout", on: UIView.self) { $0.setNeedsLayout() }
    MessageDispatch.register("layoutIfNeeded", on: UIView.self) { $0.layoutIfNeeded() }
    MessageDispatch.register("setNeedsUpdateConstraints", on: UIView.self) { $0.setNeedsUpdateConstraints() }
    MessageDispatch.register("removeFromSuperview", on: UIView.self) { $0.removeFromSuperview() }
    MessageDispatch.register("sizeToFit", on: UIView.self) { $0.sizeToFit() }
    MessageDispatch.register("startAnimating", on: UIImageView.self) { $0.startAnimating() }
    MessageDispatch.register("stopAnimating", on: UIImageView.self) { $0.stopAnimating() }
    MessageDispatch.register("startAnimating", on: UIActivityIndicatorView.self) { $0.startAnimating() }
    MessageDispatch.register("stopAnimating", on: UIActivityIndicatorView.self) { $0.stopAnimating() }
    MessageDispatch.register("flashScrollIndicators", on: UIScrollView.self) { $0.flashScrollIndicators() }
    MessageDispatch.register("dismissViewControllerAnimated:completion:", on: UIViewController.self) {
      (controller: UIViewController, animated: Bool, completion: (() -> Void)?) in
      controller.dismiss(animated: animated, completion: completion)
    }
    // Sends the app to the home screen; not Apple's API, but widely used.
    MessageDispatch.register("suspend", on: UIApplication.self) { $0.enterBackground() }
  }

  private static func registerLayers() {
    MessageDispatch.register("setNeedsDisplay", on: CALayer.self) { (layer: CALayer) in layer.setNeedsDisplay() }
    MessageDispatch.register("setNeedsLayout", on: CALayer.self) { (layer: CALayer) in layer.setNeedsLayout() }
    MessageDispatch.register("removeFromSuperlayer", on: CALayer.self) { (layer: CALayer) in
      layer.removeFromSuperlayer()
    }
    MessageDispatch.register("removeAllAnimations", on: CALayer.self) { (layer: CALayer) in
      layer.removeAllAnimations()
    }
  }

  /// Registers methods that debuggers and snapshot libraries call by name: facts/descriptions.md#hierarchies.
  private static func registerDescriptions() {
    MessageDispatch.register("recursiveDescription", on: UIView.self) { $0.recursiveDescription }
    MessageDispatch.register("_printHierarchy", on: UIViewController.self) { $0.printedHierarchy }
    MessageDispatch.registerClassMethod("sharedApplication", on: UIApplication.self) { (_: UIApplication.Type) in
      UIApplication.shared
    }
  }
}
