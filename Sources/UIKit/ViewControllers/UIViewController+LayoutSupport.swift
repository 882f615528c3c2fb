extension UIViewController {
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
