/// Whether two hyphens become a dash.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsmartdashestype>
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
