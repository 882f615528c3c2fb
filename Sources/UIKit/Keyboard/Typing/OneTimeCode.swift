import QuartzCore

/// The code of the last message, which the keyboard offers to texts of the content type `oneTimeCode`
/// (facts/text-input.md#keys/one-time-code).
@MainActor enum OneTimeCode {
  /// Seconds for which a code is offered.
  private static let lifetime: TimeInterval = 180
  private static var last: (code: String, time: TimeInterval)?

  /// The code that is offered; nil if there was no message in the last three minutes.
  static var current: String? {
    guard let last, CACurrentMediaTime() - last.time < lifetime else { return nil }
    return last.code
  }

  static func receive(_ code: String) { last = code.isEmpty ? nil : (code, CACurrentMediaTime()) }

  static func forget() { last = nil }

  /// Enters the code in place of the text, and offers it no longer.
  static func fill(_ code: String, into responder: UIResponder?) {
    forget()
    if let input = responder as? any UITextInput {
      input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    }
    TextTyping.insert(code, into: responder)
  }
}
