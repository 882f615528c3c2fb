/// The properties of a text input that configure the keyboard.
///
/// ```swift
/// field.keyboardType = .emailAddress
/// field.autocapitalizationType = .none
/// field.returnKeyType = .next
/// field.isSecureTextEntry = false
/// ```
///
/// Every member is optional: a type that does not implement one has UIKit's default. Setting a member that a type
/// does not have has no effect, like an optional message to nil.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputtraits>
@preconcurrency @MainActor public protocol UITextInputTraits: UITextInputTraitsOptionalProperties {}

/// The optional properties of `UITextInputTraits`, as its implementers see them; callers see them optional, as with
/// Objective-C.
@preconcurrency @MainActor public protocol UITextInputTraitsOptionalProperties: NSObjectProtocol {
  /// The conditions under which the shift key turns itself on. Default `.sentences`.
  @_disfavoredOverload var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed words are replaced by the probable correction. Default `.default`: yes, except for kinds of text
  /// that exclude it.
  @_disfavoredOverload var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are underlined, if there is a dictionary. `.default` follows `autocorrectionType`.
  @_disfavoredOverload var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become those of the language. Default `.default`.
  @_disfavoredOverload var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash. Default `.default`.
  @_disfavoredOverload var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around pasted and deleted words are adjusted. Default `.default`. No spaces are adjusted.
  @_disfavoredOverload var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether predictions are shown within the text, behind the caret.
  @_disfavoredOverload var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The layout of the keys.
  @_disfavoredOverload var keyboardType: UIKeyboardType { get set }
  /// Light or dark keys; `.default` follows the traits.
  @_disfavoredOverload var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  @_disfavoredOverload var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is off while there is no text. Default false.
  @_disfavoredOverload var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots. Default false.
  @_disfavoredOverload var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, such as a name or a password, for suggestions. Default nil: unknown.
  @_disfavoredOverload var textContentType: UITextContentType! { get set }
  /// The requirements of a suggested password. Default nil. No passwords are suggested.
  @_disfavoredOverload var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraitsOptionalProperties {
  @_disfavoredOverload public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  @_disfavoredOverload public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  @_disfavoredOverload public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  @_disfavoredOverload public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  @_disfavoredOverload public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

extension UITextInputTraits {
  /// The letters that the keyboard capitalizes automatically. `.sentences` by default.
  public var autocapitalizationType: UITextAutocapitalizationType? {
    autocapitalizationType as UITextAutocapitalizationType
  }
  /// Whether typed words are corrected. `.default` depends on the kind of text.
  public var autocorrectionType: UITextAutocorrectionType? { autocorrectionType as UITextAutocorrectionType }
  /// Whether misspelled words are underlined, if there is a dictionary. `.default` follows `autocorrectionType`.
  public var spellCheckingType: UITextSpellCheckingType? { spellCheckingType as UITextSpellCheckingType }
  /// Whether typed quotation marks become those of the language. `.default` leaves it to the kind of text.
  public var smartQuotesType: UITextSmartQuotesType? { smartQuotesType as UITextSmartQuotesType }
  /// Whether two typed hyphens become a dash. `.default` leaves it to the kind of text.
  public var smartDashesType: UITextSmartDashesType? { smartDashesType as UITextSmartDashesType }
  /// Whether spaces around pasted and deleted words are adjusted. `.default` depends on the kind of text.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType? {
    smartInsertDeleteType as UITextSmartInsertDeleteType
  }
  /// Whether the rest of a word is predicted at the caret. It has no effect, because Flipside predicts no text.
  public var inlinePredictionType: UITextInlinePredictionType? {
    inlinePredictionType as UITextInlinePredictionType
  }
  /// The set of keys that the keyboard shows first. `.default` by default.
  public var keyboardType: UIKeyboardType? { keyboardType as UIKeyboardType }
  /// Whether the keyboard is light or dark. `.default` follows the traits.
  public var keyboardAppearance: UIKeyboardAppearance? { keyboardAppearance as UIKeyboardAppearance }
  /// The label of the Return key. `.default` by default.
  public var returnKeyType: UIReturnKeyType? { returnKeyType as UIReturnKeyType }
  /// Whether the Return key is disabled while the text is empty. False by default.
  public var enablesReturnKeyAutomatically: Bool? { enablesReturnKeyAutomatically as Bool }
  /// Whether dots are shown in place of the text, which then cannot be copied. False by default.
  public var isSecureTextEntry: Bool? { isSecureTextEntry as Bool }
  /// The semantic meaning of the text, such as a name or a password, for suggestions. Nil, the default, is unknown.
  public var textContentType: UITextContentType?? { textContentType as UITextContentType? }
  /// The rules for suggested passwords. It has no effect, because Flipside suggests no passwords.
  public var passwordRules: UITextInputPasswordRules?? { passwordRules as UITextInputPasswordRules? }
}
