/// Whether spaces are adjusted when words are pasted or cut.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype>
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system decides by the kind of text. Flipside never adjusts spaces.
  case `default` = 0
  /// Text is pasted and cut exactly as selected.
  case no = 1
  /// Spaces around a pasted word are added, and the double space of a cut word is removed.
  case yes = 2
}
