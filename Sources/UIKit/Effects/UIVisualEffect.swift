/// The base class of the effects of a `UIVisualEffectView`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uivisualeffect>
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
