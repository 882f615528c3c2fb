import CoreGraphics

/// The system's named colors, with their variants.
///
/// Values: `facts/colors.md#system`, iOS 13 to 18; the facts have no source for the elevated high contrast
/// backgrounds.
enum SystemColor: Int, CaseIterable {
  case systemBlue
  case systemGreen
  case systemIndigo
  case systemOrange
  case systemMint
  case systemCyan
  case systemBrown
  case systemTeal
  case systemPink
  case systemPurple
  case systemRed
  case systemYellow
  case systemGray
  case systemGray2
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGray6
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case placeholderText
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  case secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case separator
  case opaqueSeparator
  case link

  var name: String { String(describing: self) }
  /// Whether the color is one of the basic colors and grays, not one for a purpose.
  var isTone: Bool { rawValue <= SystemColor.systemGray6.rawValue }

  /// One color: 0xRRGGBB in sRGB and an opacity.
  typealias Entry = (rgb: UInt32, alpha: CGFloat)

  struct Variants {
    var light: Entry
    var dark: Entry
    var lightHighContrast: Entry?
    var darkHighContrast: Entry?
    var darkElevated: Entry?
    var darkElevatedHighContrast: Entry?

    /// Returns the entry for a `variantIndex`; a missing variant is the same as the nearest one.
    func entry(_ index: Int) -> Entry {
      switch index {
      case 0: light
      case 1: lightHighContrast ?? light
      case 2: dark
      case 3: darkHighContrast ?? dark
      case 4: darkElevated ?? dark
      default: darkElevatedHighContrast ?? darkHighContrast ?? darkElevated ?? dark
      }
    }
  }

  func variant(for traits: UITraitCollection) -> ColorValue {
    Self.value(Self.table[rawValue].entry(Self.variantIndex(traits)))
  }

  /// Returns the Core Graphics color for the traits, cached because views need it at every commit.
  func cgColor(for traits: UITraitCollection) -> CGColor { Self.cgColors[rawValue][Self.variantIndex(traits)] }

  private static let cgColors: [[CGColor]] = table.map { variants in
    (0..<6).map { value(variants.entry($0)).makeCGColor() }
  }

  /// Returns the index of a variant: light, dark and dark elevated, each with normal and high contrast.
  private static func variantIndex(_ traits: UITraitCollection) -> Int {
    let contrast = traits.accessibilityContrast == .high ? 1 : 0
    guard traits.userInterfaceStyle == .dark else { return contrast }
    return (traits.userInterfaceLevel == .elevated ? 4 : 2) + contrast
  }

  private static func value(_ entry: Entry) -> ColorValue {
    .rgb(
      red: CGFloat(entry.rgb >> 16) / 255, green: CGFloat(entry.rgb >> 8 & 255) / 255,
      blue: CGFloat(entry.rgb & 255) / 255, alpha: entry.alpha)
  }

  /// The variants in the order of the cases.
  private static let table: [Variants] = [
    // systemBlue
    Variants(
      light: (0x00_7AFF, 1), dark: (0x0A_84FF, 1),
      lightHighContrast: (0x00_40DD, 1), darkHighContrast: (0x40_9CFF, 1)),
    // systemGreen
    Variants(
      light: (0x34_C759, 1), dark: (0x30_D158, 1),
      lightHighContrast: (0x24_8A3D, 1), darkHighContrast: (0x30_DB5B, 1)),
    // systemIndigo
    Variants(
      light: (0x58_56D6, 1), dark: (0x5E_5CE6, 1),
      lightHighContrast: (0x36_34A3, 1), darkHighContrast: (0x7D_7AFF, 1)),
    // systemOrange
    Variants(
      light: (0xFF_9500, 1), dark: (0xFF_9F0A, 1),
      lightHighContrast: (0xC9_3400, 1), darkHighContrast: (0xFF_B340, 1)),
    // systemMint
    Variants(
      light: (0x00_C7BE, 1), dark: (0x63_E6E2, 1),
      lightHighContrast: (0x0C_817B, 1), darkHighContrast: (0x66_D4CF, 1)),
    // systemCyan
    Variants(
      light: (0x32_ADE6, 1), dark: (0x64_D2FF, 1),
      lightHighContrast: (0x00_71A4, 1), darkHighContrast: (0x70_D7FF, 1)),
    // systemBrown
    Variants(
      light: (0xA2_845E, 1), dark: (0xAC_8E68, 1),
      lightHighContrast: (0x7F_6545, 1), darkHighContrast: (0xB5_9469, 1)),
    // systemTeal
    Variants(
      light: (0x30_B0C7, 1), dark: (0x40_C8E0, 1),
      lightHighContrast: (0x00_8299, 1), darkHighContrast: (0x5D_E6FF, 1)),
    // systemPink
    Variants(
      light: (0xFF_2D55, 1), dark: (0xFF_375F, 1),
      lightHighContrast: (0xD3_0F45, 1), darkHighContrast: (0xFF_6482, 1)),
    // systemPurple
    Variants(
      light: (0xAF_52DE, 1), dark: (0xBF_5AF2, 1),
      lightHighContrast: (0x89_44AB, 1), darkHighContrast: (0xDA_8FFF, 1)),
    // systemRed
    Variants(
      light: (0xFF_3B30, 1), dark: (0xFF_453A, 1),
      lightHighContrast: (0xD7_0015, 1), darkHighContrast: (0xFF_6961, 1)),
    // systemYellow
    Variants(
      light: (0xFF_CC00, 1), dark: (0xFF_D60A, 1),
      lightHighContrast: (0xA0_5A00, 1), darkHighContrast: (0xFF_D426, 1)),
    // systemGray
    Variants(
      light: (0x8E_8E93, 1), dark: (0x8E_8E93, 1),
      lightHighContrast: (0x6C_6C70, 1), darkHighContrast: (0xAE_AEB2, 1)),
    // systemGray2
    Variants(
      light: (0xAE_AEB2, 1), dark: (0x63_6366, 1),
      lightHighContrast: (0x8E_8E93, 1), darkHighContrast: (0x7C_7C80, 1)),
    // systemGray3
    Variants(
      light: (0xC7_C7CC, 1), dark: (0x48_484A, 1),
      lightHighContrast: (0xAE_AEB2, 1), darkHighContrast: (0x54_5456, 1)),
    // systemGray4
    Variants(
      light: (0xD1_D1D6, 1), dark: (0x3A_3A3C, 1),
      lightHighContrast: (0xBC_BCC0, 1), darkHighContrast: (0x44_4446, 1)),
    // systemGray5
    Variants(
      light: (0xE5_E5EA, 1), dark: (0x2C_2C2E, 1),
      lightHighContrast: (0xD8_D8DC, 1), darkHighContrast: (0x36_3638, 1)),
    // systemGray6
    Variants(
      light: (0xF2_F2F7, 1), dark: (0x1C_1C1E, 1),
      lightHighContrast: (0xEB_EBF0, 1), darkHighContrast: (0x24_2426, 1)),
    // label
    Variants(
      light: (0x00_0000, 1), dark: (0xFF_FFFF, 1),
      lightHighContrast: (0x00_0000, 1), darkHighContrast: (0xFF_FFFF, 1)),
    // secondaryLabel
    Variants(
      light: (0x3C_3C43, 0.6), dark: (0xEB_EBF5, 0.6),
      lightHighContrast: (0x3C_3C43, 0.6784), darkHighContrast: (0xEB_EBF5, 0.6784)),
    // tertiaryLabel
    Variants(
      light: (0x3C_3C43, 0.298), dark: (0xEB_EBF5, 0.298),
      lightHighContrast: (0x3C_3C43, 0.3765), darkHighContrast: (0xEB_EBF5, 0.3765)),
    // quaternaryLabel
    Variants(
      light: (0x3C_3C43, 0.1765), dark: (0xEB_EBF5, 0.1569),
      lightHighContrast: (0x3C_3C43, 0.2588), darkHighContrast: (0xEB_EBF5, 0.2392)),
    // placeholderText
    Variants(
      light: (0x3C_3C43, 0.298), dark: (0xEB_EBF5, 0.298),
      lightHighContrast: (0x3C_3C43, 0.3765), darkHighContrast: (0xEB_EBF5, 0.3765)),
    // systemFill
    Variants(
      light: (0x78_7880, 0.2), dark: (0x78_7880, 0.3569),
      lightHighContrast: (0x78_7880, 0.2784), darkHighContrast: (0x78_7880, 0.4392)),
    // secondarySystemFill
    Variants(
      light: (0x78_7880, 0.1569), dark: (0x78_7880, 0.3176),
      lightHighContrast: (0x78_7880, 0.2392), darkHighContrast: (0x78_7880, 0.4)),
    // tertiarySystemFill
    Variants(
      light: (0x76_7680, 0.1176), dark: (0x76_7680, 0.2392),
      lightHighContrast: (0x76_7680, 0.2), darkHighContrast: (0x76_7680, 0.3176)),
    // quaternarySystemFill
    Variants(
      light: (0x74_7480, 0.0784), dark: (0x76_7680, 0.1765),
      lightHighContrast: (0x74_7480, 0.1569), darkHighContrast: (0x76_7680, 0.2588)),
    // systemBackground
    Variants(
      light: (0xFF_FFFF, 1), dark: (0x00_0000, 1),
      lightHighContrast: (0xFF_FFFF, 1), darkHighContrast: (0x00_0000, 1),
      darkElevated: (0x1C_1C1E, 1), darkElevatedHighContrast: (0x24_2426, 1)),
    // secondarySystemBackground
    Variants(
      light: (0xF2_F2F7, 1), dark: (0x1C_1C1E, 1),
      lightHighContrast: (0xEB_EBF0, 1), darkHighContrast: (0x24_2426, 1),
      darkElevated: (0x2C_2C2E, 1), darkElevatedHighContrast: (0x36_3638, 1)),
    // tertiarySystemBackground
    Variants(
      light: (0xFF_FFFF, 1), dark: (0x2C_2C2E, 1),
      lightHighContrast: (0xFF_FFFF, 1), darkHighContrast: (0x36_3638, 1),
      darkElevated: (0x3A_3A3C, 1), darkElevatedHighContrast: (0x44_4446, 1)),
    // systemGroupedBackground
    Variants(
      light: (0xF2_F2F7, 1), dark: (0x00_0000, 1),
      lightHighContrast: (0xEB_EBF0, 1), darkHighContrast: (0x00_0000, 1),
      darkElevated: (0x1C_1C1E, 1), darkElevatedHighContrast: (0x24_2426, 1)),
    // secondarySystemGroupedBackground
    Variants(
      light: (0xFF_FFFF, 1), dark: (0x1C_1C1E, 1),
      lightHighContrast: (0xFF_FFFF, 1), darkHighContrast: (0x24_2426, 1),
      darkElevated: (0x2C_2C2E, 1), darkElevatedHighContrast: (0x36_3638, 1)),
    // tertiarySystemGroupedBackground
    Variants(
      light: (0xF2_F2F7, 1), dark: (0x2C_2C2E, 1),
      lightHighContrast: (0xEB_EBF0, 1), darkHighContrast: (0x36_3638, 1),
      darkElevated: (0x3A_3A3C, 1), darkElevatedHighContrast: (0x44_4446, 1)),
    // separator
    Variants(
      light: (0x3C_3C43, 0.2902), dark: (0x54_5458, 0.6),
      lightHighContrast: (0x3C_3C43, 0.3686), darkHighContrast: (0x54_5458, 0.6784)),
    // opaqueSeparator
    Variants(
      light: (0xC6_C6C8, 1), dark: (0x38_383A, 1)),
    // link
    Variants(
      light: (0x00_7AFF, 1), dark: (0x09_84FF, 1)),
  ]

  /// One object for each name, so that a color keeps its identity.
  private static let colors = allCases.map { UIColor(value: .system($0)) }

  var color: UIColor { Self.colors[rawValue] }
}
