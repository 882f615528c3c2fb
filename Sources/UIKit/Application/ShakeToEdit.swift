/// The alert that offers to undo typing after a shake.
@MainActor enum ShakeToEdit {
  private static weak var shown: UIAlertController?

  /// Offers to undo or redo, if the first responder's undo manager can do one of them.
  static func offer(in application: UIApplication) {
    guard application.applicationSupportsShakeToEdit, UIAccessibility.isShakeToUndoEnabled, shown == nil,
      let manager = UIResponder.currentFirstResponder?.undoManager, manager.canUndo || manager.canRedo,
      let presenter = UIWindow.keyWindow?.topViewController
    else { return }
    let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel))
    if manager.canUndo {
      alert.addAction(UIAlertAction(title: SystemStrings.text("Undo"), style: .default) { _ in manager.undo() })
    }
    if manager.canRedo {
      let name = manager.canUndo ? manager.redoMenuItemTitle : SystemStrings.text("Redo")
      alert.addAction(UIAlertAction(title: name, style: .default) { _ in manager.redo() })
    }
    shown = alert
    presenter.present(alert, animated: true)
  }
}
