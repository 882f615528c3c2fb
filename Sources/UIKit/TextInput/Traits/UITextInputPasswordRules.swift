/// Rules for the passwords that autofill suggests; stored without effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  /// The rules as text, such as `"required: upper; required: digit; minlength: 8;"`.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules from their text, which is stored as it is. The format is that of Apple's Password Rules:
  /// "required", "allowed", "max-consecutive", "minlength" and "maxlength" with values, separated by semicolons.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  public required init?(coder: NSCoder) {
    passwordRulesDescriptor =
      coder.decodeObject(of: NSString.self, forKey: "descriptor").map { String(describing: $0) } ?? ""
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: passwordRulesDescriptor), forKey: "descriptor")
  }

  /// Returns the object itself: rules never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
