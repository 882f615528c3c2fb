/// Shows and hides the keyboard as the first responder changes.
@MainActor package final class KeyboardController {
  package static let shared = KeyboardController()

  private var depth = 0

  private init() {}

  /// A change of first responder begins; changes nest (one responder resigns while another becomes).
  package func beginChange() { depth += 1 }

  /// The outermost end looks at who is first responder now.
  package func endChange() {
    depth = max(0, depth - 1)
  }

  /// The first responder's input view, accessory or traits changed.
  package func reload() {}
}
