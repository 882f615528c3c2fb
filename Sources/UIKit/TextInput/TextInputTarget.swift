import QuartzCore

/// A first responder that takes what the host's keyboard and input method type.
@MainActor package protocol TextInputTarget: AnyObject {
  /// Text that was typed or committed by an input method.
  func insertTypedText(_ text: String)
  func deleteBackwardTyped()
  /// Text that an input method is still composing; empty ends it.
  func setTypedMarkedText(_ text: String, selectedRange: NSRange)
  /// A key that types nothing: return, tab, arrows. False lets it go on.
  func handleTypedKey(_ key: HostKey, modifiers: HostKeyModifiers) -> Bool
}
