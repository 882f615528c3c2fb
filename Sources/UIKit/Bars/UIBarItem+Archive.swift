import QuartzCore

extension ArchivedProperty {
  /// The archived properties of bar items.
  static let barItem: [ArchivedProperty] = [
    of("title", \UIBarItem.title), of("image", \UIBarItem.image),
    of("landscape", \UIBarItem.landscapeImagePhone), of("large", \UIBarItem.largeContentSizeImage),
    of("insets", \UIBarItem.imageInsets), of("enabled", \UIBarItem.isEnabled), of("tag", \UIBarItem.tag),
    of("identifier", \UIBarItem.accessibilityIdentifier), of("label", \UIBarItem.accessibilityLabel),
  ]
}
