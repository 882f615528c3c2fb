/// The delegate of a sheet, which is notified of its detents in addition to the messages of all presentations.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user dragged the sheet to another detent or tapped its grabber; not for changes by the app.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
