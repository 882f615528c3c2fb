import CoreText

/// The fonts in an app's Info.plist.
package enum AppFonts {
  /// Registers the files of `UIAppFonts`; the application does so before it creates its delegate.
  package static func register(in bundle: Bundle) {
    guard let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] else { return }
    for name in names {
      let base = bundle.resourceURL ?? bundle.bundleURL
      let url = base.appendingPathComponent(name)
      if !CTFontManagerRegisterFontsForURL(url, .process, nil) {
        Console.write("GSFont: file doesn't exist or is not a font: \"\(url.path)\" (UIAppFonts)")
      }
    }
  }
}
