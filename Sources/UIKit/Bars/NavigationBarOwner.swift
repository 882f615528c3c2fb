/// The navigation controller of a bar.
@MainActor protocol NavigationBarOwner: AnyObject {
  var viewIfLoaded: UIView? { get }
  /// Whether the bar is in a sheet, whose bars are higher (`facts/geometry.md#bars/navigation-bar-sheet`).
  var isInSheet: Bool { get }
  /// Called when the height or the look of the bar changed.
  func navigationBarDidChange()
  /// Called when the bar's style changed, which determines the status bar's style.
  func barStyleDidChange()
  func backButtonWasTapped()
  /// Called when the set of components that collapse with scrolling changed.
  func collapsingPartsDidChange()
  /// Called when the search of the top item began or ended.
  func searchDidChange(animated: Bool)
}
