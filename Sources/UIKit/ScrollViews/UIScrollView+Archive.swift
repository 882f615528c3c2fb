import QuartzCore

extension ArchivedProperty {
  /// The archived properties of scroll views.
  static let scrollView: [ArchivedProperty] = [
    of("contentSize", \UIScrollView.contentSize), of("inset", \UIScrollView.contentInset),
    of("adjusts", \UIScrollView.contentInsetAdjustmentBehavior), of("scrolls", \UIScrollView.isScrollEnabled),
    of("pages", \UIScrollView.isPagingEnabled), of("locks", \UIScrollView.isDirectionalLockEnabled),
    of("bounces", \UIScrollView.bounces), of("bouncesY", \UIScrollView.alwaysBounceVertical),
    of("bouncesX", \UIScrollView.alwaysBounceHorizontal), of("keyboard", \UIScrollView.keyboardDismissMode),
    of("toTop", \UIScrollView.scrollsToTop), of("delays", \UIScrollView.delaysContentTouches),
    of("cancels", \UIScrollView.canCancelContentTouches),
    of("showsY", \UIScrollView.showsVerticalScrollIndicator),
    of("showsX", \UIScrollView.showsHorizontalScrollIndicator), of("indicators", \UIScrollView.indicatorStyle),
    of("insetsY", \UIScrollView.verticalScrollIndicatorInsets),
    of("insetsX", \UIScrollView.horizontalScrollIndicatorInsets),
    of("minimumZoom", \UIScrollView.minimumZoomScale), of("maximumZoom", \UIScrollView.maximumZoomScale),
    of("bouncesZoom", \UIScrollView.bouncesZoom), of("rate", \UIScrollView.decelerationRate),
  ]
}
