import CoreGraphics

extension UITraitCollection {
  private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values: values)
  }

  /// Creates a collection of all traits that any of the collections specifies; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection with the interface idiom alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
  /// Creates a collection with light or dark appearance alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }
  /// Creates a collection with the layout direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }
  /// Creates a collection with the display scale alone, in pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
  /// Creates a collection with the size class of the width alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }
  /// Creates a collection with the size class of the height alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }
  /// Creates a collection with the force touch capability alone.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, capability)
  }
  /// Creates a collection with the text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }
  /// Creates a collection with the display gamut alone.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
  /// Creates a collection with the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }
  /// Creates a collection with the level of the interface alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }
  /// Creates a collection with the legibility weight alone.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
  /// Creates a collection with the active appearance alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(\.activeAppearance, activeAppearance)
  }
  /// Creates a collection with the scene capture state alone.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(\.sceneCaptureState, sceneCaptureState)
  }
  /// Creates a collection with the dynamic range of images alone.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(\.imageDynamicRange, imageDynamicRange)
  }
  /// Creates a collection with the list environment alone.
  public convenience init(listEnvironment: UIListEnvironment) { self.init(\.listEnvironment, listEnvironment) }
  /// Creates a collection with the language of typesetting alone, as a BCP 47 tag.
  public convenience init(typesettingLanguage: String) { self.init(\.typesettingLanguage, typesettingLanguage) }
}

extension TraitValues {
  mutating func decode(from coder: NSCoder) {
    func integer(_ key: String) -> Int? {
      coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
    }
    userInterfaceIdiom = integer("idiom").flatMap(UIUserInterfaceIdiom.init) ?? .unspecified
    userInterfaceStyle = integer("style").flatMap(UIUserInterfaceStyle.init) ?? .unspecified
    layoutDirection = integer("direction").flatMap(UITraitEnvironmentLayoutDirection.init) ?? .unspecified
    displayScale = coder.containsValue(forKey: "scale") ? CGFloat(coder.decodeDouble(forKey: "scale")) : 0
    horizontalSizeClass = integer("horizontal").flatMap(UIUserInterfaceSizeClass.init) ?? .unspecified
    verticalSizeClass = integer("vertical").flatMap(UIUserInterfaceSizeClass.init) ?? .unspecified
    displayGamut = integer("gamut").flatMap(UIDisplayGamut.init) ?? .unspecified
    accessibilityContrast = integer("contrast").flatMap(UIAccessibilityContrast.init) ?? .unspecified
    userInterfaceLevel = integer("level").flatMap(UIUserInterfaceLevel.init) ?? .unspecified
    legibilityWeight = integer("weight").flatMap(UILegibilityWeight.init) ?? .unspecified
    if let category = coder.decodeObject(of: NSString.self, forKey: "textSize") {
      preferredContentSizeCategory = UIContentSizeCategory(rawValue: String(describing: category))
    }
  }

  func encode(to coder: NSCoder) {
    coder.encode(userInterfaceIdiom.rawValue, forKey: "idiom")
    coder.encode(userInterfaceStyle.rawValue, forKey: "style")
    coder.encode(layoutDirection.rawValue, forKey: "direction")
    coder.encode(Double(displayScale), forKey: "scale")
    coder.encode(horizontalSizeClass.rawValue, forKey: "horizontal")
    coder.encode(verticalSizeClass.rawValue, forKey: "vertical")
    coder.encode(displayGamut.rawValue, forKey: "gamut")
    coder.encode(accessibilityContrast.rawValue, forKey: "contrast")
    coder.encode(userInterfaceLevel.rawValue, forKey: "level")
    coder.encode(legibilityWeight.rawValue, forKey: "weight")
    coder.encode(preferredContentSizeCategory.rawValue as NSString, forKey: "textSize")
  }
}
