extension UISegmentedControl {
  /// The padding at both sides of a title in points (two segments "First" and "Second" are 131 points wide in
  /// Xcode's canvas).
  private static let contentPadding: CGFloat = 9

  /// Returns the width that a segment's content needs.
  private func contentWidth(_ segment: SegmentParts) -> CGFloat {
    if let image = segment.image { return image.size.width + 2 * UISegmentedControl.contentPadding }
    let bold = segment.title.map {
      NSAttributedString(string: $0, attributes: attributes(isSelected: true, isOn: true)).size().width
    }
    return (bold ?? 0).rounded(.up) + 2 * UISegmentedControl.contentPadding
  }

  /// Returns the widths of the segments in a control of a width, in whole points, as the boundaries are.
  func widths(in total: CGFloat) -> [CGFloat] {
    guard !list.isEmpty, total.isFinite else { return [] }
    let fixed = list.reduce(0) { $0 + $1.width }
    let free = list.filter { $0.width == 0 }
    let room = max(0, total - fixed)
    if apportionsSegmentWidthsByContent {
      let wished = free.reduce(0) { $0 + contentWidth($1) }
      return list.map { $0.width > 0 ? $0.width : wished > 0 ? room * contentWidth($0) / wished : 0 }
    }
    return list.map { $0.width > 0 ? $0.width : room / CGFloat(free.count) }
  }

  func layOutSegments() {
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    plate.frame = bounds
    var edges: [CGFloat] = [0]
    for width in widths(in: bounds.width) { edges.append(edges[edges.count - 1] + width) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, segment) in list.enumerated() {
      let left = edges[index].rounded(.down)
      let right = index == list.count - 1 ? edges[index + 1] : edges[index + 1].rounded(.down)
      let x = isMirrored ? bounds.width - right : left
      segment.frame = CGRect(x: x, y: 0, width: max(0, right - left), height: bounds.height)
      segment.shift = adjustment(of: index)
    }
    if let selected = shownSelection { pill.frame = list[selected].frame.insetBy(dx: 2, dy: 2) }
    layOutDividers()
  }

  /// Lays out the dividers between adjacent segments of which neither is selected.
  private func layOutDividers() {
    let count = max(0, list.count - 1)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let divider = UIImageView()
      divider.isUserInteractionEnabled = false
      insertSubview(divider, aboveSubview: plate)
      dividers.append(divider)
    }
    let image = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    for (index, divider) in dividers.enumerated() {
      let isBeside = index == shownSelection || index + 1 == shownSelection
      let edge = max(list[index].frame.minX, list[index + 1].frame.minX)
      let width = image?.size.width ?? 1
      (divider as? UIImageView)?.image = image
      divider.backgroundColor = image == nil ? .separator : nil
      divider.alpha = isBeside && image == nil ? 0 : 1
      divider.frame = CGRect(x: edge - width / 2, y: 8, width: width, height: max(0, bounds.height - 16))
    }
  }

  func index(at point: CGPoint) -> Int? {
    list.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX && bounds.height > 0 }
  }
}

extension UISegmentedControl {
  var fittingWidth: CGFloat {
    let widths = list.map { $0.width > 0 ? $0.width : contentWidth($0) }
    let dividers = CGFloat(max(0, list.count - 1))
    guard !apportionsSegmentWidthsByContent else { return widths.reduce(dividers, +) }
    // All other segments are as wide as the widest.
    let widest = zip(list, widths).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return list.reduce(dividers) { $0 + ($1.width > 0 ? $1.width : widest) }
  }
}

/// One segment with its title or image, and its values.
@MainActor final class SegmentParts: UIView {
  var title: String?
  var image: UIImage?
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isOn = true
  var action: UIAction?
  var shift = UIOffset.zero { didSet { if shift != oldValue { setNeedsLayout() } } }
  var isSelectedSegment = false
  private let label = UILabel()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { return nil }

  func take(_ action: UIAction) {
    self.action = action
    title = action.image == nil ? action.title : nil
    image = action.image
  }

  func show(_ attributes: [NSAttributedString.Key: Any]) {
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
    label.textAlignment = .center
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = attributes[.foregroundColor] as? UIColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.offsetBy(dx: offset.width + shift.horizontal, dy: offset.height + shift.vertical)
    label.frame = frame.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    picture.frame = frame
  }

  // The segments are the accessibility elements of the control.
  override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let traits = accessibilityStorage?.traits { return traits }
      var traits = UIAccessibilityTraits.button
      if isSelectedSegment { traits.insert(.selected) }
      if !isOn || (superview as? UISegmentedControl)?.isEnabled == false { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
