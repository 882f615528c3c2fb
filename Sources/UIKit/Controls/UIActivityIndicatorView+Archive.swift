import QuartzCore

extension ArchivedProperty {
  /// The archived properties of activity indicators.
  static let activityIndicatorView: [ArchivedProperty] = [
    of("style", \UIActivityIndicatorView.style), of("hides", \UIActivityIndicatorView.hidesWhenStopped),
    of("color", \UIActivityIndicatorView.color),
    custom("animating", { (view: UIActivityIndicatorView) in view.isAnimating.archived }) {
      if $1.flatMap(Bool.unarchived) == true { $0.startAnimating() }
    },
  ]
}
