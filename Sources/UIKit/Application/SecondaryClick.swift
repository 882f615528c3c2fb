import CoreGraphics

/// A click with the secondary button of an iPad's pointer. It opens the innermost context menu at that point at
/// once; without one, it is a tap for recognizers that require that button. While a menu is open, it closes the
/// menu.
@MainActor enum SecondaryClick {
  static func perform(at location: CGPoint, in application: UIApplication) {
    guard location.x.isFinite, location.y.isFinite, application.state == .active,
      !application.isIgnoringInteractionEvents, let (window, hit) = WindowList.hitTest(location, with: nil)
    else { return }
    if let menu = MenuPresentation.current { return menu.dismiss() }
    let point = window.convert(location, from: nil as UIWindow?)
    var next: UIView? = hit
    while let view = next {
      for case let menu as UIContextMenuInteraction in view.interactions {
        menu.openMenu(at: point)
        if menu.presentation != nil { return }
      }
      next = view.superview
    }
    application.touches.clickSecondary(at: location, in: application)
  }
}
