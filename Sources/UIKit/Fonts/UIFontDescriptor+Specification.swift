import CoreText

// Conversion of attributes to a specification.

extension UIFontDescriptor {
  static func spec(_ attributes: [AttributeName: Any]) -> FontSpec {
    var spec = FontSpec(size: 12)
    if let raw = attributes[.textStyle] {
      let style = raw as? UIFont.TextStyle ?? (raw as? String).map { UIFont.TextStyle(rawValue: $0) }
      if let style { spec = UIFont.preferredFont(forTextStyle: style).spec }
    } else if attributes[.name] == nil, attributes[.family] == nil, attributes[.traits] == nil {
      // The result of a descriptor without a name on iOS.
      spec = UIFont.spec(name: "Helvetica", size: 12) ?? spec
    }
    apply(attributes, to: &spec)
    return spec
  }

  static func apply(_ attributes: [AttributeName: Any], to spec: inout FontSpec) {
    if let size = number(attributes[.size]), size.isFinite, size >= 0 { spec.size = size }
    if let name = attributes[.name] as? String {
      let size = spec.size
      spec = UIFont.spec(name: name, size: size) ?? UIFont.spec(name: "Helvetica", size: size) ?? spec
    }
    if let name = attributes[.family] as? String { setFamily(name, &spec) }
    if let traits = traitValues(attributes[.traits]) { apply(traits: traits, to: &spec) }
    if let face = attributes[.face] as? String { setFace(face, &spec) }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
      for setting in settings {
        guard let type = number(setting[.type]), let selector = number(setting[.selector]) else { continue }
        spec.features += FontFeatures.openType(type: Int(type), selector: Int(selector))
      }
    }
  }

  private static func traitValues(_ value: Any?) -> [TraitKey: Any]? {
    if let traits = value as? [TraitKey: Any] { return traits }
    guard let traits = value as? [String: Any] else { return nil }
    return Dictionary(uniqueKeysWithValues: traits.map { (TraitKey(rawValue: $0.key), $0.value) })
  }

  private static func apply(traits: [TraitKey: Any], to spec: inout FontSpec) {
    if let symbolic = number(traits[.symbolic]) {
      let flags = SymbolicTraits(rawValue: UInt32(max(0, min(symbolic, 4_294_967_295))))
      if flags.contains(.traitBold) { spec.weight = spec.isSystem ? 0.3 : 0.4 }
      if flags.contains(.traitItalic) { spec.isItalic = true }
      if flags.contains(.traitMonoSpace), spec.isSystem { spec.design = .monospaced }
    }
    if let weight = number(traits[.weight]) { spec.weight = weight }
    if let width = number(traits[.width]) { spec.width = width }
    if let slant = number(traits[.slant]) { spec.isItalic = slant > 0 }
    snapToFace(&spec)
  }

  private static func setFamily(_ name: String, _ spec: inout FontSpec) {
    guard let family = FontCatalog.family(name) else { return }
    spec.family = family.name
    spec.design = family.design
    snapToFace(&spec)
  }

  private static func setFace(_ name: String, _ spec: inout FontSpec) {
    let wanted = name.lowercased().filter { $0 != " " }
    guard let family = FontCatalog.family(spec.family) else {
      spec.isItalic = wanted.contains("italic")
      spec.weight = wanted.contains("semibold") ? 0.3 : wanted.contains("bold") ? 0.4 : spec.weight
      return
    }
    guard let face = family.faces.first(where: { $0.name.lowercased().hasSuffix("-" + wanted) }) else { return }
    spec.weight = face.weight
    spec.isItalic = face.isItalic
    spec.postScriptName = face.name
  }

  /// Selects the face of a named family that is nearest to the requested weight and slant.
  private static func snapToFace(_ spec: inout FontSpec) {
    guard !spec.isSystem, let face = nearestFace(spec) else { return }
    spec.weight = face.weight
    spec.isItalic = face.isItalic
    spec.postScriptName = face.name
  }

  static func nearestFace(_ spec: FontSpec) -> FontCatalog.Face? {
    FontCatalog.family(spec.family)?.faces.min {
      let a = abs($0.weight - spec.weight) + ($0.isItalic == spec.isItalic ? 0 : 2)
      let b = abs($1.weight - spec.weight) + ($1.isItalic == spec.isItalic ? 0 : 2)
      return a < b
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as UInt32: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as UIFont.Weight: return value.rawValue
    case let value as UIFont.Width: return value.rawValue
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
