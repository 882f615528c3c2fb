import Foundation

/// The kinds of input that the app expects, which determine the system's interface beside a text.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputcontext>
@preconcurrency @MainActor open class UITextInputContext: NSObject {
  private static let shared = UITextInputContext()

  /// Whether a pencil writes. False by default; hosts have none.
  open var isPencilInputExpected = false { didSet { ignore(isPencilInputExpected) } }
  /// Whether the app expects dictation. False by default; Flipside has no dictation.
  open var isDictationInputExpected = false { didSet { ignore(isDictationInputExpected) } }
  /// Whether the app expects an external keyboard. False by default, even if there is one; it has no effect.
  open var isHardwareKeyboardInputExpected = false { didSet { ignore(isHardwareKeyboardInputExpected) } }

  private func ignore(_ isExpected: Bool) {
    if isExpected { Unsupported.log("UITextInputContext", effect: "the keyboard does not depend on it") }
  }

  /// Returns the app's context.
  open class func current() -> UITextInputContext! { shared }
}

/// A phrase of dictated text. The system makes none, as Flipside has no dictation; a subclass's text is inserted
/// by `UITextInput.insertDictationResult(_:)`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidictationphrase>
open class UIDictationPhrase: NSObject, @unchecked Sendable {
  /// The most likely transcription of the speech.
  open var text: String { "" }
  /// Other possible transcriptions, the most likely first; nil if there are none.
  open var alternativeInterpretations: [String]? { nil }

  /// Creates an empty phrase; Flipside has no dictation.
  public override init() { super.init() }
}

/// The gestures of three fingers that edit: copy, paste, undo.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uieditinginteractionconfiguration>
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// The context that the system determines.
  case `default` = 1
}
