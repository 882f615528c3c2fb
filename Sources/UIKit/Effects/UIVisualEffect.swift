/// What a `UIVisualEffectView` does with what is behind it or in it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uivisualeffect>
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
