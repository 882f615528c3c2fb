import ObjectiveC

extension UIResponder {
  nonisolated(unsafe) private static var key: UInt8 = 0

  /// Kept beside the responder, because few have one.
  var storedPasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, &UIResponder.key) as? UIPasteConfiguration }
    set {
      let copy = newValue?.copy() as? UIPasteConfiguration
      objc_setAssociatedObject(self, &UIResponder.key, copy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
