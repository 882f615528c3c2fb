import QuartzCore

/// The archived properties of buttons: the values for each state, and configurations.
@MainActor enum ArchivedButton {
  static let properties: [ArchivedProperty] = [
    .custom("type", { (button: UIButton) in button.buttonType.rawValue.archived }) { button, value in
      let raw = value.flatMap(Int.unarchived)
      if let type = raw.flatMap({ UIButton.ButtonType(rawValue: $0) }) { button.setType(type) }
    },
    .of("role", \UIButton.role), .of("contentInsets", \UIButton.contentEdgeInsets),
    .of("titleInsets", \UIButton.titleEdgeInsets), .of("imageInsets", \UIButton.imageEdgeInsets),
    .of("toggles", \UIButton.changesSelectionAsPrimaryAction),
    .of("updates", \UIButton.automaticallyUpdatesConfiguration),
    own("titles", { values, state in values.titles[state].map { NSString(string: $0) } }) {
      $0.setTitle($1.flatMap(String.unarchived), for: $2)
    },
    own("attributedTitles", { $0.attributedTitles[$1] }) {
      $0.setAttributedTitle($1 as? NSAttributedString, for: $2)
    },
    own("titleColors", { $0.titleColors[$1] }) { $0.setTitleColor($1 as? UIColor, for: $2) },
    own("shadowColors", { $0.shadowColors[$1] }) { $0.setTitleShadowColor($1 as? UIColor, for: $2) },
    own("images", { $0.images[$1] }) { $0.setImage($1 as? UIImage, for: $2) },
    own("backgrounds", { $0.backgrounds[$1] }) { $0.setBackgroundImage($1 as? UIImage, for: $2) },
    own("symbols", { $0.symbols[$1] }) {
      $0.setPreferredSymbolConfiguration($1 as? UIImage.SymbolConfiguration, forImageIn: $2)
    },
    .custom("configuration", { (button: UIButton) in button.configuration?.archived }) {
      $0.configuration = ($1 as? NSDictionary).flatMap { UIButton.Configuration(archived: $0) }
    },
    .custom("font", { (button: UIButton) in button.label?.font }) { button, value in
      if let font = value as? UIFont { button.titleLabel?.font = font }
    },
  ]

  private static func own(
    _ key: String, _ get: @escaping (StateValues, UInt) -> NSObject?,
    _ set: @escaping (UIButton, NSObject?, UIControl.State) -> Void
  ) -> ArchivedProperty {
    .states(key, { (button: UIButton, state) in get(button.values, state.rawValue) }, set)
  }
}

extension UIButton.Configuration {
  private static let styles: [Style] = [.plain, .gray, .tinted, .filled, .borderless, .bordered]
  private static let sizes: [Size] = [.mini, .small, .medium, .large]
  private static let corners: [CornerStyle] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
  private static let alignments: [TitleAlignment] = [.automatic, .leading, .center, .trailing]

  /// The values except closures, which archives can't contain.
  var archived: NSDictionary {
    let result = NSMutableDictionary()
    func put(_ key: String, _ value: NSObject?) {
      if let value { result.setObject(value, forKey: NSString(string: key)) }
    }
    put("style", Self.styles.firstIndex(of: style)?.archived)
    put("size", Self.sizes.firstIndex(of: buttonSize)?.archived)
    put("corners", Self.corners.firstIndex(of: cornerStyle)?.archived)
    put("alignment", Self.alignments.firstIndex(of: titleAlignment)?.archived)
    put("title", title?.archived)
    put("subtitle", subtitle?.archived)
    put("attributedTitle", attributedTitle.map { NSAttributedString($0) })
    put("attributedSubtitle", attributedSubtitle.map { NSAttributedString($0) })
    put("foreground", baseForegroundColor)
    put("background", baseBackgroundColor)
    put("image", image)
    put("symbol", preferredSymbolConfigurationForImage)
    put("insets", contentInsets.archived)
    put("placement", imagePlacement.rawValue.archived)
    put("imagePadding", imagePadding.archived)
    put("titlePadding", titlePadding.archived)
    put("activity", showsActivityIndicator.archived)
    put("titleBreak", titleLineBreakMode.rawValue.archived)
    put("subtitleBreak", subtitleLineBreakMode.rawValue.archived)
    put("plate.radius", background.cornerRadius.archived)
    put("plate.insets", background.backgroundInsets.archived)
    put("plate.color", background.backgroundColor)
    put("plate.image", background.image)
    put("plate.stroke", background.strokeColor)
    put("plate.strokeWidth", background.strokeWidth.archived)
    put("plate.strokeOutset", background.strokeOutset.archived)
    return result
  }

  init?(archived: NSDictionary) {
    func object(_ key: String) -> NSObject? { archived.object(forKey: NSString(string: key)) as? NSObject }
    func value<Value: ArchivedValue>(_ key: String) -> Value? { object(key).flatMap(Value.unarchived) }
    func member<Value>(_ key: String, _ all: [Value]) -> Value? {
      (value(key) as Int?).flatMap { all.indices.contains($0) ? all[$0] : nil }
    }
    guard let style = member("style", Self.styles) else { return nil }
    self.init(style: style)
    buttonSize = member("size", Self.sizes) ?? buttonSize
    cornerStyle = member("corners", Self.corners) ?? cornerStyle
    titleAlignment = member("alignment", Self.alignments) ?? titleAlignment
    title = value("title")
    subtitle = value("subtitle")
    if let text = object("attributedTitle") as? NSAttributedString { attributedTitle = AttributedString(text) }
    if let text = object("attributedSubtitle") as? NSAttributedString {
      attributedSubtitle = AttributedString(text)
    }
    baseForegroundColor = object("foreground") as? UIColor
    baseBackgroundColor = object("background") as? UIColor
    image = object("image") as? UIImage
    preferredSymbolConfigurationForImage = object("symbol") as? UIImage.SymbolConfiguration
    if let insets: NSDirectionalEdgeInsets = value("insets"), insets != contentInsets { contentInsets = insets }
    if let raw: UInt = value("placement") { imagePlacement = NSDirectionalRectEdge(rawValue: raw) }
    imagePadding = value("imagePadding") ?? imagePadding
    titlePadding = value("titlePadding") ?? titlePadding
    showsActivityIndicator = value("activity") ?? false
    titleLineBreakMode = (value("titleBreak") as Int?).flatMap(NSLineBreakMode.init) ?? titleLineBreakMode
    subtitleLineBreakMode = (value("subtitleBreak") as Int?).flatMap(NSLineBreakMode.init) ?? subtitleLineBreakMode
    background.cornerRadius = value("plate.radius") ?? background.cornerRadius
    background.backgroundInsets = value("plate.insets") ?? background.backgroundInsets
    background.backgroundColor = object("plate.color") as? UIColor
    background.image = object("plate.image") as? UIImage
    background.strokeColor = object("plate.stroke") as? UIColor
    background.strokeWidth = value("plate.strokeWidth") ?? 0
    background.strokeOutset = value("plate.strokeOutset") ?? 0
  }
}
