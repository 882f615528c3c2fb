import UIKit
import XCTest

/// Runs the same case over text fields, text views and an app's own text input.
class TextInputTestCase: TimeTestCase {
  /// The kind of the subject, which failures name.
  private var subject: String?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    let subject = self.subject.map { "\($0): " } ?? ""
    super.recordFailure(
      withDescription: subject + description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  /// Calls the body for each subject, which is first responder of a window, with a text, an empty journal and the
  /// caret at the end.
  func each(
    _ subjects: [TextSubject], _ text: String = "", at selection: NSRange? = nil,
    _ body: (TextSubject) throws -> Void
  ) rethrows {
    for subject in subjects {
      let window = makeWindow()
      window.rootViewController?.view.addSubview(subject.input)
      subject.text = text
      XCTAssertTrue(subject.input.becomeFirstResponder())
      if let selection { subject.selection = selection }
      subject.journal = []
      self.subject = "\(Swift.type(of: subject))"
      try body(subject)
      self.subject = nil
      subject.allows = true
      subject.input.resignFirstResponder()
      subject.input.removeFromSuperview()
      // The time prevents taps on the next subject from counting as further taps on this one.
      go(to: now + 1)
    }
  }

  func type(_ text: String) { UIApplication.shared.send(.text(text)) }

  func compose(_ text: String, _ location: Int, _ length: Int = 0) {
    UIApplication.shared.send(.markedText(text, selectedRange: at(location, length)))
  }

  func press(_ key: HostKey, _ modifiers: HostKeyModifiers = []) {
    UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: true))
    UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: false))
  }

  func at(_ location: Int, _ length: Int = 0) -> NSRange { NSRange(location: location, length: length) }
}
