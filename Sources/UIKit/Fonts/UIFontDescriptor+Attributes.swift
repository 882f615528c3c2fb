import CoreText

extension UIFontDescriptor {
  /// The class bits of `SymbolicTraits`, as a number.
  public typealias Class = Int

  /// The traits of a font as flags.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters for vertical lines.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines farther apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The mask of all bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Letters with serifs as in old prints.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Letters with serifs between old and modern ones.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Letters with thin, straight serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Letters with thick, curved serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Letters with thick, straight serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Letters with other serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Letters without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Letters as written by hand.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// An attribute of a font descriptor.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the face, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face's name within its family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that users see, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform of the letters, an `NSValue` of a `CGAffineTransform`.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font has to have, a `CharacterSet`.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The descriptors of fallback fonts for missing characters, an array.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A fixed width for all letters in points, a number.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The features that are switched on, an array of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`, which determines the size.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A trait in the dictionary of `AttributeName.traits`.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key in the setting of a font feature.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of a feature, such as that for digits.
    public static let featureIdentifier = FeatureKey("CTFeatureTypeIdentifier")
    /// The number of a feature's setting.
    public static let typeIdentifier = FeatureKey("CTFeatureSelectorIdentifier")
    /// The number of a feature, such as that for digits.
    public static let type = FeatureKey("CTFeatureTypeIdentifier")
    /// The number of a feature's setting.
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
  }

  /// The designs of the system font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system font without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The system font with rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The system font with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced system font.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
