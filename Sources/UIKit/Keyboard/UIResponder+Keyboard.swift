extension UIResponder {
  /// Posted before the keyboard slides in, with the frames, duration and curve of the movement in its user info.
  public class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted after the keyboard has come to rest on the screen, with the same user info as before the movement.
  public class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted before the keyboard slides away; the end frame in its user info is below the screen.
  public class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted after the keyboard has left the screen.
  public class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted before each change of the keyboard's frame, those of showing and hiding included, before the
  /// notification for these.
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted after each change of the keyboard's frame, those of showing and hiding included.
  public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// A `CGRect` in screen coordinates.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// A `CGRect` in screen coordinates.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the seconds that the keyboard's movement takes, a `Double`; 0 without animation.
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The key of the movement's `UIView.AnimationCurve`, as an `Int` of its raw value. UIKit's keyboard moves by the
  /// private curve 7.
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The key of a `Bool`: whether the keyboard belongs to this app and not to one beside it. Always true here.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
