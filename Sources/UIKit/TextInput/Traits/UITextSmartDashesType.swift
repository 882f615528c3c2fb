/// Whether two hyphens become a dash.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsmartdashestype>
public enum UITextSmartDashesType: Int, Sendable {
  /// Dashes replace hyphens in prose, but not in addresses, numbers, names of users and passwords.
  case `default` = 0
  /// Hyphens stay as they were typed.
  case no = 1
  /// Dashes replace hyphens in text of any kind, unless it is hidden.
  case yes = 2
}
