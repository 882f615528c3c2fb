import QuartzCore
import ObjectiveC

/// The outlets and keys of UIKit's own classes that Interface Builder files set by name.
@MainActor enum NibKeys {
  static func register() {
    KeyValueAccess.register("view", on: UIViewController.self, get: { $0.viewIfLoaded }, set: { $0.view = $1 })
    KeyValueAccess.register("title", on: UIViewController.self, \.title)
    KeyValueAccess.register("layer", on: UIView.self, readOnly: \.layer)
    KeyValueAccess.register("hidden", on: UIView.self, \.isHidden)
    KeyValueAccess.register("alpha", on: UIView.self, \.alpha)
    KeyValueAccess.register("tag", on: UIView.self, \.tag)
    KeyValueAccess.register("backgroundColor", on: UIView.self, \.backgroundColor)
    KeyValueAccess.register("tintColor", on: UIView.self, get: { $0.tintColor }, set: { $0.tintColor = $1 })
    KeyValueAccess.register("clipsToBounds", on: UIView.self, \.clipsToBounds)
    KeyValueAccess.register("accessibilityIdentifier", on: UIView.self, \.accessibilityIdentifier)
    KeyValueAccess.register("accessibilityLabel", on: UIView.self, \.accessibilityLabel)
    KeyValueAccess.register("text", on: UILabel.self, \.text)
    KeyValueAccess.register("text", on: UITextField.self, \.text)
    KeyValueAccess.register("placeholder", on: UITextField.self, \.placeholder)
    KeyValueAccess.register("delegate", on: UITextField.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    KeyValueAccess.register("inputView", on: UITextField.self, get: { $0.inputView }, set: { $0.inputView = $1 })
    KeyValueAccess.register(
      "inputAccessoryView", on: UITextField.self, get: { $0.inputAccessoryView },
      set: { $0.inputAccessoryView = $1 })
    KeyValueAccess.register("on", on: UISwitch.self, \.isOn)
    KeyValueAccess.register("delegate", on: UIScrollView.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    KeyValueAccess.register("text", on: UITextView.self, get: { $0.text }, set: { $0.text = $1 })
    KeyValueAccess.register("title", on: UIBarItem.self, \.title)
    KeyValueAccess.register("enabled", on: UIBarItem.self, \.isEnabled)
    KeyValueAccess.register("image", on: UIBarItem.self, \.image)
    KeyValueAccess.register("title", on: UINavigationItem.self, \.title)
    KeyValueAccess.register(
      "titleView", on: UINavigationItem.self, get: { $0.titleView }, set: { $0.titleView = $1 })
    KeyValueAccess.register(
      "delegate", on: UINavigationBar.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    KeyValueAccess.register("image", on: UIImageView.self, \.image)
    KeyValueAccess.register(
      "delegate", on: UIGestureRecognizer.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    KeyValueAccess.register(
      "rootViewController", on: UIWindow.self, get: { $0.rootViewController }, set: { $0.rootViewController = $1 })
    KeyValueAccess.register("delegate", on: UIApplication.self, get: { $0.delegate }, set: { $0.delegate = $1 })
  }
}
