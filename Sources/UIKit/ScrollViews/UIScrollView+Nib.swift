extension NibRow {
  static let scrollView = NibRow(UIScrollView.self) { row in
    row.archives { ArchivedProperty.scrollView }
    row.property("scrollEnabled", \.isScrollEnabled)
    row.property("directionalLockEnabled", \.isDirectionalLockEnabled)
    row.property("bounces", \.bounces)
    row.property("alwaysBounceVertical", \.alwaysBounceVertical)
    row.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
    row.property("pagingEnabled", \.isPagingEnabled)
    row.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
    row.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
    row.property("delaysContentTouches", \.delaysContentTouches)
    row.property("canCancelContentTouches", \.canCancelContentTouches)
    row.property("bouncesZoom", \.bouncesZoom)
    row.property("minimumZoomScale", \.minimumZoomScale)
    row.property("maximumZoomScale", \.maximumZoomScale)
    row.property("indicatorStyle", \.indicatorStyle)
    row.property("keyboardDismissMode", \.keyboardDismissMode)
    row.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
    row.property("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
    row.property("contentInset", \.contentInset)
    row.property("scrollIndicatorInsets", \.scrollIndicatorInsets)
    row.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
    row.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
    row.key("delegate", get: { $0.delegate }) { $0.delegate = $1 }
    row.key("contentOffset", \.contentOffset)
    row.key("contentSize", \.contentSize)
  }
}

extension UIScrollView.IndicatorStyle: NibNamed {
  static let nibNames: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
}

extension UIScrollView.KeyboardDismissMode: NibNamed {
  static let nibNames: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]
}

extension UIScrollView.ContentInsetAdjustmentBehavior: NibNamed {
  static let nibNames: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
}
