import CoreText

/// A shadow behind text: the value of the `shadow` attribute.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowOffset = CGSize(width: 0, height: 1)
/// shadow.shadowBlurRadius = 2
/// shadow.shadowColor = UIColor.black.withAlphaComponent(0.5)
/// label.attributedText = NSAttributedString(string: "Title", attributes: [.shadow: shadow])
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsshadow>
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  /// The offset of the shadow to the right and downwards, in points of the base space.
  open var shadowOffset = CGSize.zero
  /// The radius over which the shadow's edge fades, in points of the base space; 0, the default, is sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third of its opacity unless set. Nil draws no shadow.
  open var shadowColor: Any? = NSShadow.usualColor
  private static let usualColor = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    super.init()
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as AnyObject?) === (other.shadowColor as AnyObject?)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
