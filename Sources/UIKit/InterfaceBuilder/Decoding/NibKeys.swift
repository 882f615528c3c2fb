import QuartzCore
import ObjectiveC

/// The outlets and keys of UIKit's own classes that Interface Builder files set by name: key-value coding's names, which
/// are Objective-C's (`hidden`, not `isHidden`).
@MainActor enum NibKeys {
  static func register() {
    registerViews()
    registerText()
    registerControls()
    registerStack()
    registerBars()
    registerControllers()
  }

  private static func key<T: AnyObject, Value>(
    _ name: String, _ type: T.Type, _ path: ReferenceWritableKeyPath<T, Value>
  ) { KeyValueAccess.register(name, on: type, path) }

  private static func registerViews() {
    KeyValueAccess.register("layer", on: UIView.self, readOnly: \.layer)
    KeyValueAccess.register("superview", on: UIView.self, readOnly: \.superview)
    KeyValueAccess.register("window", on: UIView.self, readOnly: \.window)
    KeyValueAccess.register("subviews", on: UIView.self, readOnly: \.subviews)
    key("hidden", UIView.self, \.isHidden)
    key("alpha", UIView.self, \.alpha)
    key("tag", UIView.self, \.tag)
    key("frame", UIView.self, \.frame)
    key("bounds", UIView.self, \.bounds)
    key("center", UIView.self, \.center)
    key("transform", UIView.self, \.transform)
    key("opaque", UIView.self, \.isOpaque)
    key("userInteractionEnabled", UIView.self, \.isUserInteractionEnabled)
    key("multipleTouchEnabled", UIView.self, \.isMultipleTouchEnabled)
    key("exclusiveTouch", UIView.self, \.isExclusiveTouch)
    key("backgroundColor", UIView.self, \.backgroundColor)
    KeyValueAccess.register("tintColor", on: UIView.self, get: { $0.tintColor }, set: { $0.tintColor = $1 })
    key("clipsToBounds", UIView.self, \.clipsToBounds)
    key("translatesAutoresizingMaskIntoConstraints", UIView.self, \.translatesAutoresizingMaskIntoConstraints)
    key("isAccessibilityElement", UIView.self, \.isAccessibilityElement)
    key("accessibilityIdentifier", UIView.self, \.accessibilityIdentifier)
    key("accessibilityLabel", UIView.self, \.accessibilityLabel)
    key("accessibilityHint", UIView.self, \.accessibilityHint)
    key("accessibilityValue", UIView.self, \.accessibilityValue)
    key("restorationIdentifier", UIView.self, \.restorationIdentifier)
    KeyValueAccess.register("mask", on: UIView.self, get: { $0.mask }, set: { $0.mask = $1 })
    KeyValueAccess.register("maskView", on: UIView.self, get: { $0.mask }, set: { $0.mask = $1 })
    key("image", UIImageView.self, \.image)
    key("highlightedImage", UIImageView.self, \.highlightedImage)
    key("highlighted", UIImageView.self, \.isHighlighted)
    KeyValueAccess.register("contentView", on: UIVisualEffectView.self, readOnly: \.contentView)
    key("progress", UIProgressView.self, \.progress)
    key("progressTintColor", UIProgressView.self, \.progressTintColor)
    key("trackTintColor", UIProgressView.self, \.trackTintColor)
    key("hidesWhenStopped", UIActivityIndicatorView.self, \.hidesWhenStopped)
    KeyValueAccess.register(
      "delegate", on: UIGestureRecognizer.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    key("enabled", UIGestureRecognizer.self, \.isEnabled)
    KeyValueAccess.register("delegate", on: UIScrollView.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    key("contentInset", UIScrollView.self, \.contentInset)
    key("contentOffset", UIScrollView.self, \.contentOffset)
    key("contentSize", UIScrollView.self, \.contentSize)
  }

  private static func registerText() {
    key("text", UILabel.self, \.text)
    KeyValueAccess.register("font", on: UILabel.self, get: { $0.font }, set: { $0.font = $1 })
    KeyValueAccess.register("textColor", on: UILabel.self, get: { $0.textColor }, set: { $0.textColor = $1 })
    key("attributedText", UILabel.self, \.attributedText)
    key("numberOfLines", UILabel.self, \.numberOfLines)
    key("adjustsFontSizeToFitWidth", UILabel.self, \.adjustsFontSizeToFitWidth)
    key("minimumScaleFactor", UILabel.self, \.minimumScaleFactor)
    key("highlighted", UILabel.self, \.isHighlighted)
    key("enabled", UILabel.self, \.isEnabled)
    key("shadowColor", UILabel.self, \.shadowColor)
    key("shadowOffset", UILabel.self, \.shadowOffset)
    key("text", UITextField.self, \.text)
    key("font", UITextField.self, \.font)
    key("textColor", UITextField.self, \.textColor)
    key("placeholder", UITextField.self, \.placeholder)
    key("attributedPlaceholder", UITextField.self, \.attributedPlaceholder)
    key("leftView", UITextField.self, \.leftView)
    key("rightView", UITextField.self, \.rightView)
    KeyValueAccess.register("delegate", on: UITextField.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    KeyValueAccess.register("inputView", on: UITextField.self, get: { $0.inputView }, set: { $0.inputView = $1 })
    KeyValueAccess.register(
      "inputAccessoryView", on: UITextField.self, get: { $0.inputAccessoryView },
      set: { $0.inputAccessoryView = $1 })
    KeyValueAccess.register("text", on: UITextView.self, get: { $0.text }, set: { $0.text = $1 })
    key("font", UITextView.self, \.font)
    key("textColor", UITextView.self, \.textColor)
  }

  private static func registerStack() {
    key("spacing", UIStackView.self, \.spacing)
    key("layoutMarginsRelativeArrangement", UIStackView.self, \.isLayoutMarginsRelativeArrangement)
    key("baselineRelativeArrangement", UIStackView.self, \.isBaselineRelativeArrangement)
    KeyValueAccess.register("arrangedSubviews", on: UIStackView.self, readOnly: \.arrangedSubviews)
  }

  private static func registerControls() {
    key("enabled", UIControl.self, \.isEnabled)
    key("selected", UIControl.self, \.isSelected)
    key("highlighted", UIControl.self, \.isHighlighted)
    KeyValueAccess.register("titleLabel", on: UIButton.self, readOnly: \.titleLabel)
    KeyValueAccess.register("imageView", on: UIButton.self, readOnly: \.imageView)
    KeyValueAccess.register("menu", on: UIButton.self, get: { $0.menu }, set: { $0.menu = $1 })
    key("on", UISwitch.self, \.isOn)
    key("onTintColor", UISwitch.self, \.onTintColor)
    key("thumbTintColor", UISwitch.self, \.thumbTintColor)
    key("value", UISlider.self, \.value)
    key("minimumValue", UISlider.self, \.minimumValue)
    key("maximumValue", UISlider.self, \.maximumValue)
    key("minimumTrackTintColor", UISlider.self, \.minimumTrackTintColor)
    key("maximumTrackTintColor", UISlider.self, \.maximumTrackTintColor)
    key("thumbTintColor", UISlider.self, \.thumbTintColor)
    key("value", UIStepper.self, \.value)
    key("minimumValue", UIStepper.self, \.minimumValue)
    key("maximumValue", UIStepper.self, \.maximumValue)
    key("stepValue", UIStepper.self, \.stepValue)
    key("selectedSegmentIndex", UISegmentedControl.self, \.selectedSegmentIndex)
    key("selectedSegmentTintColor", UISegmentedControl.self, \.selectedSegmentTintColor)
    key("currentPage", UIPageControl.self, \.currentPage)
    key("numberOfPages", UIPageControl.self, \.numberOfPages)
    key("pageIndicatorTintColor", UIPageControl.self, \.pageIndicatorTintColor)
    key("currentPageIndicatorTintColor", UIPageControl.self, \.currentPageIndicatorTintColor)
  }

  private static func registerBars() {
    key("title", UIBarItem.self, \.title)
    key("enabled", UIBarItem.self, \.isEnabled)
    key("image", UIBarItem.self, \.image)
    key("tag", UIBarItem.self, \.tag)
    key("accessibilityLabel", UIBarItem.self, \.accessibilityLabel)
    key("accessibilityIdentifier", UIBarItem.self, \.accessibilityIdentifier)
    key("tintColor", UIBarButtonItem.self, \.tintColor)
    key("selectedImage", UITabBarItem.self, \.selectedImage)
    key("badgeValue", UITabBarItem.self, \.badgeValue)
    key("badgeColor", UITabBarItem.self, \.badgeColor)
    key("title", UINavigationItem.self, \.title)
    key("prompt", UINavigationItem.self, \.prompt)
    KeyValueAccess.register(
      "titleView", on: UINavigationItem.self, get: { $0.titleView }, set: { $0.titleView = $1 })
    for (name, path) in [
      ("leftBarButtonItem", \UINavigationItem.leftBarButtonItem), ("rightBarButtonItem", \.rightBarButtonItem),
      ("backBarButtonItem", \.backBarButtonItem),
    ] { key(name, UINavigationItem.self, path) }
    key("leftBarButtonItems", UINavigationItem.self, \.leftBarButtonItems)
    key("rightBarButtonItems", UINavigationItem.self, \.rightBarButtonItems)
    KeyValueAccess.register("delegate", on: UINavigationBar.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    KeyValueAccess.register("delegate", on: UIToolbar.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    key("barTintColor", UINavigationBar.self, \.barTintColor)
    key("barTintColor", UIToolbar.self, \.barTintColor)
    key("translucent", UINavigationBar.self, \.isTranslucent)
    key("translucent", UIToolbar.self, \.isTranslucent)
  }

  private static func registerControllers() {
    KeyValueAccess.register("view", on: UIViewController.self, get: { $0.viewIfLoaded }, set: { $0.view = $1 })
    KeyValueAccess.register(
      "navigationItem", on: UIViewController.self, get: { $0.navigationItem },
      set: { $0.navigationItemReference = $1 })
    key("title", UIViewController.self, \.title)
    key("restorationIdentifier", UIViewController.self, \.restorationIdentifier)
    key("hidesBottomBarWhenPushed", UIViewController.self, \.hidesBottomBarWhenPushed)
    KeyValueAccess.register(
      "tabBarItem", on: UIViewController.self, get: { $0.tabBarItem }, set: { $0.tabBarItem = $1 })
    key("toolbarItems", UIViewController.self, \.toolbarItems)
    KeyValueAccess.register(
      "rootViewController", on: UIWindow.self, get: { $0.rootViewController }, set: { $0.rootViewController = $1 })
    KeyValueAccess.register("delegate", on: UIApplication.self, get: { $0.delegate }, set: { $0.delegate = $1 })
  }
}
