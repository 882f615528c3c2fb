extension UIPresentationController {
  /// Returns the style in which to show the controller: the delegate's, or else its own.
  func adaptedStyle() -> UIModalPresentationStyle {
    guard adaptsToSize else { return style }
    let traits = traitCollection
    let answer =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    switch answer {
    case .none: return style
    case .automatic: return .pageSheet
    // Only a popover adapts to a popover.
    case .popover: return style
    default: return answer
    }
  }

  /// Returns the style to pass to the delegate: `.none` if the presentation does not adapt.
  func announced(_ shown: UIModalPresentationStyle) -> UIModalPresentationStyle { shown == style ? .none : shown }

  /// Returns the presentation controller that shows `controller` in a style: this object or, for an adapted style,
  /// a new one.
  func presentationController(as shown: UIModalPresentationStyle, of controller: UIViewController)
    -> UIPresentationController
  {
    guard shown != style else { return self }
    let adapted = makeAdapted(to: shown)
    adapted.presented = controller
    return adapted
  }

  /// Returns the controller to show in that style: the delegate's, often a navigation controller that contains the
  /// presented one, or else the presented one.
  func controllerToShow(as shown: UIModalPresentationStyle) -> UIViewController {
    let other =
      shown == style
      ? nil : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: shown)
    return other ?? presentedViewController
  }

  /// Returns the system's presentation controller for a style.
  static func standard(
    for presented: UIViewController, style: UIModalPresentationStyle
  ) -> UIPresentationController {
    switch style {
    case .popover: UIPopoverPresentationController(presented, style: style)
    case .pageSheet, .formSheet: UISheetPresentationController(presented, style: style)
    case .fullScreen, .overFullScreen: ScreenPresentationController(presented, style: style)
    case .currentContext, .overCurrentContext: ContextPresentationController(presented, style: style)
    default: UIPresentationController(presented, style: style)
    }
  }
}

extension UIViewController {
  /// Returns the presentation controller that shows, or is about to show, this controller or its nearest presented
  /// parent.
  func managingPresentationController() -> UIPresentationController? {
    var candidate: UIViewController? = self
    while let here = candidate {
      if let presentation = here.presentation { return presentation.controller }
      if let planned = here.plannedPresentation, planned.style == here.modalPresentationStyle { return planned }
      candidate = here.parentReference
    }
    return nil
  }

  /// Creates the presentation controller for `modalPresentationStyle`; the app's, if it has one for the style
  /// `.custom`.
  func makePresentationController(
    presenting: UIViewController? = nil, source: UIViewController? = nil
  ) -> UIPresentationController {
    let style = modalPresentationStyle
    if style != .custom, let plannedPresentation, plannedPresentation.style == style { return plannedPresentation }
    let apps =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self) : nil
    let made = apps ?? makePresentationController(as: style)
    plannedPresentation = made
    return made
  }
}

extension UIBarButtonItem {
  /// The bar that shows the item.
  var bar: UIView? {
    var view: UIView? = customView ?? button
    while let here = view, !(here is any BarItemHost) { view = here.superview }
    return view
  }
}
