extension UITraitCollection {
  /// The layout direction of the app's language: the one chosen among its localizations, not the user's (Apple's
  /// page of internationalization, "Supporting Right-to-Left Languages").
  static var applicationDirection: UIUserInterfaceLayoutDirection {
    applicationTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
