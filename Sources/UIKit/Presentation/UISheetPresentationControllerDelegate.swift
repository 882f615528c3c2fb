/// Hears of a sheet's detents, and what the delegates of all presentations hear.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user dragged the sheet to another detent or tapped its grabber; not called for changes by the app.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
