import FlipsideTesting
import UIKit
import XCTest

/// A field on a stage, whose delegate calls, events and notifications are recorded.
class TextFieldTestCase: XCTestCase {
  var stage: Stage!
  var journal: Journal!
  var field: UITextField!
  var delegate: NotingDelegate!
  var observers: [NSObjectProtocol] = []

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    journal = Journal()
    field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
    field.borderStyle = .roundedRect
    delegate = NotingDelegate(journal)
    stage.view.addSubview(field)
  }

  override func tearDown() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    stage.end()
    stage = nil
    super.tearDown()
  }

  /// Begins recording all calls, events and notifications.
  func watch() {
    field.delegate = delegate
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"),
      (.primaryActionTriggered, "event primary"),
    ] {
      field.addAction(UIAction { [journal] _ in journal!.note(name) }, for: event)
    }
    for (name, line) in [
      (UITextField.textDidBeginEditingNotification, "note begin"),
      (UITextField.textDidChangeNotification, "note change"),
      (UITextField.textDidEndEditingNotification, "note end"),
      (UIResponder.keyboardWillShowNotification, "keyboard shows"),
      (UIResponder.keyboardWillHideNotification, "keyboard hides"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [journal] _ in
          journal!.note(line)
        })
    }
  }

  final class NotingDelegate: NSObject, UITextFieldDelegate {
    let journal: Journal
    var shouldBegin = true
    var shouldEnd = true
    var shouldChange = true
    var shouldClear = true
    var shouldReturn = true
    init(_ journal: Journal) { self.journal = journal }
    private func answer(_ line: String, _ value: Bool) -> Bool {
      journal.note(line)
      return value
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin", shouldBegin) }
    func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("should end", shouldEnd) }
    func textFieldDidEndEditing(_ textField: UITextField) { journal.note("did end") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      journal.note("did end \(reason.rawValue)")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    )
      -> Bool
    { answer("change {\(range.location), \(range.length)} \(string)", shouldChange) }
    func textFieldDidChangeSelection(_ textField: UITextField) { journal.note("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("should clear", shouldClear) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("should return", shouldReturn) }
  }
}
