extension NibRow {
  static let pageViewController = NibRow(UIPageViewController.self) { row in
    row.step(reads: ["transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing", "doubleSided"]) {
      controller, coder in
      let element = coder.element
      controller.setUp(
        element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
        element["navigationOrientation"] == "vertical" ? .vertical : .horizontal,
        spine: element["spineLocation"].flatMap { UIPageViewController.SpineLocation.nibNames[$0] },
        spacing: element.number("pageSpacing") ?? 0)
      if element["doubleSided"] == "YES" { controller.isDoubleSided = true }
    }
  }
}

extension UIPageViewController.SpineLocation: NibNamed {
  static let nibNames: [String: UIPageViewController.SpineLocation] = [
    "none": .none, "min": .min, "mid": .mid, "max": .max,
  ]
}

// A page controller in archives.
extension UIPageViewController {
  func decodePages(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIPageTransitionStyle") else { return }
    setUp(
      TransitionStyle(rawValue: coder.decodeInteger(forKey: "UIPageTransitionStyle")) ?? .pageCurl,
      NavigationOrientation(rawValue: coder.decodeInteger(forKey: "UIPageNavigationOrientation")) ?? .horizontal,
      spine: SpineLocation(rawValue: coder.decodeInteger(forKey: "UIPageSpineLocation")),
      spacing: CGFloat(coder.decodeDouble(forKey: "UIPageSpacing")))
    shown = Array(children.prefix(pageCount))
  }

  func encodePages(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(transitionStyle.rawValue, forKey: "UIPageTransitionStyle")
    coder.encode(navigationOrientation.rawValue, forKey: "UIPageNavigationOrientation")
    coder.encode(spineLocation.rawValue, forKey: "UIPageSpineLocation")
    coder.encode(Double(interPageSpacing), forKey: "UIPageSpacing")
  }
}
