import Foundation

/// The mode of sharing content: as a copy, or for collaboration.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivitycollaborationmode>
public enum UIActivityCollaborationMode: Int, Sendable {
  /// Everybody gets a copy.
  case sendCopy = 0
  /// All work on the same.
  case collaborate = 1
}

/// A restriction that disables a collaboration mode, with an explanation. It has no effect, because sharing in
/// Flipside always sends copies.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivitycollaborationmoderestriction>
@preconcurrency @MainActor open class UIActivityCollaborationModeRestriction: NSObject {
  /// The disabled mode.
  open private(set) var disabledMode: UIActivityCollaborationMode
  /// The title of the alert that explains the restriction; nil for no alert.
  open private(set) var alertTitle: String?
  /// The text of the alert.
  open private(set) var alertMessage: String?
  /// The title of the button that closes the alert.
  open private(set) var alertDismissButtonTitle: String?
  /// The title of a button that opens a page about the restriction.
  open private(set) var alertRecoverySuggestionButtonTitle: String?
  /// The page that the button opens.
  open private(set) var alertRecoverySuggestionButtonLaunchURL: URL?

  /// Creates a restriction of a mode, with the texts and buttons of the alert that explains it.
  public init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String?, alertMessage: String?,
    alertDismissButtonTitle: String?, alertRecoverySuggestionButtonTitle: String?,
    alertRecoverySuggestionButtonLaunchURL: URL?
  ) {
    self.disabledMode = disabledMode
    self.alertTitle = alertTitle
    self.alertMessage = alertMessage
    self.alertDismissButtonTitle = alertDismissButtonTitle
    self.alertRecoverySuggestionButtonTitle = alertRecoverySuggestionButtonTitle
    self.alertRecoverySuggestionButtonLaunchURL = alertRecoverySuggestionButtonLaunchURL
    super.init()
  }
  /// Creates a restriction of a mode, without an alert.
  public convenience init(disabledMode: UIActivityCollaborationMode) {
    self.init(
      disabledMode: disabledMode, alertTitle: nil, alertMessage: nil, alertDismissButtonTitle: nil,
      alertRecoverySuggestionButtonTitle: nil, alertRecoverySuggestionButtonLaunchURL: nil)
  }
  /// Creates a restriction of a mode, with an alert that explains it.
  public convenience init(disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String) {
    self.init(
      disabledMode: disabledMode, alertTitle: alertTitle, alertMessage: alertMessage, alertDismissButtonTitle: nil,
      alertRecoverySuggestionButtonTitle: nil, alertRecoverySuggestionButtonLaunchURL: nil)
  }
}
