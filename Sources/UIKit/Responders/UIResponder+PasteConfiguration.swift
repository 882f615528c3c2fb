import ObjectiveC

extension UIResponder {
  private static let pasteConfigurations = Association<UIPasteConfiguration>()

  /// The configuration; in an associated dictionary, because few responders have one.
  var storedPasteConfiguration: UIPasteConfiguration? {
    get { UIResponder.pasteConfigurations[self] }
    set { UIResponder.pasteConfigurations[self] = newValue?.copy() as? UIPasteConfiguration }
  }
}
