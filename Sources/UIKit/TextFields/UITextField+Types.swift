extension UITextField {
  /// The frame around a text field.
  public enum BorderStyle: Int, Sendable {
    /// The field has no border.
    case none = 0
    /// A thin line around the field.
    case line = 1
    /// A sunken frame; since iOS 7 a line with a shadow.
    case bezel = 2
    /// A rounded rectangle with a thin border.
    case roundedRect = 3
  }

  /// The conditions under which an overlay view is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// The view shows while the text is edited.
    case whileEditing = 1
    /// The view shows while the text is not edited.
    case unlessEditing = 2
    /// Always. A clear button shows only while there is text.
    case always = 3
  }

  /// Whether the text was committed or given up.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user ended editing, and the text counts.
    case committed = 0
  }

  /// Posted when editing began, with the field as its object.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when editing ended, with the field as its object and the reason in its user info.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when the user changed the text, with the field as its object. Not posted for changes by code.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The key of a `UITextField.DidEndEditingReason`, as a number of its raw value, in the notification of the end.
  public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
