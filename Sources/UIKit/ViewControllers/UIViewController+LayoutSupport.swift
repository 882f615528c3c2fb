extension UIViewController {
  /// The standard margins for the notch and for the width of the screen, or of the window on an iPad.
  var standardMinimumMargins: NSDirectionalEdgeInsets {
    let screen = UIScreen.main.bounds.size
    let window = viewIfLoaded?.window
    let isPad = UITraitCollection.applicationTraits.userInterfaceIdiom == .pad
    let width = isPad ? window?.bounds.width ?? screen.width : screen.width
    let isBesideNotch = !isPad && (window?.safeAreaInsets.left ?? 0) > 0 && min(screen.width, screen.height) < 414
    let side: CGFloat = width >= 414 && !isBesideNotch ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func layoutSupport(_ kind: LayoutGuideKind, _ identifier: String) -> LayoutSupportGuide {
    let view: UIView = self.view ?? UIView()
    return unsafeDowncast(
      view.guide(kind, identifier) {
        let guide = LayoutSupportGuide()
        view.listConstraints(of: guide, at: kind == .top ? .top : .bottom)
        return guide
      }, to: LayoutSupportGuide.self)
  }
}
