extension UITraitCollection {
  /// Right to left where the app's language is written so: the one chosen among its localizations, not the user's
  /// (Apple's page of internationalization, "Supporting Right-to-Left Languages").
  static var applicationDirection: UIUserInterfaceLayoutDirection {
    applicationTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
