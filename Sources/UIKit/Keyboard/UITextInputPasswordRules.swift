/// Rules for the passwords that autofill suggests; kept, not used.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  /// The rules as text, such as `"required: upper; required: digit; minlength: 8;"`.
  open private(set) var passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
