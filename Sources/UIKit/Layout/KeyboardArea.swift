import CoreGraphics

/// The area of the screen that the keyboard covers, in screen coordinates. The keyboard updates it, and layout
/// guides, sheets, popovers, alerts and menus avoid it.
@MainActor enum KeyboardArea {
  /// The keyboard's frame at the end of its animation, or nil while it is hidden.
  static var frame: CGRect?
  /// The frame of the keyboard while a finger drags it.
  static var pulledFrame: CGRect?
  /// The keyboard's current frame, including interactive dragging; nil while it is hidden.
  static var presentFrame: CGRect? { pulledFrame ?? frame }
  /// The height, in points, of a panel above the keyboard that covers the app's window as well, such as the find
  /// navigator; 0 if there is none.
  static var panelHeight: CGFloat = 0
}
