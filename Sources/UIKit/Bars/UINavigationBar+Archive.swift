import QuartzCore

extension ArchivedProperty {
  /// The archived properties of navigation bars.
  static let navigationBar: [ArchivedProperty] = [
    of("items", \UINavigationBar.items)
  ]
}
