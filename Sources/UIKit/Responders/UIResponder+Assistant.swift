import ObjectiveC

extension UIResponder {
  private static let assistantItems = Association<UITextInputAssistantItem>()
  private static let activityItems = Association<any UIActivityItemsConfigurationReading>()

  /// The item, created on first use; few responders have one.
  var storedAssistantItem: UITextInputAssistantItem {
    UIResponder.assistantItems.value(of: self) { UITextInputAssistantItem() }
  }

  var storedActivityItems: (any UIActivityItemsConfigurationReading)? {
    get { UIResponder.activityItems[self] }
    set { UIResponder.activityItems[self] = newValue }
  }
}
