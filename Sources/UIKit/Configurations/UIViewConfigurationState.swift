/// The state of a header, a footer or another view on which configurations depend.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct>
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled and receives no touches.
  public var isDisabled = false
  /// Whether a finger is on the view. False by default.
  public var isHighlighted = false
  /// Whether the view is selected. False by default.
  public var isSelected = false
  /// Whether the view has keyboard focus. False by default.
  public var isFocused = false
  /// Whether a header or footer is pinned to the edge of the list while the list scrolls under it.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    let states = [
      ("Disabled", isDisabled), ("Highlighted", isHighlighted), ("Selected", isSelected), ("Focused", isFocused),
      ("Pinned", isPinned),
    ]
    return "<UIViewConfigurationState: traitCollection = \(traitCollection)" + describe(states, custom: custom)
      + ">"
  }
  public var debugDescription: String { description }
  /// The values that `dump(_:)` and debuggers show.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "traitCollection": traitCollection, "isDisabled": isDisabled, "isHighlighted": isHighlighted,
        "isSelected": isSelected, "isFocused": isFocused, "isPinned": isPinned,
      ], displayStyle: .struct)
  }
}
