import CoreGraphics

/// The representation of a `UIColor`.
enum ColorValue {
  case gray(white: CGFloat, alpha: CGFloat)
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  case cgColor(CGColor)
  case pattern(PatternColor)
  case system(SystemColor)
  /// A color of an asset catalog.
  case named(any NamedColor)
  case provider((UITraitCollection) -> UIColor)
  /// A dynamic color with a different opacity.
  case faded(UIColor, alpha: CGFloat)

  var isDynamic: Bool {
    switch self {
    case .system, .named, .provider, .faded: true
    default: false
    }
  }

  /// Returns the value for the traits, which is never dynamic. Endless chains of dynamic colors are cut off.
  func resolved(with traits: UITraitCollection) -> ColorValue {
    var value = self
    for _ in 0..<32 {
      switch value {
      case .system(let color): return color.variant(for: traits)
      case .named(let set): value = set.value(for: traits)
      case .provider(let provide):
        // Dynamic colors that the provider resolves by `cgColor` and the like use the same traits.
        var answer: UIColor?
        traits.performAsCurrent { answer = provide(traits) }
        value = answer?.value ?? value
      case .faded(let base, let alpha): return base.value.resolved(with: traits).withAlpha(alpha, of: base)
      default: return value
      }
    }
    return .gray(white: 0, alpha: 1)
  }

  func withAlpha(_ alpha: CGFloat, of color: UIColor) -> ColorValue {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, _): .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    case .cgColor(let base): base.copy(alpha: alpha).map(ColorValue.cgColor) ?? self
    case .pattern(let pattern): .pattern(PatternColor(image: pattern.image.faded(alpha)))
    case .faded(let base, _): .faded(base, alpha: alpha)
    case .system, .named, .provider: .faded(color, alpha: alpha)
    }
  }

  /// Extended sRGB components; nil for patterns. The value must not be dynamic.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    switch self {
    case .gray(let white, let alpha): return (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      let rgb = ColorConversion.sRGB(displayP3Red: red, green: green, blue: blue)
      return (rgb.red, rgb.green, rgb.blue, alpha)
    case .cgColor(let color): return ColorConversion.components(of: color)
    default: return nil
    }
  }
}

extension ColorValue {
  func isEqual(to other: ColorValue) -> Bool {
    switch (self, other) {
    case (.gray(let white1, let alpha1), .gray(let white2, let alpha2)): white1 == white2 && alpha1 == alpha2
    case (.rgb(let r1, let g1, let b1, let a1), .rgb(let r2, let g2, let b2, let a2)),
      (.displayP3(let r1, let g1, let b1, let a1), .displayP3(let r2, let g2, let b2, let a2)):
      r1 == r2 && g1 == g2 && b1 == b2 && a1 == a2
    case (.cgColor(let color), _): !other.isDynamic && color == other.makeCGColor()
    case (_, .cgColor(let color)): !isDynamic && color == makeCGColor()
    case (.pattern(let one), .pattern(let other)): one.image === other.image
    case (.system(let color1), .system(let color2)): color1 == color2
    case (.named(let set1), .named(let set2)): set1 === set2
    case (.faded(let base1, let alpha1), .faded(let base2, let alpha2)): alpha1 == alpha2 && base1 == base2
    default: false
    }
  }

  /// Hashes the value; equal values have equal hashes in all representations.
  func hash(fallback: ObjectIdentifier) -> Int {
    var hasher = Hasher()
    switch self {
    case .system(let color): hasher.combine(color)
    case .named(let set): hasher.combine(ObjectIdentifier(set))
    case .faded(let base, let alpha):
      hasher.combine(base)
      hasher.combine(alpha)
    case .pattern(let pattern): hasher.combine(ObjectIdentifier(pattern.image))
    case .provider: hasher.combine(fallback)
    default:
      guard let (red, green, blue, alpha) = components else { break }
      for part in [red, green, blue, alpha] { hasher.combine(Int((part * 4096).clamped)) }
    }
    return hasher.finalize()
  }

  func description(of color: UIColor) -> String {
    let address = address(of: color)
    func text(_ parts: CGFloat...) -> String { parts.map { $0.plainText }.joined(separator: " ") }
    switch self {
    case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(text(white, alpha))"
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace \(text(red, green, blue, alpha))"
    case .displayP3(let red, let green, let blue, let alpha):
      return "UIDisplayP3ColorSpace \(text(red, green, blue, alpha))"
    case .cgColor:
      guard let (red, green, blue, alpha) = components else { return "kCGColorSpaceModelPattern" }
      return "kCGColorSpaceModelRGB \(text(red, green, blue, alpha)) "
    case .pattern(let pattern): return "<UIPatternColor: \(address); image = \(pattern.image)>"
    case .system(let color):
      // In descriptions the basic colors are catalog colors; those of labels, fills and backgrounds are system
      // colors made in code.
      let kind = color.isTone ? "UIDynamicCatalogSystemColor" : "UIDynamicSystemColor"
      return "<\(kind): \(address); name = \(color.name)Color>"
    case .named(let set): return "<UIDynamicCatalogColor: \(address); name = \(set.name)>"
    case .provider: return "<UIDynamicProviderColor: \(address)>"
    case .faded(let base, let alpha):
      return "<UIDynamicModifiedColor: \(address); contrast = normal, baseColor = \(base), alpha = \(text(alpha))>"
    }
  }
}

extension ColorValue {
  init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat? {
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)).number : nil
    }
    let alpha = (number("UIAlpha") ?? 1).unit
    if let white = number("UIWhite") {
      self = .gray(white: white, alpha: alpha)
    } else if let red = number("UIRed"), let green = number("UIGreen"), let blue = number("UIBlue") {
      self = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }

  func encode(to coder: NSCoder) {
    if case .gray(let white, let alpha) = self {
      coder.encode(Double(white), forKey: "UIWhite")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    } else if let (red, green, blue, alpha) = components {
      coder.encode(Double(red), forKey: "UIRed")
      coder.encode(Double(green), forKey: "UIGreen")
      coder.encode(Double(blue), forKey: "UIBlue")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    }
  }
}

extension CGFloat {
  /// The number with six significant digits, whole numbers without a point, in the format `%g`.
  var plainText: String { String(format: "%g", Double(self)) }

  fileprivate var clamped: CGFloat { Swift.max(-1e9, Swift.min(1e9, self)) }
}

/// A color with a name, such as one of an asset catalog, whose value depends on the traits. It is equal only to
/// itself.
protocol NamedColor: AnyObject, Sendable {
  var name: String { get }
  func value(for traits: UITraitCollection) -> ColorValue
}
