import ObjectiveC

/// The keys of alerts and their actions that apps set by key-value coding, though Apple never made them public.
@MainActor enum AlertKeys {
  /// Registers the keys once.
  static let register: Void = {
    KeyValueAccess.register("image", on: UIAlertAction.self, \.image)
    KeyValueAccess.register("imageTintColor", on: UIAlertAction.self, \.imageTintColor)
    KeyValueAccess.register("checked", on: UIAlertAction.self, \.isChecked)
    KeyValueAccess.register(
      "titleTextAlignment", on: UIAlertAction.self,
      get: { (action: UIAlertAction) -> Any? in NSNumber(value: action.titleTextAlignment.rawValue) },
      set: { (action: UIAlertAction, value: Any?) in
        // Texts such as Core Animation's "left" count as 0, which is left alignment.
        let number = (value as? NSNumber)?.intValue ?? (value as? Int) ?? 0
        action.titleTextAlignment = NSTextAlignment(rawValue: number) ?? .center
      })
    KeyValueAccess.register("attributedTitle", on: UIAlertController.self, \.attributedTitle)
    KeyValueAccess.register("attributedMessage", on: UIAlertController.self, \.attributedMessage)
    KeyValueAccess.register("contentViewController", on: UIAlertController.self, \.contentViewController)
  }()
}
