/// Whether a control behaves as on a pad or as on a Mac.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibehavioralstyle>
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system chooses: `pad`, outside of Macs.
  case automatic = 0
  /// Looks and behaves as on an iPad, also in an app on a Mac.
  case pad = 1
  /// Looks and behaves as the control of a Mac; only there.
  case mac = 2
}
