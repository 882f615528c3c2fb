/// The navigation controller of a bar.
@MainActor protocol NavigationBarOwner: AnyObject {
  var viewIfLoaded: UIView? { get }
  /// Whether it is in a sheet, whose bars are higher (`facts/geometry.md#bars/navigation-bar-sheet`).
  var isInSheet: Bool { get }
  /// The height or the look of the bar changed.
  func navigationBarDidChange()
  /// The bar's style changed, on which the status bar's depends.
  func barStyleDidChange()
  func backButtonWasTapped()
  /// Other parts of the bar go with scrolling than before.
  func collapsingPartsDidChange()
  /// The search of the top item began or ended.
  func searchDidChange(animated: Bool)
}
