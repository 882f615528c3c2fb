import CoreGraphics

/// The area of the screen that the keyboard covers, in screen coordinates. The keyboard sets it; layout guides,
/// sheets, popovers, alerts and menus keep clear of it.
@MainActor enum KeyboardArea {
  /// The keyboard's frame, after its animation has ended; nil while it is hidden.
  static var frame: CGRect?
  /// The frame to which a finger has dragged the keyboard.
  static var pulledFrame: CGRect?
  /// The keyboard's current frame, also under a finger; nil while it is hidden.
  static var presentFrame: CGRect? { pulledFrame ?? frame }
  /// The height, in points, of a panel of the app's window above the keyboard that counts as a part of it: the find
  /// navigator. 0 while there is none.
  static var panelHeight: CGFloat = 0
}
