import QuartzCore

extension ArchivedProperty {
  /// What archives keep of navigation bars.
  static let navigationBar: [ArchivedProperty] = [
    of("items", \UINavigationBar.items)
  ]
}
