import QuartzCore

extension ArchivedProperty {
  /// The archived properties of switches.
  static let `switch`: [ArchivedProperty] = [
    of("on", \UISwitch.isOn), of("onTint", \UISwitch.onTintColor), of("thumb", \UISwitch.thumbTintColor),
    of("title", \UISwitch.title), of("style", \UISwitch.preferredStyle),
  ]
}
