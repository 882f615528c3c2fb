extension UIPresentationController {
  /// The style to show the controller in: the delegate's, else its own.
  func adaptedStyle() -> UIModalPresentationStyle {
    guard adaptsToSize else { return style }
    let traits = traitCollection
    let answer =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    switch answer {
    case .none: return style
    case .automatic: return .pageSheet
    // Nothing becomes a popover that was none.
    case .popover: return style
    default: return answer
    }
  }

  /// How the delegate hears of a style.
  func announced(_ shown: UIModalPresentationStyle) -> UIModalPresentationStyle { shown == style ? .none : shown }

  /// What shows the controller in that style.
  func shower(as shown: UIModalPresentationStyle) -> UIPresentationController {
    if shown == style { return self }
    switch shown {
    case .pageSheet, .formSheet:
      if let popover = self as? UIPopoverPresentationController {
        popover.adaptiveSheetPresentationController.style = shown
        return popover.adaptiveSheetPresentationController
      }
      return UISheetPresentationController(presentedViewController, style: shown)
    case .fullScreen, .overFullScreen: return ScreenPresentationController(presentedViewController, style: shown)
    case .currentContext, .overCurrentContext:
      return ContextPresentationController(presentedViewController, style: shown)
    default: return UIPresentationController(presentedViewController, style: shown)
    }
  }
}

extension UIViewController {
  /// What shows this controller or the one that it is in, or is to show it.
  func managingPresentationController() -> UIPresentationController? {
    var candidate: UIViewController? = self
    while let here = candidate {
      if let presentation = here.presentation { return presentation.controller }
      if let planned = here.plannedPresentation, planned.style == here.resolvedPresentationStyle { return planned }
      candidate = here.parentReference
    }
    return nil
  }

  /// The one for `modalPresentationStyle`; the app's, if it has one for the style `.custom`.
  func makePresentationController(
    presenting: UIViewController? = nil, source: UIViewController? = nil
  ) -> UIPresentationController {
    let style = resolvedPresentationStyle
    if style != .custom, let plannedPresentation, plannedPresentation.style == style { return plannedPresentation }
    let apps =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self) : nil
    let made: UIPresentationController =
      switch style {
      case .custom where apps != nil: apps ?? UIPresentationController(self, style: style)
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .fullScreen, .overFullScreen:
        ScreenPresentationController(presentedViewController: self, presenting: nil)
      case .currentContext, .overCurrentContext:
        ContextPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    plannedPresentation = made
    return made
  }

  /// The sheet that a popover becomes.
  func makeAdaptiveSheet() -> UISheetPresentationController {
    UISheetPresentationController(self, style: .pageSheet)
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
