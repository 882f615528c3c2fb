/// A row of segments, one of which the user selects.
///
/// ```swift
/// let period = UISegmentedControl(items: ["Day", "Week", "Month"])
/// period.selectedSegmentIndex = 0
/// period.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
/// ```
///
/// Without a selection, `selectedSegmentIndex` is `noSegment`. The control is 32 points high: a gray plate with a
/// white pill behind the selected segment, as of iOS 13; its alignment rectangle is one point higher than it
/// (facts/geometry.md#controls/segmented-control). Titles have a size of 13 points, of medium weight when selected
/// (facts/geometry.md#segmented-control).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>
@preconcurrency @MainActor open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
  /// The position of a segment in the row.
  public enum Segment: Int, Sendable {
    /// Any segment.
    case any = 0
    /// The first segment of several.
    case left = 1
    /// A segment between others.
    case center = 2
    /// The last segment of several.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// The value of `selectedSegmentIndex` if no segment is selected.
  public class var noSegment: Int { -1 }

  static let height: CGFloat = 32
  var list: [SegmentParts] = []
  let plate = UIImageView()
  let pill = UIImageView()
  var dividers: [UIView] = []
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var images: [String: UIImage] = [:]
  private var adjustments: [Segment: UIOffset] = [:]
  /// The segment under a finger.
  var pressed: Int?
  /// The segment that was selected when a finger began to drag the pill.
  private var dragStart: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.segmentedControl, from: coder)
  }

  /// Creates a control with segments of titles (`String`) and images (`UIImage`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: list.count, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? "\(item)", at: list.count, animated: false)
      }
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which is performed when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: list.count, animated: false) }
  }

  override class var nibRow: NibRow { .segmentedControl }
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .segmentedControl }
  package override var automationElements: [Any] { listedElements ?? accessibleParts }

  private func setUp() {
    for part in [plate, pill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    // Also rounds a background color of the control.
    layer.cornerRadius = 9
    plate.layer.cornerRadius = 9
    plate.clipsToBounds = true
    pill.layer.cornerRadius = 7
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    show()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { list.count }

  /// Inserts a segment with a title; an index out of range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(segment) { $0.title = title }
  }
  /// Inserts a segment with an image; an index out of range is clamped.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(segment) { $0.image = image }
  }
  /// Inserts a segment with the title or image of an action, which is performed when the segment is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(segment) { $0.take(action) }
  }

  private func insert(_ index: Int, _ fill: (SegmentParts) -> Void) {
    let segment = SegmentParts()
    fill(segment)
    let index = min(max(0, index), list.count)
    list.insert(segment, at: index)
    addSubview(segment)
    if selectedSegmentIndex >= index { selection += 1 }
    // The other segments are unchanged: a control with thousands of segments is filled one by one.
    show(segment, at: index)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Removes a segment; an index out of range is clamped.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !list.isEmpty else { return }
    // An index beyond the end stands for the last segment.
    let index = min(max(0, segment), list.count - 1)
    list.remove(at: index).removeFromSuperview()
    if selection == index { selection = UISegmentedControl.noSegment } else if selection > index { selection -= 1 }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in list { segment.removeFromSuperview() }
    list = []
    selection = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    show()
  }

  private func segment(_ index: Int) -> SegmentParts? { list.indices.contains(index) ? list[index] : nil }

  /// Sets the title or image of a segment to those of an action, which is performed when the segment is selected.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.take(action) } }
  /// Returns the action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Returns the index of the segment that was created with the action, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    list.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Replaces the content of a segment by a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { part in
      part.title = title
      part.image = nil
    }
  }
  /// Returns the title of a segment; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// Replaces the content of a segment by an image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { part in
      part.image = image
      part.title = nil
    }
  }
  /// Returns the image of a segment; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Sets the width of a segment in points; 0 makes it as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  /// Returns the width that was set for a segment, in points; 0 for the automatic width.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Sets the offset of a segment's content in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// Returns the offset of a segment's content in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }
  /// Sets whether a segment is enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isOn = enabled } }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isOn ?? false }

  private func change(_ index: Int, _ body: (SegmentParts) -> Void) {
    guard let segment = segment(index) else { return }
    body(segment)
    segmentsDidChange()
  }

  // MARK: Selection

  private var selection = -1

  /// The index of the selected segment. Setting it sends no event; an index out of range clears the selection.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      KeyValueObserving.change(self, "selectedSegmentIndex") {
        select(list.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment, animated: false)
      }
    }
  }

  private func select(_ index: Int, animated: Bool) {
    guard index != selection else { return }
    selection = index
    show()
    if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  /// Whether a segment is selected only while a finger is on it.
  open var isMomentary = false { didSet { show() } }
  /// Whether the widths of segments depend on their content, instead of being equal.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  // MARK: Look

  /// The color of the pill behind the selected segment; nil for white, or gray in dark appearance.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "selectedSegmentTintColor")
      show()
    }
  }

  /// Sets font, color and shadow of titles for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("titleTextAttributes", state))
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange()
  }
  /// Returns the attributes of titles that were set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  /// Sets the image behind segments in that state; it is stretched by its cap insets. Nil removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    ExplicitValues.note(self, .init("backgroundImage", state, barMetrics.rawValue))
    images["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    show()
  }
  /// Returns the image behind segments that was set for exactly this state and these metrics.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images["\(state.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets the image between two segments for the states of both.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ExplicitValues.note(self, .init("dividerImage", leftState, rightState, barMetrics.rawValue))
    images["\(leftState.rawValue)|\(rightState.rawValue) \(barMetrics.rawValue)"] = dividerImage
    show()
  }
  /// Returns the image between two segments that was set for exactly these states and metrics.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images["\(leftState.rawValue)|\(rightState.rawValue) \(barMetrics.rawValue)"] }
  /// Sets the offset of the content of segments of a kind, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    ExplicitValues.note(self, .init("contentPositionAdjustment", leftCenterRightOrAlone.rawValue))
    adjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }
  /// Returns the offset of the content of segments of a kind, in points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? .zero }

  /// Returns the adjustment of a segment by its position in the row.
  func adjustment(of index: Int) -> UIOffset {
    let place: Segment = list.count == 1 ? .alone : index == 0 ? .left : index == list.count - 1 ? .right : .center
    return adjustments[place] ?? adjustments[.any] ?? .zero
  }

  override func stateDidChange() { show() }

  /// The segment that looks selected.
  var shownSelection: Int? {
    if isMomentary { return pressed }
    return list.indices.contains(selection) ? selection : nil
  }

  func attributes(isSelected: Bool, isOn: Bool) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .medium : .regular),
      .foregroundColor: isOn ? UIColor.label : UIColor.tertiaryLabel,
    ]
    result.merge(titleAttributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
    if isSelected { result.merge(titleAttributes[UIControl.State.selected.rawValue] ?? [:]) { $1 } }
    if !isOn { result.merge(titleAttributes[UIControl.State.disabled.rawValue] ?? [:]) { $1 } }
    return result
  }

  func show() {
    alpha(isEnabled ? 1 : 0.5)
    plate.image = backgroundImage(for: .normal, barMetrics: .default)
    plate.backgroundColor = plate.image == nil ? .tertiarySystemFill : nil
    pill.image = backgroundImage(for: .selected, barMetrics: .default)
    let isPlain = pill.image == nil && plate.image == nil
    pill.backgroundColor = isPlain ? selectedSegmentTintColor ?? UISegmentedControl.pillColor : nil
    pill.layer.shadowOpacity = isPlain ? 0.08 : 0
    pill.isHidden = shownSelection == nil
    for (index, segment) in list.enumerated() { show(segment, at: index) }
    setNeedsLayout()
  }

  private func show(_ segment: SegmentParts, at index: Int) {
    let isSelected = index == shownSelection
    segment.show(attributes(isSelected: isSelected, isOn: segment.isOn && isEnabled))
    segment.alpha = index == pressed && !isSelected ? 0.3 : 1
    segment.isSelectedSegment = isSelected
  }

  private func alpha(_ value: CGFloat) { for part in [plate, pill] { part.alpha = value } }

  private static let pillColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1) : .white
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: list.isEmpty ? 0 : fittingWidth, height: UISegmentedControl.height - 1)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: list.isEmpty ? 0 : fittingWidth, height: UISegmentedControl.height)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  // MARK: Drags

  /// Whether a drag that hovers over a segment selects it. False by default.
  open var isSpringLoaded: Bool {
    get { SpringLoading.interaction(of: self) != nil }
    set {
      SpringLoading.set(newValue, on: self) { [weak self] context in
        guard let self, isEnabled, let index = index(at: context.location(in: self)), list[index].isOn,
          index != selection
        else { return }
        select(index, animated: true)
        send(index)
      }
    }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch.location(in: self)), list[index].isOn,
      super.beginTracking(touch, with: event)
    else { return false }
    pressed = index
    dragStart = index == selection && !isMomentary ? index : nil
    show()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let point = touch.location(in: self)
    if let index = index(at: CGPoint(x: point.x, y: bounds.midY)), list[index].isOn, index != pressed, isTouchInside
    {
      pressed = index
      // A finger that began on the selected segment drags the pill.
      if dragStart != nil { select(index, animated: true) } else { show() }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let index = isTouchInside ? pressed : nil
    let before = dragStart ?? selection
    endPress()
    guard let index else { return }
    if isMomentary { return send(index) }
    select(index, animated: true)
    if index != before { send(index) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endPress()
  }

  private func endPress() {
    pressed = nil
    dragStart = nil
    show()
  }

  private func send(_ index: Int) {
    if isMomentary { selection = index }
    list[index].action.map { sendAction($0) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selection = UISegmentedControl.noSegment }
  }
}
