import QuartzCore

extension ArchivedProperty {
  /// The archived properties of stack views.
  static let stackView: [ArchivedProperty] = [
    of("axis", \UIStackView.axis), of("distribution", \UIStackView.distribution),
    of("alignment", \UIStackView.alignment), of("spacing", \UIStackView.spacing),
    of("baseline", \UIStackView.isBaselineRelativeArrangement),
    of("margins", \UIStackView.isLayoutMarginsRelativeArrangement),
    custom("arranged", arrangedSubviews, setArrangedSubviews),
  ]

  /// Encodes the arranged views by their indices among the subviews, each with the spacing after it.
  private static func arrangedSubviews(_ stack: UIStackView) -> NSObject? {
    let places = stack.arrangedSubviews.compactMap { view -> NSArray? in
      guard let index = stack.subviews.firstIndex(of: view) else { return nil }
      return [NSNumber(value: index), NSNumber(value: Double(stack.customSpacing(after: view)))]
    }
    return places.isEmpty ? nil : NSArray(array: places)
  }

  private static func setArrangedSubviews(_ stack: UIStackView, _ value: NSObject?) {
    let subviews = stack.subviews
    for case let place as NSArray in value as? NSArray ?? [] where place.count == 2 {
      guard let index = (place[0] as? NSNumber)?.intValue, subviews.indices.contains(index) else { continue }
      stack.addArrangedSubview(subviews[index])
      if let space = (place[1] as? NSNumber)?.doubleValue, CGFloat(space) != UIStackView.spacingUseDefault {
        stack.setCustomSpacing(CGFloat(space), after: subviews[index])
      }
    }
  }
}
