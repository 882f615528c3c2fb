/// The controller of a keyboard of the app's own.
///
/// A responder whose `inputViewController` returns one shows its view in place of the keyboard. What its keys type
/// goes to the first responder by the document proxy:
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

  /// What is typed into.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language as a BCP 47 tag; nil for that of the device.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation of its own, in place of the system's. False by default; there is
  /// no dictation.
  open var hasDictationKey = false {
    didSet {
      if hasDictationKey {
        Unsupported.log("UIInputViewController.hasDictationKey", effect: "there is no dictation")
      }
    }
  }
  /// Whether the user lets an installed keyboard use the network and shared files: always, for one within its app.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard has to show a globe key: where there are others, and none of the system's keys leads to
  /// them.
  open var needsInputModeSwitchKey: Bool { UITextInputMode.activeInputModes.count > 1 }

  /// Makes an input view with the keyboard's background, as high as the keyboard.
  open override func loadView() {
    let width = UIScreen.main.bounds.width
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: width, height: 216), inputViewStyle: .keyboard)
  }

  /// Ends the editing, so that the keyboard goes.
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

  /// Calls back with names and abbreviations that the user has taught the device: none.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }
  /// Returns names and abbreviations that the user has taught the device: none.
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

/// Words that the user has taught the device.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilexicon>
@preconcurrency @MainActor open class UILexicon: NSObject, @preconcurrency NSCopying {
  /// The entries: none here, since nothing is taught.
  open var entries: [UILexiconEntry] { [] }
  /// Returns the object itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A word that the user has taught the device, and what is typed for it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilexiconentry>
@preconcurrency @MainActor open class UILexiconEntry: NSObject, @preconcurrency NSCopying {
  /// What takes the place of what is typed.
  open var documentText: String { "" }
  /// What is typed.
  open var userInput: String { "" }
  /// Returns the object itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
