/// Whether a control behaves as on a pad or as on a Mac.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibehavioralstyle>
public enum UIBehavioralStyle: UInt, Sendable {
  /// The system's choice: `pad`, except on Macs.
  case automatic = 0
  /// Looks and behaves as on an iPad, also in an app on a Mac.
  case pad = 1
  /// Looks and behaves as the control of a Mac; only on Macs.
  case mac = 2
}
