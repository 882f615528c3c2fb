import QuartzCore

extension ArchivedProperty {
  /// The archived properties of toolbars.
  static let toolbar: [ArchivedProperty] = [
    of("items", \UIToolbar.items)
  ]
}
