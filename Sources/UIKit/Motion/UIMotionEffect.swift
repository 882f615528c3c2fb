/// The base class of effects that move a view with the tilt of the device.
///
/// A subclass overrides `keyPathsAndRelativeValues(forViewerOffset:)` and returns offsets by key paths. The offsets
/// are added to the presentation, never to the model: `view.center` does not change.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimotioneffect>
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Offsets by key path of the view for a viewer at `viewerOffset` (-1 to 1 on each axis); nil for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
