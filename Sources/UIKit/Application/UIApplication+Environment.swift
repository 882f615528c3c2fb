import QuartzCore

extension UIApplication {
  /// The layout direction at the launch; tests set it before they update the traits (`updateApplicationTraits`).
  package static var launchedRightToLeft = isRightToLeft(
    arguments: CommandLine.arguments, localizations: Bundle.main.preferredLocalizations)

  /// Returns whether the interface is laid out from right to left: by the app's first localization or by its
  /// arguments.
  ///
  /// - Parameter arguments: the app's arguments, among which those of Xcode's right-to-left pseudolanguage mirror
  ///   the interface.
  package static func isRightToLeft(arguments: [String], localizations: [String]) -> Bool {
    let forced = ["-AppleTextDirection", "-NSForceRightToLeftWritingDirection"].contains { name in
      guard let index = arguments.lastIndex(of: name), index + 1 < arguments.count else { return false }
      return (arguments[index + 1] as NSString).boolValue
    }
    guard !forced, let language = localizations.first else { return forced }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  static var infoHidesStatusBar: Bool { UIApplication.instance?.info["UIStatusBarHidden"] as? Bool ?? false }

  /// The style that Info.plist sets for an app whose controllers do not control it.
  private var infoStatusBarStyle: UIStatusBarStyle {
    switch info["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent": .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }

  // MARK: Traits

  /// Takes the traits from the host's device, and notifies windows, controllers and views of changes.
  package func updateApplicationTraits(
    isDark: Bool? = nil, category: UIContentSizeCategory? = nil
  ) {
    let device = UIScreen.main.device
    var values = UITraitCollection.applicationTraits.values
    values.userInterfaceIdiom = device.isPad ? .pad : .phone
    values.displayScale = device.scale
    values.layoutDirection = UIApplication.launchedRightToLeft ? .rightToLeft : .leftToRight
    values.userInterfaceStyle =
      (isDark ?? (isLaunchedOnce ? values.userInterfaceStyle == .dark : device.isDark)) ? .dark : .light
    if !isLaunchedOnce { AccessibilitySettings.on = device.accessibility }
    values.legibilityWeight = AccessibilitySettings.isOn(.boldText) ? .bold : .regular
    values.accessibilityContrast = AccessibilitySettings.isOn(.increaseContrast) ? .high : .normal
    if let category { values.preferredContentSizeCategory = category }
    (values.horizontalSizeClass, values.verticalSizeClass) = UIApplication.sizeClasses(
      of: UIScreen.main.windowBounds.size)
    isLaunchedOnce = true
    let new = UITraitCollection(values: values)
    let old = UITraitCollection.applicationTraits
    guard new != old else { return }
    UITraitCollection.applicationTraits = new
    for window in WindowList.everything {
      window.windowScene?.refreshTraits()
      window.updateTraits()
    }
    if category != nil {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory.rawValue])
    }
    let isLarge = new.preferredContentSizeCategory.isAccessibilityCategory
    if isLarge != old.preferredContentSizeCategory.isAccessibilityCategory {
      NotificationCenter.default.post(
        name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
    }
  }

  /// Changes a setting of Accessibility for the user: dependent traits change first, then the notification is
  /// posted.
  package func change(_ setting: AccessibilitySetting, isOn: Bool) {
    guard AccessibilitySettings.isOn(setting) != isOn else { return }
    if isOn { AccessibilitySettings.on.insert(setting) } else { AccessibilitySettings.on.remove(setting) }
    updateApplicationTraits()
    if setting == .reduceMotion { MotionEffects.shared.effectDidChange() }
    if setting == .reduceTransparency {
      for window in WindowList.everything { UIVisualEffectView.transparencyDidChange(in: window) }
    }
    if let name = AccessibilitySettings.notification(of: setting) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  /// Returns the size classes for a width. On an iPad only the width matters: all screens are regular, windows
  /// beside others according to their width (facts/devices.md#multitasking). Phones of 414 points and more are
  /// regular in landscape, except those with a narrow display.
  static func sizeClasses(of size: CGSize) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    let isPad = UIScreen.main.device.isPad
    if isPad { return (size.width < WindowShare.regularWidth ? .compact : .regular, .regular) }
    return (
      size.width > size.height && size.height >= 414 ? .regular : .compact,
      size.height >= size.width ? .regular : .compact
    )
  }

  // MARK: Screen edges

  /// The safe area of the whole screen in its current orientation. On a screen without a notch it includes the
  /// status bar's area while the bar is hidden.
  static var screenSafeArea: UIEdgeInsets {
    let device = UIScreen.main.device
    let turned = UIScreen.main.interfaceOrientation.isLandscape
    let area = turned ? device.landscapeSafeArea : device.safeArea
    var insets = UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
    if let application = UIApplication.instance, !application.statusBarShown, insets.top <= 24 { insets.top = 0 }
    return insets
  }

  var statusBarHeight: CGFloat {
    guard statusBarShown else { return 0 }
    let device = UIScreen.main.device
    if UIScreen.main.interfaceOrientation.isLandscape, !device.isPad { return 0 }
    return device.statusBarHeight
  }

  /// Queries the controllers in front about the status bar, the home indicator and the edges of the screen.
  func updateStatusBar() {
    guard let top = windowOfStatusBar?.statusBarController else { return }
    let hidden = top.last(\.childForStatusBarHidden)
    let style = top.last(\.childForStatusBarStyle)
    let indicator = top.last(\.childForHomeIndicatorAutoHidden)
    deferringEdges =
      top.last(\.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
    let isTurnedPhone = UIScreen.main.interfaceOrientation.isLandscape && !UIScreen.main.device.isPad
    let wasShown = statusBarShown
    if info["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true {
      statusBarShown = !hidden.prefersStatusBarHidden && !isTurnedPhone
      statusBarTone = style.preferredStatusBarStyle
    } else {
      statusBarShown = !UIApplication.infoHidesStatusBar && !isTurnedPhone
      statusBarTone = infoStatusBarStyle
    }
    homeIndicatorHidden = indicator.prefersHomeIndicatorAutoHidden
    if wasShown != statusBarShown {
      for window in WindowList.visible {
        window.updateSafeArea()
        // On phones with an island, bars begin above the end of the safe area, which does not change.
        window.rootViewController?.layOutContainersAgain()
      }
    }
    frames.statusBarMayHaveChanged()
    reportStatusBarFrame()
  }

  /// Notifies the app that the status bar's frame changed, because it was shown, hidden or rotated.
  private func reportStatusBarFrame() {
    let (old, new) = (knownStatusBarFrame, statusBarFrame)
    knownStatusBarFrame = new
    guard let old, old != new else { return }
    delegate?.application(self, willChangeStatusBarFrame: new)
    NotificationCenter.default.post(
      name: UIApplication.willChangeStatusBarFrameNotification, object: self,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: new)])
    delegate?.application(self, didChangeStatusBarFrame: old)
    NotificationCenter.default.post(
      name: UIApplication.didChangeStatusBarFrameNotification, object: self,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: old)])
  }

  /// The frontmost window that is as wide as the app's, has a root controller and reaches the status bar; windows
  /// above the level of alerts do not count.
  var windowOfStatusBar: UIWindow? {
    WindowList.visible.last {
      $0.rootViewController != nil && $0.windowLevel <= .alert && $0.frame.minY <= 0
        && $0.frame.width >= UIScreen.main.windowBounds.width
    } ?? WindowList.visible.first { $0.rootViewController != nil }
  }

  /// The elements that the host draws over the app: whether the bar is visible, whether its text is light, and
  /// whether the home indicator is visible.
  package var statusBarLook: (isShown: Bool, isLight: Bool, showsHomeIndicator: Bool) {
    let traits =
      windowOfStatusBar?.statusBarController?.traitCollection ?? UITraitCollection.applicationTraits
    let isLight =
      switch statusBarTone {
      case _ where windowOfStatusBar?.presentations.contains(where: \.activeController.blackensStatusBar) ?? false:
        true
      case .lightContent: true
      case .darkContent: false
      case .default: traits.userInterfaceStyle == .dark
      }
    return (statusBarShown, isLight, !homeIndicatorHidden)
  }
}

extension UIViewController {
  /// Returns the last controller of a chain of children that determine a property of their parents; stops at a
  /// cycle.
  fileprivate func last(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var seen = [self]
    while let next = child(seen[seen.count - 1]), !seen.contains(where: { $0 === next }) { seen.append(next) }
    return seen[seen.count - 1]
  }
}

extension UIWindow {
  /// The controller that controls the status bar: the topmost one that covers the screen.
  var statusBarController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedReference, let presentation = presented.presentation,
      presentation.stage != .dismissing,
      presentation.activeController.controlsStatusBar || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller
  }
}
