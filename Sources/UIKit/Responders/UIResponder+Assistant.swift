import ObjectiveC

extension UIResponder {
  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var activityKey: UInt8 = 0

  /// Made when it is first asked for; few responders have one.
  var storedAssistantItem: UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(self, &UIResponder.key) as? UITextInputAssistantItem { return item }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(self, &UIResponder.key, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }

  var storedActivityItems: (any UIActivityItemsConfigurationReading)? {
    get { objc_getAssociatedObject(self, &UIResponder.activityKey) as? any UIActivityItemsConfigurationReading }
    set {
      objc_setAssociatedObject(self, &UIResponder.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
