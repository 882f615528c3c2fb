import QuartzCore

extension ArchivedProperty {
  /// The archived properties of navigation items.
  static let navigationItem: [ArchivedProperty] = [
    of("title", \UINavigationItem.title), of("prompt", \UINavigationItem.prompt),
    of("view", \UINavigationItem.titleView), of("large", \UINavigationItem.largeTitleDisplayMode),
    of("back", \UINavigationItem.backBarButtonItem), of("backTitle", \UINavigationItem.backButtonTitle),
    of("backMode", \UINavigationItem.backButtonDisplayMode), of("hidesBack", \UINavigationItem.hidesBackButton),
    of("supplements", \UINavigationItem.leftItemsSupplementBackButton),
    of("left", \UINavigationItem.leftBarButtonItems), of("right", \UINavigationItem.rightBarButtonItems),
  ]
}
