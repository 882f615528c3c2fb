/// Whether spaces are adjusted when words are pasted or cut.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype>
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
