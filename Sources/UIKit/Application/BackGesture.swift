import QuartzCore

/// The gesture with which a user goes back to the previous screen, in screen coordinates.
package enum BackGesture: Equatable {
  /// A tap on the back button.
  case button(CGPoint)
  /// A swipe from the edge of the screen.
  case swipe(from: CGPoint, to: CGPoint)
}

extension UIApplication {
  /// The gesture that pops the frontmost navigation controller; nil if it shows its root.
  package var backGesture: BackGesture? {
    let window = WindowList.key ?? WindowList.visible.last { $0.rootViewController != nil }
    guard let top = window?.topViewController, let navigation = navigation(in: top), navigation.stack.count > 1
    else {
      return nil
    }
    let bar = navigation.navigationBar
    let button = bar.backButton
    if !navigation.isNavigationBarHidden, button.isDescendant(of: bar), !button.isHidden, button.alpha > 0.01,
      button.isUserInteractionEnabled, button.window != nil
    {
      let frame = button.convert(button.bounds, to: nil)
      return .button(CGPoint(x: frame.midX, y: frame.midY))
    }
    guard navigation.mayPopByEdge, navigation.interactivePopGestureRecognizer?.isEnabled == true,
      let view = navigation.viewIfLoaded
    else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = CGPoint(x: isReversed ? frame.maxX - 1 : frame.minX + 1, y: frame.midY)
    return .swipe(
      from: start, to: CGPoint(x: frame.midX + (isReversed ? -1 : 1) * frame.width * 0.4, y: frame.midY))
  }

  /// Returns the innermost visible navigation controller that can go back.
  private func navigation(in controller: UIViewController) -> UINavigationController? {
    for child in childrenThatShow(in: controller) {
      if let found = navigation(in: child), found.stack.count > 1 { return found }
    }
    return controller as? UINavigationController
  }

  private func childrenThatShow(in controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: navigation.stack.suffix(1)
    case let tabs as UITabBarController: [tabs.shownController].compactMap { $0 }
    default: controller.children.reversed().filter { $0.viewIfLoaded?.window != nil }
    }
  }
}
