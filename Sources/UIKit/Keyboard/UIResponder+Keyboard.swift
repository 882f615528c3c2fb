extension UIResponder {
  /// Posted before the keyboard slides in, with the frames, duration and curve of the movement in its user info.
  public class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted after the keyboard came to rest on the screen, with the same user info as before the movement.
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
  /// The key of the frame before the movement, a `CGRect` in screen coordinates.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the frame after the movement, a `CGRect` in screen coordinates.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the duration of the keyboard's movement in seconds, a `Double`; 0 without animation.
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The key of the movement's `UIView.AnimationCurve`, as an `Int` of its raw value. UIKit's keyboard moves by the
  /// private curve 7.
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The key of a `Bool`: whether the keyboard belongs to this app and not to an adjacent one. Always true in
  /// Flipside.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIResponder {
  /// The controller of the input view for the responder. According to UIKit's header, input views and accessory
  /// views are looked up in the responder chain.
  var effectiveInputController: UIInputViewController? {
    for responder in inputChain {
      if responder.inputView != nil { return nil }
      if let controller = responder.inputViewController { return controller }
    }
    return nil
  }

  /// The view that replaces the keyboard; nil for the keyboard itself.
  var effectiveInputView: UIView? {
    for responder in inputChain {
      if let view = responder.inputView { return view }
      if let controller = responder.inputViewController { return controller.inputView ?? controller.view }
    }
    return nil
  }

  /// The view above the keyboard; nil if there is none.
  var effectiveAccessoryView: UIView? {
    for responder in inputChain {
      if let view = responder.inputAccessoryView { return view }
      if let controller = responder.inputAccessoryViewController { return controller.inputView ?? controller.view }
    }
    return nil
  }

  /// The responder and its chain; an app's own `next` may form a cycle.
  private var inputChain: [UIResponder] {
    var result: [UIResponder] = []
    for responder in chain.prefix(400) {
      result.append(responder)
      if responder.endsInputChain { break }
    }
    return result
  }
}
