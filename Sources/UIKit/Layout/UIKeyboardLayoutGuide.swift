/// The area of a view that the keyboard covers. While the keyboard is hidden, the guide is a line at the bottom of
/// the safe area.
///
/// Constrain a view to the guide's top to keep it above the keyboard.
///
/// ```swift
/// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard. The value has no effect, because the keyboard is always
  /// docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide is at the bottom of the safe area while the keyboard is hidden, or at the bottom of the
  /// view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.insetsDidChange() } }
  }
  /// The distance above the keyboard at which a scrolling finger begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  private final class Reference {
    weak var guide: UIKeyboardLayoutGuide?
    init(_ guide: UIKeyboardLayoutGuide) { self.guide = guide }
  }
  private static var all: [Reference] = []

  public override init() {
    super.init()
    UIKeyboardLayoutGuide.all.removeAll { $0.guide == nil }
    UIKeyboardLayoutGuide.all.append(Reference(self))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func keyboardDidMove() {
    for reference in all { reference.guide?.owner?.insetsDidChange() }
  }

  /// Lays out the windows with constraints to keyboard guides.
  static func layOutFollowers() {
    for reference in all {
      guard let owner = reference.guide?.owner, owner.layoutStateReference?.usedInsets != nil else { continue }
      owner.window?.layoutIfNeeded()
    }
  }

  /// The largest `keyboardDismissPadding` of the guides on the screen.
  static var dismissPadding: CGFloat {
    let guides = all.compactMap(\.guide).filter { $0.owner?.window != nil && $0.keyboardDismissPadding.isFinite }
    return max(0, guides.map(\.keyboardDismissPadding).max() ?? 0)
  }

  /// The bottom edge, because the keyboard is always docked or hidden.
  override var nearEdges: NSDirectionalRectEdge { [.bottom] }
}
