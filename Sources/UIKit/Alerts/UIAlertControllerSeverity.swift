/// How serious the reason for an alert is, which apps on a Mac show.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uialertcontrollerseverity>
public enum UIAlertControllerSeverity: Int, Sendable {
  /// An alert like any other.
  case `default` = 0
  /// An alert that needs the user's attention at once, such as one about data that would be lost.
  case critical = 1
}
