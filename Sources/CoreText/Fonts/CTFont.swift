/// A font with a size, which shapes, measures and draws text.
///
/// ```swift
/// let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
/// let height = CTFontGetAscent(font) + CTFontGetDescent(font)
/// ```
///
/// `UIFont` is a subclass, so a `UIFont` can be passed to Core Text's functions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coretext/ctfont>
open class CTFont: NSObject, NSCopying, @unchecked Sendable {
  package let spec: FontSpec
  /// The font's vertical metrics, in units of the em.
  package let verticalMetrics: VerticalMetrics

  package init(spec: FontSpec) {
    var spec = spec
    if !spec.size.isFinite || spec.size < 0 { spec.size = 0 }
    self.spec = spec
    verticalMetrics = FontCatalog.verticalMetrics(spec)
    super.init()
    _ = GraphicsFonts.install
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    return self === other || spec == other.spec
  }

  open override var hash: Int { spec.hashValue }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CTFont {
  package var ascent: CGFloat { verticalMetrics.ascent * spec.size }
  /// The descent below the baseline, which is positive.
  package var descent: CGFloat { verticalMetrics.descent * spec.size }
  /// The line gap of the font, in points.
  package var lineGap: CGFloat { verticalMetrics.leading * spec.size + spec.leadingAdjustment }

  /// The face that draws the font. Protected by `Typesetter.lock`.
  var face: SizedFace? { FontInstance.of(spec).primary }
}
