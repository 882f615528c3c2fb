import ObjectiveC

extension UIResponder {
  private static let pasteConfigurations = Association<UIPasteConfiguration>()

  /// Kept beside the responder, because few have one.
  var storedPasteConfiguration: UIPasteConfiguration? {
    get { UIResponder.pasteConfigurations[self] }
    set { UIResponder.pasteConfigurations[self] = newValue?.copy() as? UIPasteConfiguration }
  }
}
