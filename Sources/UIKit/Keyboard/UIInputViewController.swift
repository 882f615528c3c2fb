/// The controller of a custom keyboard.
///
/// A responder whose `inputViewController` returns one shows its view instead of the keyboard. Its keys type into
/// the first responder through the document proxy:
///
/// ```swift
/// final class DicePad: UIInputViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     let button = UIButton(primaryAction: UIAction(title: "Roll") { [unowned self] _ in
///       textDocumentProxy.insertText(String(Int.random(in: 1...6)))
///     })
///     view.addSubview(button)
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinputviewcontroller>
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = FirstResponderProxy()

  /// The view of the keyboard: the controller's view, unless another one was set.
  open override var inputView: UIInputView? {
    get { storedInputView ?? viewIfLoaded as? UIInputView }
    set {
      storedInputView = newValue
      if let newValue { view = newValue }
    }
  }
  private var storedInputView: UIInputView?

  /// The document into which the keyboard types.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language as a BCP 47 tag; nil for that of the device.
  open var primaryLanguage: String?
  /// Whether the keyboard has its own key for dictation, instead of the system's. False by default; dictation is
  /// not available.
  open var hasDictationKey = false {
    didSet {
      if hasDictationKey {
        Unsupported.log("UIInputViewController.hasDictationKey", effect: "there is no dictation")
      }
    }
  }
  /// Whether the user allows an installed keyboard to use the network and shared files: always true for one within
  /// its app.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard has to show a globe key: if there are other keyboards, and no system key for them.
  open var needsInputModeSwitchKey: Bool { UITextInputMode.activeInputModes.count > 1 }

  /// Creates an input view with the keyboard's background and height.
  open override func loadView() {
    let width = UIScreen.main.bounds.width
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: width, height: 216), inputViewStyle: .keyboard)
  }

  /// Ends editing, which dismisses the keyboard.
  open func dismissKeyboard() { _ = UIResponder.currentFirstResponder?.resignFirstResponder() }

  /// Changes to the next of the device's keyboards.
  open func advanceToNextInputMode() { KeyboardController.shared.use(UITextInputMode.next) }

  /// Changes to the next keyboard at a tap of the globe key; call it for all of the key's touch events.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    guard let touch = event.allTouches?.first(where: { $0.view === view }) ?? event.allTouches?.first else {
      return
    }
    if touch.phase == .ended { advanceToNextInputMode() }
  }

  /// Calls the handler with the names and abbreviations of the user's dictionary: always empty.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }
  /// Returns the names and abbreviations of the user's dictionary: always empty.
  open func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }

  // MARK: UITextInputDelegate

  /// Called before the selection of the text moves; does nothing unless it is overridden.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection of the text has moved; does nothing unless it is overridden.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text changes; does nothing unless it is overridden.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text has changed; does nothing unless it is overridden.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The entries of the user's dictionary.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilexicon>
@preconcurrency @MainActor open class UILexicon: NSObject, @preconcurrency NSCopying {
  /// The entries. Always empty in Flipside.
  open var entries: [UILexiconEntry] { [] }
  /// Returns the object itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An entry of the user's dictionary: typed text and its replacement.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilexiconentry>
@preconcurrency @MainActor open class UILexiconEntry: NSObject, @preconcurrency NSCopying {
  /// The replacement of the typed text.
  open var documentText: String { "" }
  /// The typed text.
  open var userInput: String { "" }
  /// Returns the object itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
