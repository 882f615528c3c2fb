import CoreGraphics

/// An interaction that gives a text input the gestures, the caret, the handles and the edit menu of the system.
///
/// A view with text of its own adopts `UITextInput`, becomes first responder, and adds the interaction:
///
/// ```swift
/// func makeEditable(_ editor: UIView & UITextInput) {
///   let interaction = UITextInteraction(for: .editable)
///   interaction.textInput = editor
///   editor.addInteraction(interaction)
/// }
/// ```
///
/// A tap makes the input first responder and puts the caret at the edge of a word; a tap on the caret or on the
/// selection shows the edit menu. Two taps select a word, three a paragraph, and a finger that moves after the
/// second tap extends the selection by words. A long press moves the caret below a loupe. The caret and the handles
/// can be dragged (facts/text-input.md#selection). Text fields and text views use one themselves.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinteraction>
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  private weak var attachedView: UIView?
  /// The recognizers, created with the view.
  private(set) var gestures: TextGestures?
  private(set) var storedDisplay: UITextSelectionDisplayInteraction?
  private lazy var menu = TextEditMenu(self)
  /// The underlines of misspelled words; nil until a text is edited while there is a dictionary.
  private(set) var spelling: SpellingMarks?

  /// Whether the text can be edited.
  open private(set) var textInteractionMode = UITextInteractionMode.editable
  /// Decides about gestures, and is notified of them.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The input whose text is selected. It is not retained.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet {
      guard textInput !== oldValue else { return }
      removeDisplay()
      TextInteractions.add(self)
      updateActivation()
    }
  }

  /// Makes an interaction for text that can be edited, or only read.
  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    textInteractionMode = mode
  }

  /// Sets the mode. Text views set it when `isEditable` changes.
  func setMode(_ mode: UITextInteractionMode) {
    textInteractionMode = mode
    storedDisplay?.showsCursor = mode == .editable
  }

  /// The recognizers that an app's own may wait for with `require(toFail:)`.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures?.recognizers ?? [] }

  // MARK: The view

  /// The view whose touches select text.
  open var view: UIView? { attachedView }

  /// Called before the interaction is added to a view, or removed from its view for nil.
  open func willMove(to view: UIView?) {
    gestures?.remove()
    gestures = nil
    removeDisplay()
  }

  /// Called after the interaction was added to a view, or removed from its view for nil.
  open func didMove(to view: UIView?) {
    attachedView = view
    guard let view else { return }
    gestures = TextGestures(self, in: view)
    updateActivation()
  }

  // MARK: The selection

  /// The space of the input's points and rectangles.
  var space: UIView? {
    guard let own = textInput?.textInputView, own.window != nil else { return attachedView }
    return own
  }

  /// Whether the selection shows: while the input is first responder.
  var isActive: Bool { textInput?.isFirstResponder ?? false }

  /// Follows the first responder.
  func updateActivation() {
    let isActive = isActive && attachedView?.window != nil
    if isActive { display?.isActivated = true } else { storedDisplay?.isActivated = false }
    guard !isActive else { return }
    hideMenu()
    gestures?.cancel()
    spelling?.update()
  }

  /// Shows caret, highlight and handles; made with the first selection.
  private var display: UITextSelectionDisplayInteraction? {
    if let storedDisplay { return storedDisplay }
    guard let view = attachedView, let input = textInput else { return nil }
    let display = UITextSelectionDisplayInteraction(textInput: input, delegate: self)
    display.showsCursor = textInteractionMode == .editable
    storedDisplay = display
    view.addInteraction(display)
    return display
  }

  private func removeDisplay() {
    guard let display = storedDisplay else { return }
    storedDisplay = nil
    display.isActivated = false
    display.view?.removeInteraction(display)
  }

  /// Updates the caret and the handles after the selection or the text has changed.
  func selectionDidChange() { storedDisplay?.setNeedsSelectionUpdate() }

  /// Sets the frames of caret and handles, as a part of the view's layout.
  func layOutSelection() {
    storedDisplay?.layoutManagedSubviews()
    markSpelling()
    if isMenuPresented { menu.move() }
  }

  private func markSpelling() {
    if spelling == nil, Spelling.isOn, isActive, let host = textInput as? any TextEditorHost {
      spelling = SpellingMarks(host)
    }
    spelling?.update()
  }

  /// Returns whether a point of the view is on a handle, which may stick out of the view.
  func isHandle(at point: CGPoint) -> Bool {
    guard let display = storedDisplay, display.isActivated else { return false }
    return display.handleViews.contains { handle in
      handle.superview === attachedView && !handle.isHidden && handle.frame.insetBy(dx: -8, dy: -8).contains(point)
    }
  }

  // MARK: The edit menu

  private var openMenu: EditMenuPresentation? {
    let current = EditMenuPresentation.current
    return current != nil && current?.source.view === attachedView ? current : nil
  }
  var isMenuPresented: Bool { openMenu != nil }
  func showMenu() { menu.present() }
  /// Shows other words for the selected text.
  func showReplacements() { menu.presentReplacements() }
  /// Dismisses the edit menu, also one that the app presented for the view.
  func hideMenu() { openMenu?.dismiss() }
}

extension UITextInteraction: UITextSelectionDisplayInteractionDelegate {
  /// Returns the view below the text for text fields and text views; nil for others.
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
    (textInput as? any TextEditorHost)?.viewBehindText
  }
}

/// The interactions of the app, which follow the first responder and typing.
@MainActor enum TextInteractions {
  private struct Entry {
    weak var interaction: UITextInteraction?
  }

  private static var entries: [Entry] = []
  private static let changes = TextInputChanges()

  static func add(_ interaction: UITextInteraction) {
    entries.removeAll { $0.interaction == nil || $0.interaction === interaction }
    entries.append(Entry(interaction: interaction))
    InputFocus.didChange = firstResponderDidChange
  }

  private static func firstResponderDidChange() {
    for interaction in entries.compactMap(\.interaction) {
      interaction.updateActivation()
      // An app's text input reports changes by code to its input delegate, which may already be the keyboard.
      if let input = interaction.textInput, interaction.isActive, !(input is any TextEditorHost),
        input.inputDelegate == nil
      {
        input.inputDelegate = changes
      }
    }
  }

  /// Updates the interactions of an input whose text or selection has changed.
  static func note(_ input: AnyObject?) {
    guard let input else { return }
    for entry in entries where entry.interaction?.textInput === input { entry.interaction?.selectionDidChange() }
  }
}

/// Observes the changes that code makes in an app's own text input.
@MainActor private final class TextInputChanges: NSObject, UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { changed(textInput) }
  func textDidChange(_ textInput: (any UITextInput)?) { changed(textInput) }

  private func changed(_ input: (any UITextInput)?) {
    TextInteractions.note(input)
    if (input as? UIResponder)?.isFirstResponder == true { InputFocus.observer?.textDidChange() }
  }
}
