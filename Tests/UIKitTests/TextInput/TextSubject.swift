import UIKit
import XCTest

/// A text input under test. Its journal has the same words for all kinds, so that the same case runs over each:
/// `ask {location, length} text`, `selection`, `change` (a delegate's or control's event) and `note` (the
/// notification).
class TextSubject: NSObject {
  typealias Input = UIView & UITextInput
  let input: Input
  var journal: [String] = []
  var allows = true
  private var observer: (any NSObjectProtocol)?

  init(_ input: Input, note: NSNotification.Name? = nil) {
    self.input = input
    super.init()
    guard let note else { return }
    observer = NotificationCenter.default.addObserver(forName: note, object: input, queue: nil) { [weak self] _ in
      self?.journal.append("note")
    }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  var text: String {
    get { input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap(input.text) ?? "nil" }
    set {}
  }

  /// The selection in UTF-16 units; the location is -1 without a selection.
  var selection: NSRange {
    get { offsets(input.selectedTextRange) }
    set { input.selectedTextRange = range(newValue.location, newValue.length) }
  }

  var mark: NSRange { offsets(input.markedTextRange) }

  func offsets(_ range: UITextRange?) -> NSRange {
    guard let range else { return NSRange(location: -1, length: 0) }
    return NSRange(
      location: input.offset(from: input.beginningOfDocument, to: range.start),
      length: input.offset(from: range.start, to: range.end))
  }

  func position(_ offset: Int) -> UITextPosition? {
    input.position(from: input.beginningOfDocument, offset: offset)
  }

  func range(_ location: Int, _ length: Int) -> UITextRange? {
    guard let start = position(location), let end = position(location + length) else { return nil }
    return input.textRange(from: start, to: end)
  }

  func take() -> [String] {
    defer { journal = [] }
    return journal
  }

  func ask(_ range: NSRange, _ text: String) -> Bool {
    journal.append("ask {\(range.location), \(range.length)} \(text)")
    return allows
  }

  /// The calls for a change that code makes by `replace`, `setMarkedText` or `unmarkText`.
  var byCode: [String] { ["selection", "change", "note"] }
  /// The calls for such a change that leaves the caret's offset unchanged.
  var byCodeInPlace: [String] { ["change", "note"] }

  /// Apple's kinds and one of an app's own.
  static func apples() -> [TextSubject] { [FieldSubject(), ViewSubject()] }
  static func all() -> [TextSubject] { apples() + [CustomSubject()] }
}

final class FieldSubject: TextSubject, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))

  init() {
    super.init(field, note: UITextField.textDidChangeNotification)
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.journal.append("change") }, for: .editingChanged)
  }

  override var text: String {
    get { field.text ?? "nil" }
    set { field.text = newValue }
  }
  override var byCode: [String] { ["selection"] }
  override var byCodeInPlace: [String] { [] }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask(range, string) }
  func textFieldDidChangeSelection(_ textField: UITextField) { journal.append("selection") }
}

final class ViewSubject: TextSubject, UITextViewDelegate {
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))

  init() {
    super.init(view, note: UITextView.textDidChangeNotification)
    view.font = .systemFont(ofSize: 17)
    view.delegate = self
  }

  override var text: String {
    get { view.text }
    set { view.text = newValue }
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    ask(range, text)
  }
  func textViewDidChangeSelection(_ textView: UITextView) { journal.append("selection") }
  func textViewDidChange(_ textView: UITextView) { journal.append("change") }
}

/// An app's own text input, written against the protocol alone; it reports as a text view does.
final class CustomSubject: TextSubject {
  let custom = PlainTextInput(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let interaction = UITextInteraction(for: .editable)

  init() {
    super.init(custom)
    custom.subject = self
    interaction.textInput = custom
    custom.addInteraction(interaction)
  }

  override var text: String {
    get { custom.content as String }
    set {
      custom.content = newValue as NSString
      custom.selected = NSRange(location: custom.content.length, length: 0)
    }
  }
}
