import QuartzCore

extension ArchivedProperty {
  /// What archives keep of toolbars.
  static let toolbar: [ArchivedProperty] = [
    of("items", \UIToolbar.items)
  ]
}
