extension NibRow {
  static let pageControl = NibRow(UIPageControl.self) { row in
    row.archives { ArchivedProperty.pageControl }
    row.property("numberOfPages", \.numberOfPages)
    // The current page is set after the number of pages, which limits it.
    row.property("currentPage", \.currentPage)
    row.property("hidesForSinglePage", \.hidesForSinglePage)
    row.property("defersCurrentPageDisplay", \.defersCurrentPageDisplay)
    row.property("allowsContinuousInteraction", \.allowsContinuousInteraction)
    row.property("backgroundStyle", \.backgroundStyle)
    row.property("pageIndicatorTintColor", \.pageIndicatorTintColor)
    row.property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    row.property("preferredIndicatorImage", \.preferredIndicatorImage)
  }
}

extension UIPageControl.BackgroundStyle: NibNamed {
  static let nibNames: [String: UIPageControl.BackgroundStyle] = [
    "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
  ]
}
