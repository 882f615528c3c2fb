import PhotosUI
import UIKit

/// The page of one note. Addresses and telephone numbers are links until the text is edited.
class NoteViewController: UIViewController {
  private(set) var note: Note
  private let store: NoteStore
  let textView = UITextView()
  let formattingBar = FormattingBar()

  private lazy var undoItem = UIBarButtonItem(
    image: UIImage(systemName: "arrow.uturn.backward"), style: .plain, target: self, action: #selector(undo))
  private lazy var redoItem = UIBarButtonItem(
    image: UIImage(systemName: "arrow.uturn.forward"), style: .plain, target: self, action: #selector(redo))
  private lazy var findItem = UIBarButtonItem(
    image: UIImage(systemName: "magnifyingglass"), style: .plain, target: self, action: #selector(findInText))
  private lazy var shareItem = UIBarButtonItem(
    barButtonSystemItem: .action, target: self, action: #selector(share(_:)))

  init(note: Note, store: NoteStore) {
    self.note = note
    self.store = store
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTextView()
    undoItem.accessibilityLabel = String(localized: "Undo")
    redoItem.accessibilityLabel = String(localized: "Redo")
    findItem.accessibilityLabel = String(localized: "Find")
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(save), name: UIApplication.didEnterBackgroundNotification, object: nil)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
      self.showText(self.textView.attributedText)
    }
    showItems()
  }

  private func setUpTextView() {
    textView.accessibilityIdentifier = "text"
    textView.delegate = self
    textView.isEditable = isEditing
    textView.alwaysBounceVertical = true
    textView.allowsEditingTextAttributes = true
    textView.dataDetectorTypes = .all
    textView.isFindInteractionEnabled = true
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    textView.textContainer.lineFragmentPadding = 0
    textView.inputAccessoryView = formattingBar
    formattingBar.target = self
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    showText(note.text)
  }

  /// Shows text in the user's size.
  private func showText(_ text: NSAttributedString) {
    let selection = textView.selectedRange
    textView.attributedText = NoteText.styled(text, compatibleWith: traitCollection)
    textView.selectedRange = selection
    if text.length == 0 { textView.typingAttributes = NoteText.attributes(compatibleWith: traitCollection) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isEditing { textView.becomeFirstResponder() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    save()
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard isViewLoaded else { return }
    textView.isEditable = editing
    if editing {
      textView.becomeFirstResponder()
    } else {
      textView.resignFirstResponder()
      save()
    }
    showItems()
  }

  private func showItems() {
    navigationItem.rightBarButtonItems =
      isEditing ? [editButtonItem, redoItem, undoItem] : [editButtonItem, shareItem, findItem]
    showState()
  }

  /// Enables undo and redo where there is something to undo, and selects what the text at the caret is.
  func showState() {
    undoItem.isEnabled = textView.undoManager?.canUndo ?? false
    redoItem.isEnabled = textView.undoManager?.canRedo ?? false
    formattingBar.show(textView.typingAttributes)
  }

  /// A note without any text is not kept.
  @objc private func save() {
    guard !textView.attributedText.isEqual(to: note.text) else { return }
    note.text = NSAttributedString(attributedString: textView.attributedText)
    note.modified = Date()
    if note.isBlank { return store.remove(note.id) }
    do {
      try store.save(note)
    } catch {
      let alert = UIAlertController(
        title: String(localized: "The note was not saved"), message: error.localizedDescription,
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: String(localized: "OK"), style: .default))
      present(alert, animated: true)
    }
  }

  @objc private func undo() {
    textView.undoManager?.undo()
    showState()
  }

  @objc private func redo() {
    textView.undoManager?.redo()
    showState()
  }

  @objc private func findInText() { textView.findInteraction?.presentFindNavigator(showingReplace: false) }

  @objc private func share(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: [textView.text ?? ""], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }
}

extension NoteViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { showState() }

  func textViewDidChangeSelection(_ textView: UITextView) { showState() }
}

extension NoteViewController: FormattingBarTarget {
  func toggleBold() {
    textView.toggleBoldface(nil)
    showState()
  }

  func toggleItalic() {
    textView.toggleItalics(nil)
    showState()
  }

  func toggleUnderline() {
    textView.toggleUnderline(nil)
    showState()
  }

  func choosePicture() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  func insertPicture(_ image: UIImage) {
    let height = NoteText.pictureHeight
    let size = CGSize(width: image.size.width * height / max(image.size.height, 1), height: height)
    let small = image.size.height > height ? image.preparingThumbnail(of: size) ?? image : image
    let text = NSMutableAttributedString(attachment: NoteText.picture(small))
    text.addAttributes(textView.typingAttributes, range: NSRange(location: 0, length: text.length))
    replace(textView.selectedRange, with: text)
  }

  /// Replaces text so that it can be undone.
  private func replace(_ range: NSRange, with text: NSAttributedString) {
    let old = textView.attributedText.attributedSubstring(from: range)
    let new = NSRange(location: range.location, length: text.length)
    let typing = textView.typingAttributes
    textView.undoManager?.registerUndo(withTarget: self) { $0.replace(new, with: old) }
    textView.textStorage.replaceCharacters(in: range, with: text)
    textView.selectedRange = NSRange(location: new.upperBound, length: 0)
    textView.typingAttributes = typing
    showState()
  }
}

extension NoteViewController: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
    provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      guard let image = image as? UIImage else { return }
      DispatchQueue.main.async { self?.insertPicture(image) }
    }
  }
}
