/// The severity of an alert, which apps on a Mac show.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uialertcontrollerseverity>
public enum UIAlertControllerSeverity: Int, Sendable {
  /// An ordinary alert.
  case `default` = 0
  /// An alert that needs the user's attention at once, such as one about data that would be lost.
  case critical = 1
}
