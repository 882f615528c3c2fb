import CoreGraphics

/// The area of the screen that the keyboard covers, in screen coordinates. The keyboard sets it; layout guides,
/// sheets, popovers, alerts and menus keep clear of it.
@MainActor enum KeyboardArea {
  /// Where the keyboard is, or comes to rest after its animation; nil while it is hidden.
  static var frame: CGRect?
  /// Where a finger has pulled the keyboard to.
  static var pulledFrame: CGRect?
  /// Where the keyboard is, also under a finger; nil while it is hidden.
  static var presentFrame: CGRect? { pulledFrame ?? frame }
  /// The height, in points, of a panel of the app's window that stands on the keyboard and counts as a part of it:
  /// the find navigator. 0 while there is none.
  static var panelHeight: CGFloat = 0
}
