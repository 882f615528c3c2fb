/// How serious the reason for an alert is, which apps on a Mac show.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uialertcontrollerseverity>
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
