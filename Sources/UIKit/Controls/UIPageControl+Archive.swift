import QuartzCore

extension ArchivedProperty {
  /// The archived properties of page controls.
  static let pageControl: [ArchivedProperty] = [
    of("pages", \UIPageControl.numberOfPages), of("page", \UIPageControl.currentPage),
    of("hides", \UIPageControl.hidesForSinglePage), of("tint", \UIPageControl.pageIndicatorTintColor),
    of("currentTint", \UIPageControl.currentPageIndicatorTintColor),
    of("background", \UIPageControl.backgroundStyle), of("direction", \UIPageControl.direction),
    of("continuous", \UIPageControl.allowsContinuousInteraction),
    of("image", \UIPageControl.preferredIndicatorImage),
  ]
}
