import QuartzCore

extension ArchivedProperty {
  /// The archived properties of effect views.
  static let visualEffectView: [ArchivedProperty] = [
    of("effect", \UIVisualEffectView.effect),
    custom("content", { (view: UIVisualEffectView) in NSArray(array: view.contentView.subviews) }) {
      for case let child as UIView in $1 as? NSArray ?? [] { $0.contentView.addSubview(child) }
    },
  ]
}
