import ObjectiveC

extension UIResponder {
  private static let assistantItems = Association<UITextInputAssistantItem>()
  private static let activityItems = Association<any UIActivityItemsConfigurationReading>()

  /// Made when it is first asked for; few responders have one.
  var storedAssistantItem: UITextInputAssistantItem {
    UIResponder.assistantItems.value(of: self) { UITextInputAssistantItem() }
  }

  var storedActivityItems: (any UIActivityItemsConfigurationReading)? {
    get { UIResponder.activityItems[self] }
    set { UIResponder.activityItems[self] = newValue }
  }
}
