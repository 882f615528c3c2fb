/// The fonts that the app brought: `UIAppFonts` in its Info.plist and `CTFontManagerRegister…`.
package enum RegisteredFonts {
  static func family(_ name: String) -> FontCatalog.Family? { nil }
  static func face(_ postScriptName: String) -> (FontCatalog.Family, FontCatalog.Face)? { nil }
  static var familyNames: [String] { [] }
}
