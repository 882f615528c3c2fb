/// Whether a control behaves as on a pad or as on a Mac.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibehavioralstyle>
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system chooses: `pad`, outside of Macs.
  case automatic = 0
  case pad = 1
  case mac = 2
}
